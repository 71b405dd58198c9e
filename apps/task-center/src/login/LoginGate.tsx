import { useEffect, useSyncExternalStore, type ReactElement } from 'react';
import type { Services } from '../runtime/services.ts';
import { lazyWindow } from '../screen/lazyWindow.tsx';
import { LoginWaiting } from './LoginWaiting.tsx';

interface Props {
  services: Services;
  login: NonNullable<Services['login']>;
}

const LoginWindow = lazyWindow(() =>
  import('./LoginWindow.tsx').then(({ LoginWindow }) => LoginWindow),
);

/** Everything about logging in that is drawn; the window itself is loaded when it is wanted. */
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
