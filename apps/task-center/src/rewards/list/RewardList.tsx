import { useTexts } from '@exchange/site/page';
import { FailurePanel, failureReason } from '@exchange/site/page/failures';
import { canShow, ListFoot, Loaded } from '@exchange/site/page/loading';
import {
  isDerivativesReward,
  type Claimable,
  type Reward,
  type RewardGroup,
  type Wallet,
} from '@exchange/task-center-api';
import { Card } from '@exchange/ui';
import { useDeferredValue, type ReactElement } from 'react';
import { CoinNote } from '../../screen/CoinNote.tsx';
import { ManagedElsewhere } from '../../screen/ManagedElsewhere.tsx';
import { ExportButton } from '../csv/ExportButton.tsx';
import { useRead } from '../../data/useRead.ts';
import { ReceivedSums } from '../wallet/ReceivedSums.tsx';
import { RiskNote } from '../../screen/RiskNote.tsx';
import { KindLegend } from '../KindLegend.tsx';
import { isElsewhere, isSpent } from '../rewardStates.ts';
import { FinishedTaskRow } from './FinishedTaskRow.tsx';
import { MoreTasks, NoRewards } from './NoRewards.tsx';
import { filterQuery, type RewardFilter } from './rewardFilter.ts';
import { RewardFilters } from './RewardFilters.tsx';
import { RewardRow } from './RewardRow.tsx';
import { RowsSkeleton } from './RewardsSkeleton.tsx';
import { useRewardList } from './useRewardList.ts';
import { withTasks } from './withTasks.ts';

/**
 * The rewards of one tab that match the filters. The first tab also has the rewards of finished
 * tasks. For those that the edition does not offer, a line names the company that manages them.
 */
export function RewardList({
  group,
  isClosed,
  isLong,
  hasHistory,
  filter,
  onFilter,
  received,
}: {
  group: RewardGroup;
  /** Whether the task centre is closed in the region, so that nothing can be claimed. */
  isClosed: boolean;
  /** Whether the tab has too many rewards to see all at once, so that it needs a search. */
  isLong: boolean;
  /** Whether any reward has been claimed or has expired, so that a download is of use. */
  hasHistory: boolean;
  filter: RewardFilter;
  onFilter: (filter: RewardFilter) => void;
  /** Totals of the listed rewards. */
  received?: Wallet['received']['sums'] | undefined;
}): ReactElement {
  const t = useTexts('rewards');
  const search = useDeferredValue(filter.search);
  const list = useRewardList(group, { ...filter, search });
  const isFiltered = Object.keys(filterQuery(filter)).length > 0;
  const finished = useRead('claimable', {});
  const mayHaveTasks = group === 'to_claim' && !isClosed && !isFiltered;
  const hasTasks = mayHaveTasks && (list.data?.pages[0]?.claimable_tasks ?? 0) > 0;
  const tasks = (finished.data?.items ?? []).filter(
    ({ tier, reward }) => tier && (isElsewhere(reward) ? mayHaveTasks : hasTasks),
  );
  const rows = (items: readonly (Reward | Claimable)[]) =>
    items.length === 0 ? null : (
      <Card as="ul" className="reward-rows">
        {items.map((item) => (
          <li key={'claim_id' in item ? item.claim_id : item.reward_id}>
            {'claim_id' in item ? (
              <FinishedTaskRow task={item} />
            ) : (
              <RewardRow reward={item} group={group} isClosed={isClosed} />
            )}
          </li>
        ))}
      </Card>
    );
  const isNothing = list.data?.pages[0]?.items.length === 0;
  const result = isFiltered && isNothing ? t('found_none_title') : '';
  return (
    <div className="rewards">
      {received && !isFiltered ? <ReceivedSums sums={received} /> : null}
      {isFiltered || isLong ? (
        <RewardFilters filter={filter} onChange={onFilter} result={result} />
      ) : null}
      {hasTasks && finished.error && !canShow(finished) ? (
        <FailurePanel
          reason={failureReason(finished.error)}
          onRetry={() => void finished.refetch()}
          isRetrying={finished.isFetching}
        />
      ) : null}
      <Loaded query={list} skeleton={<RowsSkeleton />}>
        {({ pages }) => {
          const rewards = pages.flatMap(({ items }) => items);
          const all = withTasks(rewards, tasks, filter.sort);
          const listed = all.filter((item) => !isElsewhere(rewardOf(item)));
          const managed = all.map((item) => rewardOf(item).offered_in).find(Boolean);
          const notes = (
            <>
              <CoinNote rewards={listed.map(rewardOf)} />
              <ManagedElsewhere of={managed} />
            </>
          );
          if (listed.length === 0) {
            return (
              <>
                <NoRewards group={group} isFiltered={isFiltered} isClosed={isClosed} />
                {notes}
                <ListFoot query={list} />
              </>
            );
          }
          return (
            <>
              {rows(listed)}
              <KindLegend rewards={listed.filter(isLeft).map(shownOf)} />
              {notes}
              {listed.some((item) => isLeft(item) && isDerivativesReward(rewardOf(item))) ? (
                <RiskNote />
              ) : null}
              <ListFoot query={list} />
              {isFiltered || isLong || !hasHistory ? null : <ExportButton filters={{}} />}
              {group === 'to_claim' && !hasHistory && !isFiltered && !isClosed ? (
                <MoreTasks />
              ) : null}
            </>
          );
        }}
      </Loaded>
    </div>
  );
}

const rewardOf = (item: Reward | Claimable) => ('claim_id' in item ? item.reward : item);

/** Returns the reward that a row shows: of an opened box, the one that was in it. */
const shownOf = (item: Reward | Claimable) =>
  'claim_id' in item ? item.reward : (item.opened ?? item);

/** Returns whether a reward can still be claimed or used. */
const isLeft = (item: Reward | Claimable) => 'claim_id' in item || !isSpent(item.state);
