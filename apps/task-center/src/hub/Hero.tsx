import type { ReactElement } from 'react';
import { useTexts } from '../context/texts/useTexts.ts';
import { GuestActions } from '../screen/guests/GuestActions.tsx';

/**
 * Introduction for guests, or today's heading for users. The static HTML contains both. CSS shows
 * one of them according to the login flag from the last visit, so the heading does not change on load.
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
      <div className="hero hero--small page-width for-users">
        <h1>{t('headline_user')}</h1>
      </div>
    </>
  );
}
