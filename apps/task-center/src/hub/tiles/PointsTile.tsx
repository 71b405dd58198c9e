import { pathFrom, usePage, useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import { CountUp } from '@exchange/site/page/count-up';
import { compareDecimals } from '@exchange/exchange-api';
import type { Home, Shop } from '@exchange/task-center-api';
import { Button, Card, Skeleton } from '@exchange/ui';
import type { ReactElement } from 'react';
import { useRead } from '../../data/useRead.ts';
import { RewardKind } from '../../rewards/RewardKind.tsx';
import { useRewardHeadline } from '../../rewards/useRewardText.ts';
import { RewardArt } from '../../screen/art/RewardArt.tsx';

/** Number of offers to show. */
const shownOffers = 2;

type Offer = Shop['offers'][number];

/** Points of the user, the cheapest rewards that they buy, and a link to the shop. */
export function PointsTile({ points }: { points: Home['totals']['points'] }): ReactElement {
  const t = useTexts('hub');
  const page = usePage();
  const { data: shop, isError } = useRead('shop', {});
  const cheapest = shop?.offers
    .toSorted((a, b) => compareDecimals(a.price, b.price))
    .slice(0, shownOffers);
  return (
    <Card as="section" className="points-tile" aria-labelledby="points">
      <h2 id="points">{t('points_title')}</h2>
      <p className="points-tile__figure">
        <RewardArt type="points" size={40} />
        <CountUp value={{ amount: points, unit: 'points' }} />
      </p>
      {isError ? null : (
        <ul className="points-tile__offers">
          {cheapest?.map((offer) => (
            <li key={offer.offer_id}>
              <ShopOffer offer={offer} />
            </li>
          )) ??
            Array.from({ length: shownOffers }, (_, index) => (
              <li key={index} aria-hidden="true">
                <Skeleton />
              </li>
            ))}
        </ul>
      )}
      <Button href={pathFrom(page, '/task-center/points')} size="large" fullWidth>
        {t('points_spend')}
      </Button>
    </Card>
  );
}

function ShopOffer({ offer: { price, reward } }: { offer: Offer }): ReactElement {
  const { formatValue } = useValueFormat();
  const rewardHeadline = useRewardHeadline();
  return (
    <>
      <RewardArt type={reward.type} size={32} />
      <div className="points-tile__reward">
        <strong>{rewardHeadline(reward)}</strong> <RewardKind reward={reward} />
      </div>
      <span className="points-tile__price">{formatValue({ amount: price, unit: 'points' })}</span>
    </>
  );
}
