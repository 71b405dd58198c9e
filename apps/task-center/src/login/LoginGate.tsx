import { useEffect, useSyncExternalStore, type ReactElement } from 'react';
import { lazyWindow } from '../screen/loading/lazyWindow.tsx';
import type { Services } from '../services/services.ts';
import { LoginWaiting } from './LoginWaiting.tsx';

interface Props {
  services: Services;
  login: NonNullable<Services['login']>;
}

const LoginWindow = lazyWindow(() =>
  import('./LoginWindow.tsx').then(({ LoginWindow }) => LoginWindow),
);

/** Login UI of the page. Loads the login window on demand. */
export function LoginGate({ services, login }: Props): ReactElement {
  const { modal, view } = useSyncExternalStore(login.subscribe, login.getState, login.getState);
  useEffect(() => () => login.cancel(), [login]);

  return (
    <>
      <LoginWaiting login={login} />
      <LoginWindow
        services={services}
        login={login}
        open={modal !== 'hidden'}
        onClose={() => login.close(view)}
      />
    </>
  );
}
