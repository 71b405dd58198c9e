import { useTexts } from '@exchange/site/page';
import { useTimeFormats } from '@exchange/site/page/formats';
import { ListFoot, Loaded } from '@exchange/site/page/loading';
import type { Campaign, Leader } from '@exchange/task-center-api';
import { EmptyState, Icon, Skeleton } from '@exchange/ui';
import type { ReactElement } from 'react';
import { PrizeHeading } from '../PrizeHeading.tsx';
import { LeaderRow } from './LeaderRow.tsx';
import { Podium, podiumPlaces } from './Podium.tsx';
import { useLeaderboard } from './leaderboardData.ts';

/**
 * Leaderboard of a campaign: the best three on a podium, the others in rows, and the user's rank,
 * which stays in view while the user scrolls through the rows.
 */
export function Leaderboard({ campaign }: { campaign: Campaign }): ReactElement {
  const t = useTexts('campaigns');
  const { moment } = useTimeFormats();
  const board = useLeaderboard(campaign);
  const isFinal = campaign.state === 'ended';
  return (
    <section className="leaderboard" aria-labelledby="leaderboard">
      <PrizeHeading id="leaderboard" campaign={campaign}>
        {t(isFinal ? 'leaderboard_final_title' : 'leaderboard_title')}
      </PrizeHeading>
      <Loaded query={board} skeleton={<Skeleton className="skeleton-leaderboard" />}>
        {({ pages }) => {
          const [first] = pages;
          const leaders = pages.flatMap(({ items }) => items);
          if (!first || leaders.length === 0) return <NoScores isFinal={isFinal} />;
          return (
            <>
              <Podium leaders={leaders.slice(0, podiumPlaces)} />
              {/* The own place stays inside this element, so it never covers the podium. */}
              <div className="leaderboard__table">
                <Rows leaders={leaders.slice(podiumPlaces)} />
                {first.own ? (
                  <div className="own-place">
                    <LeaderRow leader={first.own} />
                  </div>
                ) : null}
              </div>
              <p className="leaderboard__updated">
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
  const t = useTexts('campaigns');
  if (leaders.length === 0) return null;
  return (
    <>
      {/* Each row has the same words for screen readers. */}
      <div className="leader leader-head" aria-hidden="true">
        <span className="leader__rank">{t('rank')}</span>
        <span className="leader__name">{t('participant')}</span>
        <span className="leader__score">{t('score')}</span>
        <span className="leader__prize">{t('prize')}</span>
      </div>
      <ol className="leaderboard__rows">
        {leaders.map((leader) => (
          <li key={`${leader.rank} ${leader.name}`}>
            <LeaderRow leader={leader} />
          </li>
        ))}
      </ol>
    </>
  );
}

function NoScores({ isFinal }: { isFinal: boolean }): ReactElement {
  const t = useTexts('campaigns');
  const name = isFinal ? 'leaderboard_unscored' : 'leaderboard_none';
  return (
    <EmptyState icon={<Icon name="trophy" size={32} />} title={t(`${name}_title`)}>
      {t(`${name}_text`)}
    </EmptyState>
  );
}
