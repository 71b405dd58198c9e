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
  return (
    <>
      {isForDerivatives(kind, rewards) ? (
        <RiskNote of={isOnlyFund ? 'trial_fund' : 'derivatives'} />
      ) : null}
      {rewards.some((reward) => isForEarn(kind, reward)) ? <RiskNote of="earn" /> : null}
      {withCoins.includes(kind) ? <RiskNote of="prices" /> : null}
    </>
  );
}

/**
 * Says what all trades for a reward cost if that reaches the reward, and when a rebate has paid it
 * back. Otherwise renders nothing.
 */
export function FeesReachReward({
  reward,
  task,
}: {
  reward: TaskDetail['reward'];
  task: TaskNeed;
}): ReactElement | null {
  const t = useTexts('screen');
  const { formatValue } = useValueFormat();
  const rewardText = useRewardText();
  const rates = tradingFees[useShownEdition()];
  const cost = useTaskFees(task)?.sum;
  if (!cost) return null;
  const fees = formatValue(cost);
  const volume = volumeToRepay(cost, reward, rates);
  if (volume && reward.validity_days !== null) {
    const span = formatValue({ amount: String(reward.validity_days), unit: 'days' });
    const texts = { fees, volume: formatValue(volume), span };
    return <p className="fees-reach-reward">{t('fees_reach_rebate', texts)}</p>;
  }
  if (!feesReach(cost, reward)) return null;
  return (
    <p className="fees-reach-reward">
      {t('fees_reach_reward', { fees, reward: rewardText(reward) })}
    </p>
  );
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
