import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import type { Campaign, Leader } from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import { useRewardText } from '../../rewards/useRewardText.ts';
import { roundScore } from './roundScore.ts';

/** Number of participants on the podium. */
export const podiumPlaces = 3;

/** The best three participants. The winner is displayed between the other two. */
export function Podium({
  leaders,
  prizeKind,
}: {
  leaders: readonly Leader[];
  prizeKind: Campaign['prize_kind'];
}): ReactElement {
  const t = useTexts('campaigns');
  const { formatValue } = useValueFormat();
  const rewardText = useRewardText();
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
            {prize ? (
              rewardText({ type: prizeKind.type, value: prize })
            ) : (
              <span aria-hidden="true">–</span>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
