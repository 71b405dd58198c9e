import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import { Fact } from '@exchange/site/page/layout';
import { rewardTypeFacts, type RewardPreview } from '@exchange/task-center-api';
import { Skeleton } from '@exchange/ui';
import type { ReactElement } from 'react';
import { useRead } from '../data/useRead.ts';
import { ExampleSentence, RewardExample } from './RewardExample.tsx';
import { useDaysToUse } from './useRewardText.ts';

/** Kind of a reward, which part of it can be withdrawn, and what decides its example. */
export type RewardTerms = Pick<RewardPreview, 'type' | 'withdrawal'> &
  Partial<Pick<RewardPreview, 'value' | 'limit' | 'fees' | 'validity_days'>>;

/** Kinds with a sentence that says what they do. */
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
 * Explains a kind of reward: its effect, with an example, which part can be withdrawn, how it is
 * used and when it ends.
 */
export function KindExplanation({ reward }: { reward: RewardTerms }): ReactElement {
  const { type, withdrawal, value } = reward;
  const t = useTexts('screen');
  const { formatText } = useValueFormat();
  const daysToUse = useDaysToUse();
  const { data, isPending } = useRead('kinds', {});
  const example = value && { ...reward, value };
  // The example of a reward to trade with starts with what the reward does.
  const isInExample = example && rewardTypeFacts[type].lossTakes !== null;
  const known = isInExample ? undefined : types.find((each) => each === type);
  const days = daysToUse({ type, validity_days: reward.validity_days ?? null });
  const validity =
    days === undefined ? null : (
      <Fact name={t('fact_validity')}>{t('validity_after_claim', { days })}</Fact>
    );
  const terms = data?.items.find((kind) => kind.type === type)?.terms;
  return (
    <div className="kind-explanation">
      <p className="kind-explanation__name">{t(`reward_${type}`)}</p>
      {known ? <p>{t(`does_${known}`)}</p> : null}
      {example ? (
        <>
          <ExampleSentence reward={example} />
          <RewardExample reward={example}>{validity}</RewardExample>
        </>
      ) : null}
      <p>{t(`withdrawal_${withdrawal}`)}</p>
      {isPending ? <Skeleton width="three-quarters" /> : null}
      {terms ? (
        <ul>
          {terms.map((term) => (
            <li key={term.text}>{formatText(term)}</li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
