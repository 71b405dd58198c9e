import { useTexts } from '@exchange/site/page';
import { useTimeFormats } from '@exchange/site/page/formats';
import { ListFoot, Loaded } from '@exchange/site/page/loading';
import type { Campaign, Leader } from '@exchange/task-center-api';
import { EmptyState, Icon, Skeleton } from '@exchange/ui';
import type { ReactElement } from 'react';
import { PrizeTerms } from '../PrizeTerms.tsx';
import { LeaderRow } from './LeaderRow.tsx';
import { OwnPlace } from './OwnPlace.tsx';
import { Podium, podiumPlaces } from './Podium.tsx';
import { useLeaderboard } from './useLeaderboard.ts';

/**
 * Leaderboard of a campaign: the best three on a podium, the others in rows, and the user's rank,
 * which stays in view while the user scrolls through the rows.
 */
export function Leaderboard({ campaign }: { campaign: Campaign }): ReactElement {
  const t = useTexts('campaigns');
  const { moment } = useTimeFormats();
  const board = useLeaderboard(campaign);
  const { prize_kind: prizeKind } = campaign;
  const isFinal = campaign.state === 'ended';
  return (
    <section className="leaderboard" aria-labelledby="leaderboard">
      <h2 id="leaderboard">{t(isFinal ? 'leaderboard_final_title' : 'leaderboard_title')}</h2>
      <PrizeTerms campaign={campaign} />
      <Loaded query={board} skeleton={<Skeleton className="skeleton-panel" />}>
        {({ pages }) => {
          const [first] = pages;
          const leaders = pages.flatMap(({ items }) => items);
          if (!first || leaders.length === 0) return <NoScores isFinal={isFinal} />;
          return (
            <>
              <Podium leaders={leaders.slice(0, podiumPlaces)} prizeKind={prizeKind} />
              {/* The own place stays inside this element, so it never covers the podium. */}
              <div>
                <Rows leaders={leaders.slice(podiumPlaces)} prizeKind={prizeKind} />
                {first.own ? (
                  <OwnPlace own={first.own} nextPrize={first.next_prize} prizeKind={prizeKind} />
                ) : null}
              </div>
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

function Rows({
  leaders,
  prizeKind,
}: {
  leaders: readonly Leader[];
  prizeKind: Campaign['prize_kind'];
}): ReactElement | null {
  const t = useTexts('campaigns');
  if (leaders.length === 0) return null;
  return (
    <>
      {/* Each row has the same words for screen readers. */}
      <div className="leader leader-head" aria-hidden="true">
        <span className="leader__rank">{t('rank')}</span>
        <span className="leader__who">{t('score')}</span>
        <span className="leader__prize">{t('prize')}</span>
      </div>
      <ol className="leaderboard__rows">
        {leaders.map((leader) => (
          <li key={`${leader.rank} ${leader.name}`}>
            <LeaderRow leader={leader} prizeKind={prizeKind} />
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
