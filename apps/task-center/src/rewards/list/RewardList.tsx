import { pathFrom, usePage, useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import { CardsSkeleton, ListFoot, Loaded } from '@exchange/site/page/loading';
import { type RewardGroup } from '@exchange/task-center-api';
import { Button, Card, EmptyState, Illustration } from '@exchange/ui';
import { useDeferredValue, type ReactElement } from 'react';
import { ExportButton } from '../csv/ExportButton.tsx';
import { RewardCard } from './RewardCard.tsx';
import { filterQuery, type RewardFilter } from './rewardFilter.ts';
import { RewardFilters } from './RewardFilters.tsx';
import { useRewardList } from './useRewardList.ts';

/** The rewards of one tab that match the filters. */
export function RewardList({
  group,
  isLong,
  filter,
  onFilter,
}: {
  group: RewardGroup;
  /** Whether the tab has too many rewards to see all at once, so that it needs a search. */
  isLong: boolean;
  filter: RewardFilter;
  onFilter: (filter: RewardFilter) => void;
}): ReactElement {
  const t = useTexts('rewards');
  const search = useDeferredValue(filter.search);
  const list = useRewardList(group, { ...filter, search });
  const isFiltered = Object.keys(filterQuery(filter)).length > 0;
  const isNothing = list.data?.pages[0]?.items.length === 0;
  return (
    <div className="rewards">
      {isFiltered || isLong ? (
        <RewardFilters
          filter={filter}
          onChange={onFilter}
          result={isFiltered && isNothing ? t('found_none_title') : ''}
        />
      ) : null}
      <Loaded query={list} skeleton={<CardsSkeleton />}>
        {({ pages }) => {
          const rewards = pages.flatMap(({ items }) => items);
          const tasks = group === 'to_claim' && !isFiltered ? pages[0]!.claimable_tasks : 0;
          if (rewards.length === 0 && tasks === 0) {
            return <Nothing group={group} isFiltered={isFiltered} />;
          }
          return (
            <>
              {tasks === 0 ? null : <FinishedTasks count={tasks} />}
              <ul className="cards">
                {rewards.map((reward) => (
                  <li key={reward.reward_id}>
                    <RewardCard reward={reward} group={group} />
                  </li>
                ))}
              </ul>
              <ListFoot query={list} />
              {isFiltered || isLong ? null : <ExportButton filters={{}} />}
            </>
          );
        }}
      </Loaded>
    </div>
  );
}

/** Number of finished tasks, whose rewards are claimed on the hub. */
function FinishedTasks({ count }: { count: number }): ReactElement {
  const t = useTexts('rewards');
  const shell = useTexts('shell');
  const page = usePage();
  const { formatValue } = useValueFormat();
  return (
    <Card as="section" className="finished-tasks" aria-labelledby="finished-tasks">
      <h2 id="finished-tasks">
        {shell('section_tasks')}{' '}
        <span className="tab-count">{formatValue({ amount: String(count), unit: 'count' })}</span>
      </h2>
      <a href={pathFrom(page, '/task-center')}>{t('empty_action')}</a>
    </Card>
  );
}

function Nothing({ group, isFiltered }: { group: RewardGroup; isFiltered: boolean }): ReactElement {
  const t = useTexts('rewards');
  const page = usePage();
  if (isFiltered) {
    return (
      <EmptyState illustration={<Illustration name="empty" />} title={t('found_none_title')}>
        {t('found_none_text')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      illustration={<Illustration name="empty" />}
      title={t(`empty_${group}_title`)}
      action={
        <Button variant="primary" href={pathFrom(page, '/task-center')}>
          {t('empty_action')}
        </Button>
      }
    >
      {t(group === 'expired' ? 'empty_expired_text' : 'empty_text')}
    </EmptyState>
  );
}
