import { addDecimals, compareDecimals, subtractDecimals } from '@exchange/exchange-api';
import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import type { Shop } from '@exchange/task-center-api';
import { Button } from '@exchange/ui';
import type { ReactElement } from 'react';
import { useIsWriting } from '../data/useWrite.ts';
import { RewardCard } from '../rewards/RewardCard.tsx';
import { useRewardText } from '../rewards/useRewardText.ts';
import { PointsProgress, useAfterClaim } from './PointsProgress.tsx';

export type Offer = Shop['offers'][number];

/** A reward with its price: a button if the balance pays it, otherwise how many points are missing. */
export function OfferCard({
  offer,
  balance,
  ready,
  onChoose,
}: {
  offer: Offer;
  balance: string;
  /** Points to claim, which count toward the price. */
  ready: string;
  onChoose: () => void;
}): ReactElement {
  const isAffordable = compareDecimals(offer.price, balance) <= 0;
  return (
    <RewardCard reward={offer.reward} className="offer">
      {isAffordable ? (
        <BuyOffer offer={offer} onChoose={onChoose} />
      ) : (
        <MissingPoints offer={offer} balance={balance} ready={ready} />
      )}
    </RewardCard>
  );
}

function BuyOffer({
  offer: { offer_id: id, price, reward },
  onChoose,
}: {
  offer: Offer;
  onChoose: () => void;
}): ReactElement {
  const t = useTexts('rewards');
  const rewardText = useRewardText();
  const isPending = useIsWriting('buy', ({ offer_id: bought }) => bought === id);
  return (
    <div className="offer__foot">
      <Price price={price} />
      <Button
        size="small"
        loading={isPending}
        loadingLabel={t('redeeming')}
        aria-label={`${t('shop_buy')}: ${rewardText(reward)}`}
        onClick={onChoose}
      >
        {t('shop_buy')}
      </Button>
    </div>
  );
}

function MissingPoints({
  offer: { price, reward },
  balance,
  ready,
}: {
  offer: Offer;
  balance: string;
  ready: string;
}): ReactElement {
  const t = useTexts('screen');
  const { formatValue } = useValueFormat();
  const rewardText = useRewardText();
  const afterClaim = useAfterClaim(ready);
  const points = addDecimals(balance, ready);
  const missing = subtractDecimals(price, points);
  const inPoints = (amount: string) => formatValue({ amount, unit: 'points' });
  const text = afterClaim(
    compareDecimals(missing, '0') > 0
      ? t('points_missing', { points: inPoints(missing) })
      : inPoints(points),
  );
  return (
    <div className="offer__missing">
      <p>
        <Price price={price} />
        <span>{text}</span>
      </p>
      <PointsProgress
        label={rewardText(reward)}
        text={text}
        balance={balance}
        ready={ready}
        price={price}
      />
    </div>
  );
}

function Price({ price }: Pick<Offer, 'price'>): ReactElement {
  const { formatValue } = useValueFormat();
  return <strong className="offer__price">{formatValue({ amount: price, unit: 'points' })}</strong>;
}
