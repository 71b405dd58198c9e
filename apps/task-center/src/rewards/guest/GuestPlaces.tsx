import { useTexts } from '@exchange/site/page';
import type { RewardPreview } from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import { RewardArt } from '../../screen/art/RewardArt.tsx';

const places = [
  { id: 'to_claim', art: 'bonus' },
  { id: 'active', art: 'coupon' },
  { id: 'points', art: 'points' },
] as const satisfies readonly { id: string; art: RewardPreview['type'] }[];

/** What customers find on the page of their rewards. */
export function GuestPlaces(): ReactElement {
  const t = useTexts('rewards');
  const shared = useTexts('screen');
  return (
    <ul className="guest-places" aria-label={t('list_title')}>
      {places.map(({ id, art }) => (
        <li key={id}>
          <RewardArt type={art} size={40} />
          <strong>{id === 'points' ? shared('reward_points') : t(`tab_${id}`)}</strong>
          <span>{t(`place_${id}`)}</span>
        </li>
      ))}
    </ul>
  );
}
