import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import type { ReactElement } from 'react';
import { useRead } from '../data/useRead.ts';
import { RewardFigure } from '../rewards/RewardFigure.tsx';
import { GuestShopSkeleton } from './GuestShopSkeleton.tsx';

/** What points buy, for guests, who can't buy yet. Renders nothing if it cannot be read. */
export function GuestShop(): ReactElement | null {
  const t = useTexts('rewards');
  const { formatValue } = useValueFormat();
  const { data, isError } = useRead('shop', {});
  if (isError) return null;
  if (!data) return <GuestShopSkeleton />;
  return (
    <section className="guest-shop page-width" aria-labelledby="guest-shop">
      <h2 id="guest-shop" className="points__title">
        {t('shop_title')}
      </h2>
      <ul className="reward-rows">
        {data.offers.map(({ offer_id: id, price, reward }) => (
          <li key={id} className="reward-row">
            <RewardFigure reward={reward} />
            <strong className="offer__price">
              {formatValue({ amount: price, unit: 'points' })}
            </strong>
          </li>
        ))}
      </ul>
    </section>
  );
}
