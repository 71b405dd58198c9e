import { compareDecimals, subtractDecimals } from '@exchange/exchange-api';
import { pathFrom, usePage, useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import type { Shop } from '@exchange/task-center-api';
import { Button, Card, Progress } from '@exchange/ui';
import type { ReactElement } from 'react';
import { RewardFigure } from '../rewards/RewardFigure.tsx';

/** The next reward that the points will pay, and how many points are missing. Renders nothing if they pay all rewards. */
export function NextOffer({ shop, balance }: { shop: Shop; balance: string }): ReactElement | null {
  const t = useTexts('rewards');
  const shared = useTexts('screen');
  const page = usePage();
  const { formatValue } = useValueFormat();
  const isMissing = ({ price }: Shop['offers'][number]) => compareDecimals(price, balance) > 0;
  const [next] = shop.offers.filter(isMissing).sort((a, b) => compareDecimals(a.price, b.price));
  if (!next) return null;
  const missing = { amount: subtractDecimals(next.price, balance), unit: 'points' };
  const text = shared('points_missing', { points: formatValue(missing) });
  // A page has one filled button in view: redeeming comes first.
  const isMain = shop.offers.every(isMissing);
  return (
    <Card as="section" className="next-offer" aria-label={text}>
      <RewardFigure reward={next.reward} />
      <Progress
        label={formatValue({ amount: next.price, unit: 'points' })}
        value={Number(balance)}
        max={Number(next.price)}
        valueText={text}
      />
      <p className="card-text">{text}</p>
      <Button
        variant={isMain ? 'primary' : undefined}
        fullWidth
        href={pathFrom(page, '/task-center')}
      >
        {t('empty_action')}
      </Button>
    </Card>
  );
}
