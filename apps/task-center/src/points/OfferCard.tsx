import { addDecimals, compareDecimals, subtractDecimals } from '@exchange/exchange-api';
import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import type { Shop } from '@exchange/task-center-api';
import { Button } from '@exchange/ui';
import type { ReactElement } from 'react';
import { useIsWriting } from '../data/useWrite.ts';
import { RewardCard } from '../rewards/RewardCard.tsx';
import { useRewardText } from '../rewards/useRewardText.ts';
import { PointsProgress } from './PointsProgress.tsx';
import { useAfterClaim } from './ReadyPoints.tsx';

export type Offer = Shop['offers'][number];

/** A reward with its price: a button if the balance pays it, otherwise how many points are missing. */
export function OfferCard({
  offer: { offer_id: id, price, reward },
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
  const t = useTexts('rewards');
  const shared = useTexts('screen');
  const { formatValue } = useValueFormat();
  const rewardText = useRewardText();
  const isPending = useIsWriting('buy', ({ offer_id: bought }) => bought === id);
  const afterClaim = useAfterClaim(ready);
  const isAffordable = compareDecimals(price, balance) <= 0;
  const points = addDecimals(balance, ready);
  const missing = subtractDecimals(price, points);
  const inPoints = (amount: string) => formatValue({ amount, unit: 'points' });
  const missingText = afterClaim(
    compareDecimals(missing, '0') > 0
      ? shared('points_missing', { points: inPoints(missing) })
      : inPoints(points),
  );
  return (
    <RewardCard reward={reward} className="offer">
      {isAffordable ? (
        <div className="offer__foot">
          <strong className="offer__price">{inPoints(price)}</strong>
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
      ) : (
        <div className="offer__missing">
          <p>
            <strong className="offer__price">{inPoints(price)}</strong>
            <span>{missingText}</span>
          </p>
          <PointsProgress
            label={rewardText(reward)}
            text={missingText}
            balance={balance}
            ready={ready}
            price={price}
          />
        </div>
      )}
    </RewardCard>
  );
}
