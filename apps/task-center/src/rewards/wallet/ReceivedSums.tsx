import { useTexts } from '@exchange/site/page';
import type { Wallet } from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import { RewardArt } from '../../screen/art/RewardArt.tsx';
import { byValue } from '../byValue.ts';
import { KindChip, KindNotes } from '../RewardKind.tsx';
import { RewardWorth } from '../RewardWorth.tsx';
import { isBox } from '../rewardStates.ts';
import { useRewardValue } from '../useRewardText.ts';
import { SumText } from './SumText.tsx';

/** Most sums to show, one per kind. */
const mostSums = 3;

/** Sums that all used rewards paid, by kind: withdrawable ones first, points last. Renders nothing without any. */
export function ReceivedSums({ sums }: { sums: Wallet['received']['sums'] }): ReactElement | null {
  const t = useTexts('rewards');
  const rewardValue = useRewardValue();
  if (sums.length === 0) return null;
  return (
    <ul className="wallet__sums" aria-label={t('tab_used')}>
      {byValue(sums)
        .slice(0, mostSums)
        .map((sum) => (
          <li key={`${sum.type} ${sum.value.unit} ${sum.fees}`}>
            <RewardArt type={sum.type} size={24} />
            <span>
              <span className="wallet__line">
                <span className="wallet__value">
                  <SumText sum={sum} />
                </span>
                <KindChip reward={sum} />
              </span>
              <span className="wallet__notes">
                <RewardWorth worth={sum.worth} />
                {isBox(sum) ? (
                  rewardValue({ ...sum, limit: null })
                ) : (
                  <KindNotes reward={sum} hasWithdrawal />
                )}
              </span>
            </span>
          </li>
        ))}
    </ul>
  );
}
