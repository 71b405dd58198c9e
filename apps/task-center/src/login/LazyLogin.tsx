import { useLogin } from '@exchange/app-bridge/react';
import type { VisitorAccount } from '@exchange/site-runtime';
import { useEffect, type ReactElement } from 'react';
import type { Edition } from '../paths/regions.ts';
import { lazyWindow } from '../screen/loading/lazyWindow.tsx';
import { loadLoginPart } from './loadLoginPart.ts';
import { LoginWaiting } from './LoginWaiting.tsx';

interface Props {
  account: VisitorAccount;
  edition: Edition;
}

const LoginWindow = lazyWindow(async (texts) => (await loadLoginPart(texts)).LoginWindow);

/** Login UI of the page. Loads the login window on demand. */
export function LazyLogin({ account, edition }: Props): ReactElement | null {
  const { login, state } = useLogin();
  useEffect(() => () => login?.cancel(), [login]);

  if (!login) return null;
  return (
    <>
      <LoginWaiting />
      <LoginWindow
        account={account}
        login={login}
        edition={edition}
        open={state.modal !== 'hidden'}
        onClose={() => login.close(state.view)}
      />
    </>
  );
}
