import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import type { Leader } from '@exchange/task-center-api';
import { Tag } from '@exchange/ui';
import type { ReactElement } from 'react';
import { roundScore } from './leaderboardData.ts';

/** Rank, name, score and prize of a participant. */
export function LeaderRow({ leader }: { leader: Leader }): ReactElement {
  const t = useTexts('campaigns');
  const { formatValue } = useValueFormat();
  const { rank, name, score, prize, is_self: isSelf } = leader;
  return (
    <div className="leader" data-self={isSelf || undefined}>
      <span className="leader__rank">
        <span className="x-visually-hidden">{t('rank')} </span>
        {formatValue({ amount: String(rank), unit: 'count' })}
      </span>
      <span className="leader__name">
        <bdi>{name}</bdi>
        {isSelf ? <Tag tone="brand">{t('you')}</Tag> : null}
      </span>
      <span className="leader__score">
        <span className="x-visually-hidden">{t('score')} </span>
        {formatValue(roundScore(score))}
      </span>
      {prize ? (
        <span className="leader__prize">
          <span className="x-visually-hidden">{t('prize')} </span>
          {formatValue(prize)}
        </span>
      ) : null}
    </div>
  );
}
