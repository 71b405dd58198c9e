import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import type { Leader } from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import { roundScore } from './leaderboardData.ts';

/** Number of participants on the podium. */
export const podiumPlaces = 3;

/** The best three participants. The winner is displayed between the other two. */
export function Podium({ leaders }: { leaders: readonly Leader[] }): ReactElement {
  const t = useTexts('campaigns');
  const { formatValue } = useValueFormat();
  return (
    <ol className="podium">
      {leaders.map(({ rank, name, score, prize, is_self: isSelf }) => (
        <li key={rank} className="podium__place" data-rank={rank}>
          <span className="podium__medal" aria-hidden="true">
            {rank}
          </span>
          <bdi className="podium__name">{isSelf ? t('you') : name}</bdi>
          <span className="podium__score">{formatValue(roundScore(score))}</span>
          <span className="podium__step">
            {prize ? formatValue(prize) : <span aria-hidden="true">–</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
