import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import type { Campaign, Leader } from '@exchange/task-center-api';
import { Tag } from '@exchange/ui';
import type { ReactElement } from 'react';
import { useRewardText } from '../../rewards/useRewardText.ts';
import { roundScore } from './roundScore.ts';

/** Rank, name, score and prize of a participant in one line. */
export function LeaderRow({
  leader,
  prizeKind,
}: {
  leader: Leader;
  prizeKind: Campaign['prize_kind'];
}): ReactElement {
  const t = useTexts('campaigns');
  const { formatValue } = useValueFormat();
  const rewardText = useRewardText();
  const { rank, name, score, prize, is_self: isSelf } = leader;
  return (
    <div className="leader" data-self={isSelf || undefined}>
      <span className="leader__rank">
        <span className="x-visually-hidden">{t('rank')} </span>
        {formatValue({ amount: String(rank), unit: 'count' })}
      </span>
      <span className="leader__who">
        <span className="leader__name">
          <bdi>{name}</bdi>
          {isSelf ? <Tag tone="brand">{t('you')}</Tag> : null}
        </span>
        <span className="leader__score">
          <span className="x-visually-hidden">{t('score')} </span>
          {formatValue(roundScore(score))}
        </span>
      </span>
      {prize ? (
        <span className="leader__prize">
          <span className="x-visually-hidden">{t('prize')} </span>
          {rewardText({ type: prizeKind.type, value: prize })}
        </span>
      ) : null}
    </div>
  );
}
