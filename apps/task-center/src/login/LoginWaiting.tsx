import type { Login } from '@exchange/app-bridge';
import { useSyncExternalStore, type ReactElement } from 'react';
import { useTexts } from '../context/texts/useTexts.ts';

/** Status message shown while the app handles a login request. */
export function LoginWaiting({ login }: { login: Login }): ReactElement {
  const t = useTexts('login');
  const { waiting } = useSyncExternalStore(login.subscribe, login.getState, login.getState);
  // Live region: screen readers announce changes only in an element that exists already.
  return (
    <div className="login-waiting" role="status">
      {waiting ? (
        <p>
          <span className="login-waiting__spinner" aria-hidden="true" />
          {t('waiting_app')}
        </p>
      ) : null}
    </div>
  );
}
