import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import type { Campaign, Leader, Leaderboard } from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import { useRewardText } from '../../rewards/useRewardText.ts';
import { LeaderRow } from './LeaderRow.tsx';

type NextPrize = NonNullable<Leaderboard['next_prize']>;

/** The user's own rank, and the distance to the next larger prize. Sticks to the bottom of the viewport. */
export function OwnPlace({
  own,
  nextPrize,
  prizeKind,
}: {
  own: Leader;
  nextPrize: NextPrize | null;
  prizeKind: Campaign['prize_kind'];
}): ReactElement {
  const t = useTexts('campaigns');
  const { formatValue } = useValueFormat();
  const rewardText = useRewardText();
  const textOf = ({ missing, prize }: NextPrize) =>
    t(own.prize ? 'larger_prize' : 'first_prize', {
      missing: formatValue(missing),
      prize: rewardText({ type: prizeKind.type, value: prize }),
    });
  return (
    <div className="own-place">
      <LeaderRow leader={own} prizeKind={prizeKind} />
      {nextPrize ? <p className="own-place__next">{textOf(nextPrize)}</p> : null}
    </div>
  );
}
