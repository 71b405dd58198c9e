import type { Leader } from '@exchange/task-center-api';
import { EmptyState, Icon, Skeleton, Table, Tag } from '@exchange/ui';
import type { ReactElement } from 'react';
import { useTexts } from '../context/texts/useTexts.ts';
import { useReadList } from '../data/useRead.ts';
import { useTimeFormats } from '../screen/formats/useTimeFormats.ts';
import { useValueFormat } from '../screen/formats/useValueFormat.ts';
import { ListFoot } from '../screen/loading/ListFoot.tsx';
import { Loaded } from '../screen/loading/Loaded.tsx';

/** Leaderboard of a campaign. The user's own row is added on top unless the list contains it. */
export function LeaderboardTable({ campaignId }: { campaignId: string }): ReactElement {
  const t = useTexts('campaigns');
  const { moment } = useTimeFormats();
  const board = useReadList('leaderboard', { campaign_id: campaignId, limit: 10 });
  return (
    <section aria-labelledby="leaderboard">
      <h3 id="leaderboard">{t('leaderboard_title')}</h3>
      <Loaded query={board} skeleton={<Skeleton className="skeleton-panel" />}>
        {({ pages }) => {
          const [first] = pages;
          const leaders = pages.flatMap(({ items }) => items);
          if (!first || leaders.length === 0) {
            return (
              <EmptyState
                icon={<Icon name="trophy" size={32} />}
                title={t('leaderboard_none_title')}
              >
                {t('leaderboard_none_text')}
              </EmptyState>
            );
          }
          const { own } = first;
          const isListed = leaders.some(({ is_self: isSelf }) => isSelf);
          return (
            <>
              <Leaders leaders={own && !isListed ? [own, ...leaders] : leaders} />
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

function Leaders({ leaders }: { leaders: readonly Leader[] }): ReactElement {
  const t = useTexts('campaigns');
  const { formatValue } = useValueFormat();
  return (
    <Table
      caption={t('leaderboard_title')}
      rows={leaders}
      rowKey={({ rank, name }) => `${rank} ${name}`}
      isMarked={({ is_self: isSelf }) => isSelf}
      columns={[
        {
          id: 'rank',
          header: t('rank'),
          cell: ({ rank }) => formatValue({ amount: String(rank), unit: 'count' }),
        },
        {
          id: 'name',
          header: t('name'),
          rowHeader: true,
          cell: ({ name, is_self: isSelf }) => (
            <span className="leader">
              <bdi>{name}</bdi>
              {isSelf ? <Tag tone="brand">{t('you')}</Tag> : null}
            </span>
          ),
        },
        {
          id: 'score',
          header: t('score'),
          numeric: true,
          cell: ({ score }) => formatValue(score),
        },
        {
          id: 'prize',
          header: t('prize'),
          numeric: true,
          cell: ({ prize }) => (prize ? formatValue(prize) : t('no_prize')),
        },
      ]}
    />
  );
}
