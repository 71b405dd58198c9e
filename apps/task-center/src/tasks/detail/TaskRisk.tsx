import { compareDecimals, multiplyDecimals, subtractDecimals } from '@exchange/exchange-api';
import { useServices, useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import { isForDerivatives, type TaskDetail } from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import { stablecoin, tradingFees } from '@exchange/site/exchange';
import { isForEarn } from '../../rewards/rewardStates.ts';
import { RiskNote } from '../../screen/RiskNote.tsx';
import { isToDo } from '../taskStates.ts';

/** Activities with which customers buy, hold or sell coins. */
const withCoins: readonly TaskDetail['kind'][] = ['deposit', 'trade', 'convert', 'earn'];

/** What the work for a task can cost: its risk, and the fees of a trading volume. */
export function TaskRisk({ task }: { task: TaskDetail }): ReactElement | null {
  const { kind, rules, progress, state } = task;
  const rewards = rules.map(({ reward }) => reward);
  const isOnlyFund = kind !== 'derivatives' && rewards.every(({ type }) => type === 'trial_fund');
  return (
    <>
      {isToDo(state) || state === 'locked' ? (
        <FeeEstimate kind={kind} volume={subtractDecimals(progress.target, progress.current)} />
      ) : null}
      {isForDerivatives(kind, rewards) ? (
        <RiskNote of={isOnlyFund ? 'trial_fund' : 'derivatives'} />
      ) : null}
      {rewards.some((reward) => isForEarn(kind, reward)) ? <RiskNote of="earn" /> : null}
      {withCoins.includes(kind) ? <RiskNote of="prices" /> : null}
    </>
  );
}

/**
 * Estimates the fees of a trading volume in the edition's currency, rounded to cents. Renders nothing for activities without a fee on volume,
 * and for less than half a cent.
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
  const edition = useServices()?.edition;
  if (!edition || (kind !== 'trade' && kind !== 'derivatives')) return null;
  const rate = tradingFees[edition][kind];
  const unit = stablecoin[edition];
  const fee = multiplyDecimals(volume, rate, 2);
  if (compareDecimals(fee, '0') <= 0) return null;
  return (
    <p className="fee-estimate">
      {t('fee_estimate', {
        volume: formatValue({ amount: volume, unit }),
        fee: formatValue({ amount: fee, unit }),
        rate: formatValue({ amount: rate, unit: 'ratio' }),
      })}
    </p>
  );
}
