import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import { Fact } from '@exchange/site/page/layout';
import { rewardTypeFacts, type RewardPreview } from '@exchange/task-center-api';
import { Skeleton } from '@exchange/ui';
import type { ReactElement } from 'react';
import { useRead } from '../data/useRead.ts';
import { Disclosure } from '../screen/Disclosure.tsx';
import { ExampleFact, ExampleSentence, RiskFact } from './RewardExample.tsx';
import { useDaysToUse, useWithdrawalText } from './useRewardText.ts';

/** Kind of a reward, which part of it can be withdrawn, and what decides its example. */
export type RewardTerms = Pick<RewardPreview, 'type' | 'withdrawal'> &
  Partial<Pick<RewardPreview, 'value' | 'limit' | 'fees' | 'validity_days' | 'withdrawal_fee'>>;

/** Kinds with a sentence about what they do. */
const types = [
  'coupon',
  'fee_rebate',
  'bonus',
  'trial_fund',
  'airdrop',
  'apy_booster',
  'loss_cover',
] as const;

/**
 * Explains a kind of reward: its effect or an example of it, then facts about its worth, its time and its withdrawal.
 * Its terms are folded.
 */
export function KindExplanation({ reward }: { reward: RewardTerms }): ReactElement {
  const { type, value } = reward;
  const t = useTexts('screen');
  const { formatText } = useValueFormat();
  const daysToUse = useDaysToUse();
  const withdrawalText = useWithdrawalText();
  const { data, isPending } = useRead('kinds', {});
  const example = value && { ...reward, value };
  // The example of a coupon, or of a reward to trade with, contains what the reward does.
  const isInExample = example && (type === 'coupon' || rewardTypeFacts[type].lossTakes !== null);
  const known = isInExample ? undefined : types.find((each) => each === type);
  const days = daysToUse({ type, validity_days: reward.validity_days ?? null });
  const terms = data?.items.find((kind) => kind.type === type)?.terms;
  return (
    <div className="kind-explanation">
      <p className="kind-explanation__name">{t(`reward_${type}`)}</p>
      {known ? <p>{t(`does_${known}`)}</p> : null}
      {example ? <ExampleSentence reward={example} /> : null}
      <dl className="offer-terms">
        {example ? <ExampleFact reward={example} /> : null}
        {example ? <RiskFact reward={example} /> : null}
        {days === undefined ? null : (
          <Fact name={t('fact_validity')}>{t('validity_after_claim', { days })}</Fact>
        )}
        <Fact name={t('withdrawal_title')}>{withdrawalText(reward)}</Fact>
      </dl>
      {isPending ? <Skeleton width="half" /> : null}
      {terms ? (
        <Disclosure title={t('terms_title')}>
          <ul>
            {terms.map((term) => (
              <li key={term.text}>{formatText(term)}</li>
            ))}
          </ul>
        </Disclosure>
      ) : null}
    </div>
  );
}
