import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import { Fact } from '@exchange/site/page/layout';
import { startsWithClaim, type RewardPreview } from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import { BalanceTerms } from './BalanceTerms.tsx';
import { RewardExample } from './RewardExample.tsx';
import { isBox } from './rewardStates.ts';

/**
 * What a reward is, before the work for it: what it does, and for how long.
 *
 * @param hasExample - whether to also say what it is worth
 */
export function RewardConditions({
  reward,
  hasExample = true,
}: {
  reward: RewardPreview;
  hasExample?: boolean;
}): ReactElement {
  const { formatText } = useValueFormat();
  return (
    <div className="reward-conditions">
      <p>{formatText(reward.summary)}</p>
      {hasExample ? <RewardExample reward={reward} isLong /> : null}
      <UseAfterClaim reward={reward} />
      <BalanceTerms reward={reward} />
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

/** Time to use a reward that is not claimed yet. Renders nothing without a limit. */
function UseAfterClaim({ reward }: { reward: RewardPreview }): ReactElement | null {
  const t = useTexts('screen');
  const { formatValue } = useValueFormat();
  if (!startsWithClaim(reward)) return null;
  const days = { amount: String(reward.validity_days), unit: 'days' };
  return <p>{t('use_after_claim', { span: formatValue(days) })}</p>;
}
