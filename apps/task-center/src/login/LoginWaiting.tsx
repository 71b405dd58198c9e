import { useLogin } from '@exchange/app-bridge/react';
import type { ReactElement } from 'react';
import { useTexts } from '../context/texts/useTexts.ts';

/** Status message shown while the app handles a login request. */
export function LoginWaiting(): ReactElement {
  const t = useTexts('shell');
  const { waiting } = useLogin().state;
  // Live region: screen readers announce changes only in an element that exists already.
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
