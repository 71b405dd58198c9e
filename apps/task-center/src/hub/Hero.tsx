import type { ReactElement } from 'react';
import { GuestActions } from '../session/GuestActions.tsx';
import { useTexts } from '../texts/useTexts.ts';

/**
 * What this is, for guests; what to do today, for users. The static HTML holds both: style shows the
 * one that the login flag of the last visit says, so that nothing is drawn twice.
 */
export function Hero(): ReactElement {
  const t = useTexts('hub');
  return (
    <>
      <div className="hero page-width for-guests">
        <h1>{t('headline')}</h1>
        <p className="hero__lead">{t('lead')}</p>
        <GuestActions registerLabel={t('cta_register')} loginLabel={t('cta_login')} />
      </div>
      <div className="hero page-width for-users">
        <h1>{t('headline_user')}</h1>
        <p className="hero__lead">{t('lead_user')}</p>
      </div>
    </>
  );
}
