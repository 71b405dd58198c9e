import { subtractDecimals } from '@exchange/exchange-api';
import { useTexts } from '@exchange/site/page';
import { useTimeFormats, useValueFormat } from '@exchange/site/page/formats';
import { Fact } from '@exchange/site/page/layout';
import type { RewardDetail } from '@exchange/task-center-api';
import { Card } from '@exchange/ui';
import type { ReactElement } from 'react';
import { hasRemaining, isGone } from '../rewardStates.ts';
import { useWithdrawalText } from '../useRewardText.ts';
import { isPartlyUsed, totalOf } from './RewardBalance.tsx';

/** Remaining value of a reward, its claim deadline and its validity. */
export function RewardFacts({ reward }: { reward: RewardDetail }): ReactElement {
  const t = useTexts('rewards');
  const shared = useTexts('screen');
  const { formatValue, formatText } = useValueFormat();
  const { moment } = useTimeFormats();
  const withdrawalText = useWithdrawalText();
  const isOver = isGone(reward.state);
  return (
    <Card as="section" className="facts" aria-labelledby="facts">
      <h2 id="facts">{t('facts_title')}</h2>
      <dl>
        {isOver ? <Outcome reward={reward} /> : null}
        {!isOver && hasRemaining(reward) && !isPartlyUsed(reward) ? (
          <Fact name={t('fact_remaining')}>{formatValue(reward.remaining)}</Fact>
        ) : null}
        {reward.revoked === null ? null : (
          <Fact name={shared('state_revoked')}>
            {formatText(reward.revoked.reason)} {moment(reward.revoked.at)}
          </Fact>
        )}
        {reward.origin === null ? null : (
          <Fact name={t('fact_origin')}>{formatText(reward.origin)}</Fact>
        )}
        <Fact name={t('fact_granted')}>{moment(reward.granted_at)}</Fact>
        <ClaimFact reward={reward} />
        <ValidityFact reward={reward} />
        {reward.withdrawal_fee && !isOver ? (
          <Fact name={shared('withdrawal_title')}>{withdrawalText(reward)}</Fact>
        ) : null}
      </dl>
    </Card>
  );
}

/** Time when the reward was claimed, or until which it can be claimed. */
function ClaimFact({
  reward: { claimed_at: claimedAt, claim_by: claimBy },
}: {
  reward: RewardDetail;
}): ReactElement {
  const t = useTexts('rewards');
  const { moment } = useTimeFormats();
  if (claimedAt !== null) return <Fact name={t('fact_claimed')}>{moment(claimedAt)}</Fact>;
  return (
    <Fact name={t('fact_claim_by')}>{claimBy === null ? t('no_claim_end') : moment(claimBy)}</Fact>
  );
}

/** Time until which the reward is valid, or, before the claim, for how long it will be. */
function ValidityFact({
  reward: { valid_until: validUntil, validity_days: days },
}: {
  reward: RewardDetail;
}): ReactElement {
  const t = useTexts('rewards');
  const shared = useTexts('screen');
  const { formatValue } = useValueFormat();
  const { moment } = useTimeFormats();
  if (validUntil === null && days !== null) {
    const span = formatValue({ amount: String(days), unit: 'days' });
    return (
      <Fact name={shared('fact_validity')}>{shared('validity_after_claim', { days: span })}</Fact>
    );
  }
  return (
    <Fact name={t('fact_valid')}>{validUntil === null ? t('no_end') : moment(validUntil)}</Fact>
  );
}

/** Amount that an expired or revoked reward paid or covered, or a note that it was never activated. */
function Outcome({ reward }: { reward: RewardDetail }): ReactElement {
  const t = useTexts('rewards');
  const shared = useTexts('screen');
  const { formatValue } = useValueFormat();
  const total = totalOf(reward);
  const left =
    hasRemaining(reward) && reward.remaining.unit === total?.unit ? reward.remaining : null;
  const isIdle =
    reward.claimed_at !== null && reward.needs_activation && reward.activated_at === null;
  return (
    <>
      {isIdle ? <Fact name={t('fact_state')}>{shared('state_not_activated')}</Fact> : null}
      {total && left ? (
        <Fact name={t('tab_used')}>
          {shared('progress_of', {
            current: formatValue({
              amount: subtractDecimals(total.amount, left.amount),
              unit: 'count',
            }),
            target: formatValue(total),
          })}
        </Fact>
      ) : null}
    </>
  );
}
