import { useTexts } from '@exchange/site/page';
import { GuestActions } from '@exchange/site/page/guests';
import type { ReactElement } from 'react';

/**
 * Introduction for guests, today's heading for users, or a neutral heading where the task centre is not offered.
 * The static HTML contains all of them. CSS shows one according to the login flag from the last visit, so the heading
 * does not change on load.
 */
export function Hero(): ReactElement {
  const t = useTexts('hub');
  const shell = useTexts('shell');
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
      <div className="hero hero--small page-width for-blocked">
        <h1>{shell('nav_task_center')}</h1>
      </div>
    </>
  );
}
