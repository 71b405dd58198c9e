import { Button } from '@exchange/ui';
import type { ReactElement } from 'react';
import { useSession } from '../session/useSession.ts';
import { useServices } from '../runtime/useServices.ts';
import { useTexts } from '../texts/useTexts.ts';
import { AccountChecklist } from './AccountChecklist.tsx';

/** What this is, what to do next, and how far one is. */
export function Hero(): ReactElement {
  const t = useTexts('hub');
  const services = useServices();
  const session = useSession();
  const user = session.status === 'user' ? session.profile : undefined;
  return (
    <div className="hero page-width">
      <div>
        <h1>{user ? t('greeting', { name: user.username }) : t('headline')}</h1>
        <p className="hero__lead">{user ? t('lead_user') : t('lead')}</p>
        {user ? null : (
          <div className="hero__actions">
            <Button
              variant="primary"
              size="large"
              disabled={!services?.login}
              onClick={() => services?.login?.register()}
            >
              {t('cta_register')}
            </Button>
            <Button
              size="large"
              disabled={!services?.login}
              onClick={() => services?.login?.login()}
            >
              {t('cta_login')}
            </Button>
          </div>
        )}
      </div>
      <AccountChecklist />
    </div>
  );
}
