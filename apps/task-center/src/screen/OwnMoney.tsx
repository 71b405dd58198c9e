import { stablecoin, tradingFees } from '@exchange/site/exchange';
import { useServices, useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import { smallSum, volumeCost, type Task } from '@exchange/task-center-api';
import type { ReactElement } from 'react';

/** What each activity does with the customer's own money. */
const uses: Readonly<
  Record<Task['kind'], 'none' | 'deposited' | 'subscribed' | 'traded' | undefined>
> = {
  register: 'none',
  kyc: 'none',
  two_factor: 'none',
  invite: 'none',
  community: 'none',
  deposit: 'deposited',
  earn: 'subscribed',
  trade: 'traded',
  derivatives: 'traded',
  convert: 'traded',
  other: undefined,
};

/** Translation keys of whether a small sum is enough for a trading volume. */
const sumTexts = { once: null, repeated: 'own_money_repeated', never: 'own_money_short' } as const;

/**
 * How much of the customer's own money a task takes, whether it can be lost, whether a small sum is enough, and the fees.
 * Renders nothing for unknown activities.
 *
 * @param hasFees - whether to say what a trading volume costs
 * @param isQuiet - whether one line with the condition and the fees is enough, and none for activities that take no money
 */
export function OwnMoney({
  task: {
    kind,
    progress: { target, unit },
  },
  hasFees = true,
  isQuiet = false,
}: {
  task: Pick<Task, 'kind' | 'progress'>;
  hasFees?: boolean;
  isQuiet?: boolean;
}): ReactElement | null {
  const t = useTexts('screen');
  const { formatValue } = useValueFormat();
  const edition = useServices()?.edition;
  const use = uses[kind];
  if (!use || (isQuiet && use === 'none')) return null;
  // A number of actions, such as conversions, sets no amount.
  const name = use !== 'none' && unit === 'count' ? 'any' : use;
  const condition = t(`own_money_${name}`, { amount: formatValue({ amount: target, unit }) });
  if (!edition || name !== 'traded' || (kind !== 'trade' && kind !== 'derivatives')) {
    return <p className={isQuiet ? 'own-money-note' : 'own-money'}>{condition}</p>;
  }
  const coin = stablecoin[edition];
  const { fees, smallSum: reach } = volumeCost(target, tradingFees[edition][kind]);
  const feeText = t('fee_about', { fee: formatValue({ amount: fees, unit: coin }) });
  if (isQuiet) {
    return (
      <p className="own-money-note">
        {condition} {feeText}
      </p>
    );
  }
  const sumText = sumTexts[reach];
  const notes = [
    sumText && t(sumText, { sum: formatValue({ amount: smallSum, unit: coin }) }),
    hasFees && feeText,
  ].filter((note) => typeof note === 'string');
  if (notes.length === 0) return <p className="own-money">{condition}</p>;
  return (
    <div className="own-money-text">
      <p className="own-money">{condition}</p> <p className="own-money-note">{notes.join(' ')}</p>
    </div>
  );
}
