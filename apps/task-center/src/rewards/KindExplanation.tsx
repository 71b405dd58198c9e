import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import type { RewardPreview } from '@exchange/task-center-api';
import { Skeleton } from '@exchange/ui';
import type { ReactElement } from 'react';
import { useRead } from '../data/useRead.ts';
import { ExampleSentence } from './RewardExample.tsx';

/** Kind of a reward, which part of it can be withdrawn, and, for an APY booster, what limits its interest. */
export type RewardTerms = Pick<RewardPreview, 'type' | 'withdrawal'> &
  Partial<Pick<RewardPreview, 'value' | 'limit' | 'validity_days'>>;

/** What a kind of reward is: which part can be withdrawn, what it leads to, how it is used and when it ends. */
export function KindExplanation({ reward }: { reward: RewardTerms }): ReactElement {
  const { type, withdrawal, value } = reward;
  const t = useTexts('screen');
  const { formatText } = useValueFormat();
  const { data, isPending } = useRead('kinds', {});
  const terms = data?.items.find((kind) => kind.type === type)?.terms;
  return (
    <div className="kind-explanation">
      <p className="kind-explanation__name">{t(`reward_${type}`)}</p>
      <p>{t(`withdrawal_${withdrawal}`)}</p>
      {value ? <ExampleSentence reward={{ ...reward, value }} /> : null}
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
