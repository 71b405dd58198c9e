import { useLogin } from '@exchange/app-bridge/react';
import { lazyWindow, type WindowTexts } from '@exchange/site/page/loading';
import type { VisitorAccount } from '@exchange/site/services';
import { useEffect, type ComponentType, type ReactElement } from 'react';
import type { LoginWindowProps, WelcomeProps } from '../LoginWindow.tsx';
import type { SecurityWindowProps } from '../security/SecurityWindow.tsx';
import { LoginWaiting } from './LoginWaiting.tsx';

export type { WelcomeProps };

interface Props {
  account: VisitorAccount;
  edition: string;
}

/** Security settings. Loads when a visitor first opens it. */
export const LazySecurityWindow: ComponentType<SecurityWindowProps> = lazyWindow(
  async (texts) => (await loadWindows(texts)).SecurityWindow,
);

/**
 * Creates the login UI of a page. The login window loads when a visitor first opens it.
 *
 * @param loadWelcome - loads the content that the window shows to users of new accounts
 */
export function lazyLogin(
  loadWelcome?: () => Promise<ComponentType<WelcomeProps>>,
): ComponentType<Props> {
  const LoginWindow = lazyWindow<Omit<LoginWindowProps, 'Welcome'>>(async (texts) => {
    const [{ LoginWindow: Window }, Welcome] = await Promise.all([
      loadWindows(texts),
      loadWelcome?.(),
    ]);
    return (props) => <Window {...props} Welcome={Welcome} />;
  });
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

async function loadWindows(texts: WindowTexts) {
  const { LoginWindow, SecurityWindow, loadTexts } = await import('./windowsChunk.ts');
  await loadTexts(texts);
  return { LoginWindow, SecurityWindow };
}
