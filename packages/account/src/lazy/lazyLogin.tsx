import { useLogin } from '@exchange/app-bridge/react';
import { lazyWindow, type WindowTexts } from '@exchange/site/page/loading';
import type { VisitorAccount } from '@exchange/site/services';
import { useEffect, type ComponentType, type ReactElement } from 'react';
import type {
  LoginParts,
  LoginWindowProps,
  SignUpRewardProps,
  WelcomeProps,
} from '../LoginWindow.tsx';
import type { SecurityWindowProps } from '../security/SecurityWindow.tsx';
import { LoginWaiting } from './LoginWaiting.tsx';

export type { SignUpRewardProps, WelcomeProps };

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
 * @param loadParts - loads the parts of the window that the app provides
 */
export function lazyLogin(loadParts?: () => Promise<LoginParts>): ComponentType<Props> {
  const LoginWindow = lazyWindow<Omit<LoginWindowProps, keyof LoginParts>>(async (texts) => {
    const [{ LoginWindow: Window }, parts] = await Promise.all([loadWindows(texts), loadParts?.()]);
    return (props) => <Window {...props} {...parts} />;
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
