import { compareDecimals, divideDecimal } from '@exchange/exchange-api';
import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import { Fact } from '@exchange/site/page/layout';
import { rewardTypeFacts, type RewardPreview } from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import { startsWithClaim } from './rewardTime.ts';
import { isBox } from './rewardStates.ts';

/** What a reward is, before the work for it: what it does, and for how long. */
export function RewardConditions({ reward }: { reward: RewardPreview }): ReactElement {
  const { formatText } = useValueFormat();
  return (
    <div className="reward-conditions">
      <p>{formatText(reward.summary)}</p>
      <FullRebate reward={reward} />
      <UseAfterClaim reward={reward} />
    </div>
  );
}

/** Whether a reward can be withdrawn. Renders nothing for a closed box, because it depends on its content. */
export function WithdrawalFact({
  reward,
}: {
  reward: Pick<RewardPreview, 'type' | 'withdrawal'>;
}): ReactElement | null {
  const t = useTexts('screen');
  const { withdrawal } = reward;
  if (isBox(reward)) return null;
  return (
    <Fact name={t('withdrawal_title')}>
      {withdrawal === 'other' ? t('withdrawal_other') : t(`withdrawal_short_${withdrawal}`)}
    </Fact>
  );
}

/** Fees for which a rebate pays all that it can, rounded up to cents. Renders nothing for other rewards. */
function FullRebate({ reward: { type, value, limit } }: { reward: RewardPreview }) {
  const t = useTexts('screen');
  const { formatValue } = useValueFormat();
  const isRebate = rewardTypeFacts[type].limit === 'payout' && value.unit === 'ratio';
  if (!isRebate || !limit) return null;
  if ([limit, value].some(({ amount }) => compareDecimals(amount, '0') <= 0)) return null;
  const fees = { amount: divideDecimal(limit.amount, value.amount, 2), unit: limit.unit };
  return <p>{t('rebate_full', { limit: formatValue(limit), fees: formatValue(fees) })}</p>;
}

/** Time to use a reward that is not claimed yet. Renders nothing without a limit. */
function UseAfterClaim({ reward }: { reward: RewardPreview }): ReactElement | null {
  const t = useTexts('screen');
  const { formatValue } = useValueFormat();
  if (!startsWithClaim(reward)) return null;
  const days = { amount: String(reward.validity_days), unit: 'days' };
  return <p>{t('use_after_claim', { span: formatValue(days) })}</p>;
}
