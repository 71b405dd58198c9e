import { useTexts } from '@exchange/site/page';
import { GuestActions } from '@exchange/site/page/guests';
import { lazyScreen } from '@exchange/site/page/loading';
import type { ReactElement } from 'react';
import { RiskNote } from '../../screen/RiskNote.tsx';
import { useMinimumAge } from '../../screen/shownEdition.ts';
import { WhoCan } from '../../screen/WhoCan.tsx';
import { PackageCards } from './PackageCards.tsx';

/** The drawing of the welcome package. Its amounts come from the server, so they appear later. */
const PackageVisual = lazyScreen(
  () => import('./PackageVisual.tsx').then(({ PackageVisual }) => PackageVisual),
  PackageCards,
  PackageCards,
);

/** Introduction for guests: the offer of the task centre, the first step, the risks and a drawing of the package. */
export function GuestHero(): ReactElement {
  const t = useTexts('hub');
  const shared = useTexts('screen');
  return (
    <div className="hero hub-hero page-width for-guests">
      <h1>{t('headline')}</h1>
      <p className="hero__lead">{t('lead')}</p>
      <PackageVisual />
      <GuestActions registerLabel={shared('guest_register')} loginLabel={shared('guest_login')} />
      <WhoCan offer={t('age_and_identity', { age: useMinimumAge() })} />
      <div className="hub-hero__risks">
        <RiskNote of="prices" />
        <div className="for-derivatives">
          <RiskNote />
        </div>
      </div>
    </div>
  );
}
