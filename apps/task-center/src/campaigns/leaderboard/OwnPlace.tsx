import type { Leader, Leaderboard } from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import { useTexts } from '../../context/texts/useTexts.ts';
import { useValueFormat } from '../../screen/formats/useValueFormat.ts';
import { LeaderRow } from './LeaderRow.tsx';

/** The user's own rank, and the distance to the next larger prize. Stays at the end of the viewport. */
export function OwnPlace({
  own,
  nextPrize,
}: {
  own: Leader;
  nextPrize: Leaderboard['next_prize'];
}): ReactElement {
  const t = useTexts('campaigns');
  const { formatValue } = useValueFormat();
  return (
    <div className="own-place">
      <LeaderRow leader={own} />
      {nextPrize ? (
        <p className="own-place__next">
          {t('next_prize', {
            missing: formatValue(nextPrize.missing),
            prize: formatValue(nextPrize.prize),
          })}
        </p>
      ) : null}
    </div>
  );
}
