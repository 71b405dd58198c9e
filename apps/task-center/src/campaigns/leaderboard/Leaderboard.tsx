import type { Leader } from '@exchange/task-center-api';
import { EmptyState, Icon, Skeleton } from '@exchange/ui';
import type { ReactElement } from 'react';
import { useTexts } from '../../context/texts/useTexts.ts';
import { useReadList } from '../../data/useRead.ts';
import { useTimeFormats } from '../../screen/formats/useTimeFormats.ts';
import { ListFoot } from '../../screen/loading/ListFoot.tsx';
import { Loaded } from '../../screen/loading/Loaded.tsx';
import { LeaderRow } from './LeaderRow.tsx';
import { OwnPlace } from './OwnPlace.tsx';
import { Podium, podiumPlaces } from './Podium.tsx';

/**
 * Leaderboard of a campaign: the best three on a podium, the others in rows, and the user's own
 * place, which stays in view while the user scrolls.
 */
export function Leaderboard({
  campaignId,
  isFinal,
}: {
  campaignId: string;
  /** Whether the campaign has ended. */
  isFinal: boolean;
}): ReactElement {
  const t = useTexts('campaigns');
  const { moment } = useTimeFormats();
  const board = useReadList('leaderboard', { campaign_id: campaignId, limit: 10 });
  return (
    <section className="leaderboard" aria-labelledby="leaderboard">
      <h2 id="leaderboard">{t(isFinal ? 'winners_title' : 'leaderboard_title')}</h2>
      <Loaded query={board} skeleton={<Skeleton className="skeleton-panel" />}>
        {({ pages }) => {
          const [first] = pages;
          const leaders = pages.flatMap(({ items }) => items);
          if (!first || leaders.length === 0) return <NoScores />;
          return (
            <>
              <Podium leaders={leaders.slice(0, podiumPlaces)} />
              <Rows leaders={leaders.slice(podiumPlaces)} />
              {first.own ? <OwnPlace own={first.own} nextPrize={first.next_prize} /> : null}
              <p className="card-text">
                {t('leaderboard_updated', { time: moment(first.updated_at) })}
              </p>
              <ListFoot query={board} />
            </>
          );
        }}
      </Loaded>
    </section>
  );
}

function Rows({ leaders }: { leaders: readonly Leader[] }): ReactElement | null {
  if (leaders.length === 0) return null;
  return (
    <ol className="leaderboard__rows">
      {leaders.map((leader) => (
        <li key={`${leader.rank} ${leader.name}`}>
          <LeaderRow leader={leader} />
        </li>
      ))}
    </ol>
  );
}

function NoScores(): ReactElement {
  const t = useTexts('campaigns');
  return (
    <EmptyState icon={<Icon name="trophy" size={32} />} title={t('leaderboard_none_title')}>
      {t('leaderboard_none_text')}
    </EmptyState>
  );
}
