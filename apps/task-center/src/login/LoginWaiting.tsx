import { useSyncExternalStore, type ReactElement } from 'react';
import type { Services } from '../runtime/services.ts';
import { useTexts } from '../texts/useTexts.ts';

/** Says that the app was asked to log somebody in, until it does something. */
export function LoginWaiting({ login }: { login: NonNullable<Services['login']> }): ReactElement {
  const t = useTexts('login');
  const { waiting } = useSyncExternalStore(login.subscribe, login.getState, login.getState);
  // There before its words are, or they would not be read out.
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
