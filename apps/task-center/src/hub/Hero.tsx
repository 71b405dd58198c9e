import { useTexts } from '@exchange/site/page';
import type { ReactElement } from 'react';
import { RiskNote } from '../screen/RiskNote.tsx';
import { GuestHero } from './guest/GuestHero.tsx';

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
      <GuestHero />
      <div className="hero hero--small page-width for-users">
        <h1>{t('headline_user')}</h1>
        <RiskNote of="prices" />
      </div>
      <div className="hero hero--small page-width for-blocked">
        <h1>{shell('nav_task_center')}</h1>
      </div>
    </>
  );
}
