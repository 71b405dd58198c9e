import { pathFrom, usePage, useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import { CountUp } from '@exchange/site/page/count-up';
import { compareDecimals } from '@exchange/exchange-api';
import { isDerivativesReward, type Home, type Shop } from '@exchange/task-center-api';
import { Card, Skeleton } from '@exchange/ui';
import type { ReactElement } from 'react';
import { useRead } from '../../data/useRead.ts';
import { RewardKind } from '../RewardKind.tsx';
import { useRewardHeadline } from '../useRewardText.ts';
import { RewardArt } from '../../screen/art/RewardArt.tsx';
import { CardHead } from '../../screen/CardHead.tsx';
import { GoButton } from '../../screen/GoButton.tsx';

/** Number of offers to show. */
const shownOffers = 3;

type Offer = Shop['offers'][number];

/** Points of the user, the cheapest rewards for points, and a link to the shop. */
export function PointsTile({ points }: { points: Home['totals']['points'] }): ReactElement {
  const t = useTexts('screen');
  const page = usePage();
  const { data: shop, isError } = useRead('shop', {});
  const offers = shop && cheapest(shop.offers);
  const hasPoints = compareDecimals(points, '0') > 0;
  return (
    <Card as="section" className="points-tile" aria-labelledby="points">
      <CardHead id="points" title={t('points_title')}>
        <GoButton href={pathFrom(page, '/task-center/points')}>{t('points_spend')}</GoButton>
      </CardHead>
      {hasPoints ? (
        <p className="points-tile__figure">
          <RewardArt type="points" size={32} />
          <CountUp value={{ amount: points, unit: 'points' }} />
        </p>
      ) : (
        <p className="card-text">{t('points_none')}</p>
      )}
      {isError ? null : (
        <ul className="points-tile__offers">
          {offers?.map((offer) => (
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
    </Card>
  );
}

/** Returns the cheapest offers. Those for derivatives are only in the shop, which names their risk. */
function cheapest(offers: readonly Offer[]): Offer[] {
  return offers
    .filter(({ reward }) => !isDerivativesReward(reward))
    .sort((a, b) => compareDecimals(a.price, b.price))
    .slice(0, shownOffers);
}

function ShopOffer({ offer: { price, reward } }: { offer: Offer }): ReactElement {
  const { formatValue } = useValueFormat();
  const rewardHeadline = useRewardHeadline();
  return (
    <>
      <span>{formatValue({ amount: price, unit: 'points' })}</span>
      <span>=</span>
      <strong>{rewardHeadline(reward)}</strong>
      <RewardKind reward={reward} />
    </>
  );
}
