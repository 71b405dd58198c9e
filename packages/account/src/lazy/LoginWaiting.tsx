import { useLogin } from '@exchange/app-bridge/react';
import { useTexts } from '@exchange/site/page';
import type { ReactElement } from 'react';

/** Status message shown while the app handles a login request. */
export function LoginWaiting(): ReactElement {
  const t = useTexts('shell');
  const { waiting } = useLogin().state;
  // Always rendered, because screen readers announce changes only in a live region that already exists.
  return (
    <div className="login-waiting" role="status">
      {waiting ? (
        <p>
          <span className="login-waiting__spinner" aria-hidden="true" />
          {t('login_waiting')}
        </p>
      ) : null}
    </div>
  );
}
