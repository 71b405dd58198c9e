import { compareDecimals } from '@exchange/exchange-api';
import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import { Fact } from '@exchange/site/page/layout';
import { smallSum, startsWithClaim, type RewardPreview } from '@exchange/task-center-api';
import { Icon } from '@exchange/ui';
import type { ReactElement } from 'react';
import { useNeedText, useTaskFees, type TaskNeed } from '../screen/useNeedText.ts';
import { mostPaid } from './mostPaid.ts';
import { ExampleFact, RiskFact } from './RewardExample.tsx';
import { isBox } from './rewardStates.ts';

/**
 * Terms of a reward as facts: what its task takes, what can be withdrawn, what it is worth, what a loss takes, and when
 * it is used. Longer sentences are behind the kind's chip and in the terms of the task and of the reward.
 *
 * @param task - what leads to the reward, if it is still to do
 * @param isSold - whether the shop sells it, so that its time starts with the purchase
 * @param hasValidity - false if its deadline, or its validity, is shown elsewhere
 */
export function OfferTerms({
  reward,
  task,
  isSold = false,
  hasValidity = true,
}: {
  reward: RewardPreview;
  task?: TaskNeed | undefined;
  isSold?: boolean;
  hasValidity?: boolean;
}): ReactElement {
  return (
    <dl className="offer-terms">
      {task ? <Need task={task} /> : null}
      <Withdrawal reward={reward} />
      {task ? <Worth reward={reward} task={task} /> : <ExampleFact reward={reward} isSmall />}
      <RiskFact reward={reward} />
      {hasValidity ? <Validity reward={reward} isSold={isSold} /> : null}
    </dl>
  );
}

function Need({ task }: { task: TaskNeed }): ReactElement | null {
  const t = useTexts('screen');
  const { formatText } = useValueFormat();
  const text = useNeedText(task);
  const need = task.takes ? formatText(task.takes) : text;
  return need === undefined ? null : <Fact name={t('term_need')}>{need}</Fact>;
}

/** Which part can be withdrawn, and the most that is paid out. Nothing for a closed box, because it depends on its content. */
function Withdrawal({ reward }: { reward: RewardPreview }): ReactElement | null {
  const t = useTexts('screen');
  const { formatValue } = useValueFormat();
  const { withdrawal } = reward;
  if (isBox(reward)) return null;
  if (withdrawal === 'full') {
    return (
      <Fact name={t('withdrawal_title')}>
        <span className="reward-kind__payable">
          <Icon name="check" size={16} />
          {t('withdrawal_short_full')}
        </span>
      </Fact>
    );
  }
  const text = withdrawal === 'other' ? t('withdrawal_other') : t(`withdrawal_short_${withdrawal}`);
  const most = withdrawal === 'payout' ? mostPaid(reward) : undefined;
  return (
    <Fact name={t('withdrawal_title')}>
      {most ? t('reward_with_limit', { value: text, limit: formatValue(most) }) : text}
    </Fact>
  );
}

/** Worth of the reward with a small sum, or a note that the task's fees use up such a sum. */
function Worth({ reward, task }: { reward: RewardPreview; task: TaskNeed }): ReactElement | null {
  const t = useTexts('screen');
  const { formatValue } = useValueFormat();
  const fees = useTaskFees(task);
  if (!fees || compareDecimals(fees.sum.amount, smallSum) < 0) {
    return <ExampleFact reward={reward} isSmall />;
  }
  const amount = formatValue({ ...fees.sum, amount: smallSum });
  return <Fact name={t('term_with', { amount })}>{t('need_short')}</Fact>;
}

function Validity({
  reward,
  isSold,
}: {
  reward: RewardPreview;
  isSold: boolean;
}): ReactElement | null {
  const t = useTexts('screen');
  const { formatValue } = useValueFormat();
  if (!startsWithClaim(reward)) return null;
  const days = formatValue({ amount: String(reward.validity_days), unit: 'days' });
  return (
    <Fact name={t('fact_validity')}>{isSold ? days : t('validity_after_claim', { days })}</Fact>
  );
}
