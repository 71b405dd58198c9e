import { addDecimals } from '@exchange/exchange-api';
import { tradingFees } from '@exchange/site/exchange';
import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import {
  feesReach,
  isForDerivatives,
  volumeToRepay,
  type TaskDetail,
} from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import { isForEarn } from '../../rewards/rewardStates.ts';
import { useRewardText } from '../../rewards/useRewardText.ts';
import { MarkedNote } from '../../screen/MarkedNote.tsx';
import { RiskNote } from '../../screen/RiskNote.tsx';
import { useTaskFees, type TaskNeed } from '../../screen/needPhrases.ts';
import { useShownEdition } from '../../screen/shownEdition.ts';
import { useVolumeFees } from '../../screen/useVolumeFees.ts';

/** Activities with which customers buy, hold or sell coins. */
const withCoins: readonly TaskDetail['kind'][] = ['deposit', 'trade', 'convert', 'earn'];

/** Risks of the work for a task. */
export function TaskRisk({ task }: { task: TaskDetail }): ReactElement | null {
  const { kind, rules } = task;
  const rewards = rules.map(({ reward }) => reward);
  const isOnlyFund = kind !== 'derivatives' && rewards.every(({ type }) => type === 'trial_fund');
  const derivativesRisk = isOnlyFund ? 'trial_fund' : 'derivatives';
  return (
    <>
      {isForDerivatives(kind, rewards) ? <RiskNote of={derivativesRisk} /> : null}
      {rewards.some((reward) => isForEarn(kind, reward)) ? <RiskNote of="earn" /> : null}
      {withCoins.includes(kind) ? <RiskNote of="prices" /> : null}
    </>
  );
}

interface RewardOfTask {
  reward: TaskDetail['reward'];
  /** Task whose trades lead to the reward. */
  task: TaskNeed;
}

/** Note that all trades for a reward cost as much as it brings. Otherwise renders nothing. */
export function FeesReachReward(of: RewardOfTask): ReactElement | null {
  const text = useFeesReachReward(of);
  return text === undefined ? null : <CostNote>{text}</CostNote>;
}

/** Note, marked like a risk, about what a reward costs. */
export function CostNote({ children }: { children: string }): ReactElement {
  return <MarkedNote className="fees-reach-reward">{children}</MarkedNote>;
}

/** Returns that a reward costs as much as it brings, or what it costs until a rebate has paid. Undefined for others. */
export function useCostText(of: RewardOfTask): string | undefined {
  const feesReachReward = useFeesReachReward(of);
  const rebatePaysBack = useRebatePaysBack(of);
  return feesReachReward ?? rebatePaysBack;
}

function useFeesReachReward({ reward, task }: RewardOfTask): string | undefined {
  const t = useTexts('screen');
  const { formatValue } = useValueFormat();
  const rewardText = useRewardText();
  const cost = useTaskFees(task)?.sum;
  if (!cost || !feesReach(cost, reward)) return undefined;
  return t('fees_reach_reward', { fees: formatValue(cost), reward: rewardText(reward) });
}

/** Returns all fees that it takes until a rebate has returned those of its task: these, and those of further trades. */
function useRebatePaysBack({ reward, task }: RewardOfTask): string | undefined {
  const t = useTexts('screen');
  const { formatValue } = useValueFormat();
  const rates = tradingFees[useShownEdition()];
  const fees = useTaskFees(task)?.sum;
  const feesOf = useVolumeFees(reward.fees === 'derivatives' ? 'derivatives' : 'trade');
  const volume = fees && volumeToRepay(fees, reward, rates);
  const cost = volume && feesOf(volume.amount)?.sum;
  if (!cost) return undefined;
  return t('fees_reach_rebate', {
    fees: formatValue(fees),
    total: formatValue({ ...fees, amount: addDecimals(fees.amount, cost.amount) }),
  });
}

/**
 * Estimates the fees of a trading volume, in the edition's stablecoin. Renders nothing for activities without a fee on
 * volume, and for less than half a cent.
 */
export function FeeEstimate({
  kind,
  volume,
}: {
  kind: TaskDetail['kind'];
  volume: string;
}): ReactElement | null {
  const t = useTexts('screen');
  const { formatValue } = useValueFormat();
  const fees = useVolumeFees(kind)(volume);
  if (!fees) return null;
  return (
    <p className="fee-estimate">
      {t('fee_estimate', {
        volume: formatValue({ amount: volume, unit: fees.sum.unit }),
        fee: formatValue(fees.sum),
        rate: formatValue(fees.rate),
      })}
    </p>
  );
}
