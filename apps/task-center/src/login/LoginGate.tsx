import type { Login } from '@exchange/app-bridge';
import { useEffect, useSyncExternalStore, type ReactElement } from 'react';
import type { Edition } from '../paths/regions.ts';
import { lazyWindow } from '../screen/loading/lazyWindow.tsx';
import type { Account } from '../services/account/createAccount.ts';
import { LoginWaiting } from './LoginWaiting.tsx';

interface Props {
  account: Account;
  login: Login;
  edition: Edition;
}

const LoginWindow = lazyWindow(() =>
  import('./LoginWindow.tsx').then(({ LoginWindow }) => LoginWindow),
);

/** Login UI of the page. Loads the login window on demand. */
export function LoginGate({ account, login, edition }: Props): ReactElement {
  const { modal, view } = useSyncExternalStore(login.subscribe, login.getState, login.getState);
  useEffect(() => () => login.cancel(), [login]);

  return (
    <>
      <LoginWaiting login={login} />
      <LoginWindow
        account={account}
        login={login}
        edition={edition}
        open={modal !== 'hidden'}
        onClose={() => login.close(view)}
      />
    </>
  );
}
