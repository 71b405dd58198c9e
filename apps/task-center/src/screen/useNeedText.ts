import { stablecoin, tradingFees } from '@exchange/site/exchange';
import { useServices, useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import { volumeCost, type Task } from '@exchange/task-center-api';

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

export type TaskNeed = Pick<Task, 'kind' | 'progress' | 'takes'>;

/** Returns whether a task takes money of the customer. */
export const takesMoney = ({ kind }: Pick<Task, 'kind'>): boolean =>
  uses[kind] !== undefined && uses[kind] !== 'none';

/** Returns what a trading volume takes. Undefined for activities without a volume, and before the edition is known. */
export function useVolumeCost({ kind, progress: { target, unit } }: TaskNeed) {
  const edition = useServices()?.edition;
  if (!edition || unit === 'count' || (kind !== 'trade' && kind !== 'derivatives')) {
    return undefined;
  }
  return { ...volumeCost(target, tradingFees[edition][kind]), coin: stablecoin[edition] };
}

/**
 * Returns how much of the customer's own money a task takes, whether it can be lost, and about how much the fees are. Undefined
 * for unknown activities.
 */
export function useNeedText(task: TaskNeed): string | undefined {
  const t = useTexts('screen');
  const { formatValue } = useValueFormat();
  const cost = useVolumeCost(task);
  const use = uses[task.kind];
  if (!use) return undefined;
  const { target, unit } = task.progress;
  // A number of actions, such as conversions, sets no amount.
  const name = use !== 'none' && unit === 'count' ? 'any' : use;
  return [
    t(`need_${name}`, { amount: formatValue({ amount: target, unit }) }),
    ...(name === 'traded' ? [t('need_lost')] : []),
    ...(cost ? [t('fee_about', { fee: formatValue({ amount: cost.fees, unit: cost.coin }) })] : []),
  ].join('\u00a0· ');
}
