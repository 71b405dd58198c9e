import type { Campaign, Leader, Leaderboard } from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import { useTexts } from '../../context/texts/useTexts.ts';
import { useRewardText } from '../../rewards/useRewardText.ts';
import { useValueFormat } from '../../screen/formats/useValueFormat.ts';
import { LeaderRow } from './LeaderRow.tsx';

/** The user's own rank, and the distance to the next larger prize. Sticks to the bottom of the viewport. */
export function OwnPlace({
  own,
  nextPrize,
  prizeKind,
}: {
  own: Leader;
  nextPrize: Leaderboard['next_prize'];
  prizeKind: Campaign['prize_kind'];
}): ReactElement {
  const t = useTexts('campaigns');
  const { formatValue } = useValueFormat();
  const rewardText = useRewardText();
  return (
    <div className="own-place">
      <LeaderRow leader={own} prizeKind={prizeKind} />
      {nextPrize ? (
        <p className="own-place__next">
          {t(own.prize ? 'larger_prize' : 'first_prize', {
            missing: formatValue(nextPrize.missing),
            prize: rewardText({ type: prizeKind.type, value: nextPrize.prize }),
          })}
        </p>
      ) : null}
    </div>
  );
}
