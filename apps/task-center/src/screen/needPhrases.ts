import { subtractDecimals } from '@exchange/exchange-api';
import { convertSpread } from '@exchange/site/exchange';
import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import type { Task } from '@exchange/task-center-api';
import { useVolumeFees, type VolumeFees } from './useVolumeFees.ts';

/** Use of the customer's own money by each activity. */
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

/** Translation keys of what happens to the money. */
const losses = {
  none: undefined,
  deposited: 'need_kept',
  subscribed: 'need_lost',
  traded: 'need_lost',
  any: 'need_spread',
  leveraged: 'need_margin',
} as const;

export type TaskNeed = Pick<Task, 'kind' | 'progress' | 'takes'>;

/** Returns whether a task takes money of the customer. */
export const takesMoney = ({ kind }: Pick<Task, 'kind'>): boolean =>
  uses[kind] !== undefined && uses[kind] !== 'none';

/** Returns the fees of all trades for a task. Undefined for a number of trades, and for other activities. */
export function useTaskFees(task: TaskNeed | undefined): VolumeFees | undefined {
  const feesOf = useVolumeFees(task?.kind);
  return !task || task.progress.unit === 'count' ? undefined : feesOf(task.progress.target);
}

/** Returns the fees of the trades that are left for a task. Undefined where `useTaskFees` is. */
function useRestFees(task: TaskNeed | undefined): VolumeFees | undefined {
  const feesOf = useVolumeFees(task?.kind);
  if (!task || task.progress.unit === 'count') return undefined;
  return feesOf(subtractDecimals(task.progress.target, task.progress.current));
}

/**
 * Returns phrases: how much of the customer's own money a task takes, whether it can be lost, and
 * about how much the fees are for what is left. Undefined without a task, and for unknown activities.
 *
 * @param options.hasRiskNote - whether a risk note beside them names the loss of the money
 */
export function useNeedPhrases(
  task: TaskNeed | undefined,
  { hasRiskNote = false }: { hasRiskNote?: boolean | undefined } = {},
): string[] | undefined {
  const t = useTexts('screen');
  const { formatValue } = useValueFormat();
  const fees = useRestFees(task);
  const use = task && uses[task.kind];
  if (!use) return undefined;
  const { current, target, unit } = task.progress;
  const about = current === '0' ? 'fee_about' : 'fee_about_rest';
  // A number of actions, such as conversions, sets no amount.
  const name = use !== 'none' && unit === 'count' ? 'any' : use;
  const isLeveraged = task.kind === 'derivatives';
  const lost = losses[isLeveraged ? 'leveraged' : name];
  const isRisk = lost === 'need_lost' || lost === 'need_margin';
  const rate = formatValue({ amount: convertSpread, unit: 'ratio' });
  const loss = lost && (!hasRiskNote || !isRisk) ? [t(lost, { rate })] : [];
  const cost = fees ? [t(about, { fee: formatValue(fees.sum) })] : [];
  return [
    t(`need_${name}`, { amount: formatValue({ amount: target, unit }) }),
    // The greatest risk is last, where it stands out.
    ...(isLeveraged ? [...cost, ...loss] : [...loss, ...cost]),
  ];
}
