import { useServices, useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import { isForDerivatives, type TaskDetail } from '@exchange/task-center-api';
import type { ReactElement, ReactNode } from 'react';
import { tradingFees } from '@exchange/site/exchange';
import { RiskNote } from '../../screen/RiskNote.tsx';

/** Activities with which customers buy, hold or sell coins. */
const withCoins: readonly TaskDetail['kind'][] = ['deposit', 'trade', 'convert', 'earn'];

/** What the work for a task can cost: its risk, and the fees of a trading volume. */
export function TaskRisk({ task }: { task: TaskDetail }): ReactElement | null {
  const { kind, rules, progress, state } = task;
  const forDerivatives = isForDerivatives(
    kind,
    rules.map(({ reward }) => reward),
  );
  const isToDo = state !== 'claimed' && state !== 'claimable';
  return (
    <>
      {isToDo ? <FeeEstimate kind={kind} volume={progress.target} /> : null}
      {forDerivatives ? <RiskNote /> : null}
      {!forDerivatives && withCoins.includes(kind) ? <RiskNote of="prices" /> : null}
    </>
  );
}

/** Estimates the fees of a trading volume in USDT. Renders nothing for activities without a fee on volume. */
export function FeeEstimate({
  kind,
  volume,
  children,
}: {
  kind: TaskDetail['kind'];
  volume: string;
  /** What else the customer should know before trading. */
  children?: ReactNode;
}): ReactElement | null {
  const t = useTexts('screen');
  const { formatValue } = useValueFormat();
  const edition = useServices()?.edition;
  if (!edition || (kind !== 'trade' && kind !== 'derivatives')) return null;
  const rate = tradingFees[edition][kind];
  return (
    <p className="fee-estimate">
      {t('fee_estimate', {
        volume: formatValue({ amount: volume, unit: 'USDT' }),
        fee: formatValue({ amount: String(feeOf(volume, rate)), unit: 'USDT' }),
        rate: formatValue({ amount: rate, unit: 'ratio' }),
      })}
      {children}
    </p>
  );
}

/** Returns the fee of a volume, rounded to cents. */
function feeOf(volume: string, rate: string): number {
  return Math.round(Number(volume) * Number(rate) * 100) / 100;
}
