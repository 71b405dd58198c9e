import { useLogin } from '@exchange/app-bridge/react';
import { lazyWindow, type WindowTexts } from '@exchange/site/page/loading';
import type { VisitorAccount } from '@exchange/site/services';
import { useEffect, type ComponentType, type ReactElement } from 'react';
import type { LoginWindowProps } from '../LoginWindow.tsx';
import { LoginWaiting } from './LoginWaiting.tsx';

interface Props {
  account: VisitorAccount;
  edition: string;
}

/**
 * Creates the login UI of a page.
 *
 * @param load - loads the login window and its texts when a visitor first opens it
 */
export function lazyLogin(
  load: (texts: WindowTexts) => Promise<ComponentType<Omit<LoginWindowProps, 'welcome'>>>,
): ComponentType<Props> {
  const LoginWindow = lazyWindow(load);
  return function LazyLogin({ account, edition }: Props): ReactElement | null {
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
  };
}
