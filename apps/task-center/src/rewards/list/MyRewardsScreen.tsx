import { useIsUser, useTexts } from '@exchange/site/page';
import { FailurePanel, failureReason } from '@exchange/site/page/failures';
import { useValueFormat } from '@exchange/site/page/formats';
import { canShow } from '@exchange/site/page/loading';
import {
  rewardGroups,
  type RewardGroup,
  type RewardPage,
  type Wallet,
} from '@exchange/task-center-api';
import { Tabs } from '@exchange/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useRead } from '../../data/useRead.ts';
import { RegionNotice } from '../../screen/RegionNotice.tsx';
import { GuestData } from '../guest/GuestData.tsx';
import { ClaimWindowsProvider } from '../claim/ClaimWindows.tsx';
import { ExpiringNote } from '../expiring/ExpiringNote.tsx';
import { ClaimCard } from '../wallet/ClaimCard.tsx';
import { PointsTile } from '../wallet/PointsTile.tsx';
import { NextTasks } from './NextTasks.tsx';
import { NoRewards } from './NoRewards.tsx';
import type { RewardFilter } from './rewardFilter.ts';
import { RewardList } from './RewardList.tsx';
import { RewardsSkeleton } from './RewardsSkeleton.tsx';
import { useRewardList } from './useRewardList.ts';

const groups = Object.keys(rewardGroups) as RewardGroup[];

/** Number of rewards from which a tab has a search. */
const manyRewards = 10;

const noFilter: RewardFilter = { type: 'all', search: '', sort: 'ending' };

/** The user's rewards. For guests, only the data of their welcome package. */
export function MyRewardsScreen(): ReactElement {
  return useIsUser() ? (
    <UserRewards />
  ) : (
    <GuestData>
      <RewardsSkeleton />
    </GuestData>
  );
}

/**
 * Totals of the rewards, a link to the points, and the rewards by state. Where the task centre is
 * closed, only the rewards, which cannot be claimed there.
 */
function UserRewards(): ReactElement {
  const wallet = useRead('wallet', {});
  const rewards = useRewardList('to_claim', noFilter);
  const finished = useRead('claimable', {});
  const shop = useRead('shop', {});
  const [tab, setTab] = useState<RewardGroup>('to_claim');
  // The totals are above the list, so the list waits for them, because it would move otherwise.
  const isClosed = finished.error !== null && failureReason(finished.error) === 'regionBlocked';
  const isWaiting =
    !rewards.isError && [rewards, wallet, finished, shop].some(({ isLoading }) => isLoading);
  const points = shop.data ? <PointsTile points={shop.data.balance} /> : null;
  return (
    <ClaimWindowsProvider>
      {isWaiting ? <RewardsSkeleton /> : null}
      {isClosed ? <RegionNotice /> : null}
      <div className={isWaiting ? undefined : 'page-width list-screen'} hidden={isWaiting}>
        {!isWaiting && !isClosed && canShow(rewards) ? (
          <div className="rewards-head">
            <Totals query={wallet} />
            {wallet.data ? <ExpiringNote expiring={wallet.data.expiring} onOpen={setTab} /> : null}
            {points}
          </div>
        ) : null}
        <RewardTabs
          tab={tab}
          onTab={setTab}
          unfiltered={rewards.data?.pages[0]}
          received={wallet.data?.received.sums}
          isClosed={isClosed}
        />
      </div>
    </ClaimWindowsProvider>
  );
}

/** Totals of the rewards. Not in a `Loaded`, which defers rendering, because the summary would then move the list. */
function Totals({ query }: { query: UseQueryResult<Wallet> }): ReactElement | null {
  const t = useTexts('rewards');
  const { data, error, isFetching, refetch } = query;
  if (canShow(query)) {
    const { ready } = data!;
    return ready.count === 0 ? null : <ClaimCard {...ready} nothing={t('empty_to_claim_title')} />;
  }
  if (!error) return null;
  const retry = () => void refetch();
  return <FailurePanel reason={failureReason(error)} onRetry={retry} isRetrying={isFetching} />;
}

function RewardTabs({
  tab,
  onTab,
  unfiltered,
  received,
  isClosed,
}: {
  tab: RewardGroup;
  onTab: (tab: RewardGroup) => void;
  unfiltered: RewardPage | undefined;
  /** Totals of the used rewards. */
  received: Wallet['received']['sums'] | undefined;
  isClosed: boolean;
}): ReactElement {
  const t = useTexts('rewards');
  const { formatValue } = useValueFormat();
  const [filter, setFilter] = useState(noFilter);
  const counts = unfiltered?.counts;
  // The search finds no finished tasks.
  const tasksIn = (id: RewardGroup) => (id === 'to_claim' ? (unfiltered?.claimable_tasks ?? 0) : 0);
  const isLong = (id: RewardGroup) =>
    counts !== undefined && counts[id] - tasksIn(id) >= manyRewards;
  const shown = (id: RewardGroup) => (counts?.[id] ?? 0) - (isClosed ? tasksIn(id) : 0);
  const hasHistory = unfiltered !== undefined && isAnyClaimed(unfiltered);
  if (counts?.to_claim === 0 && unfiltered?.elsewhere.to_claim === 0 && !hasHistory) {
    return (
      <>
        <NoRewards group="to_claim" isClosed={isClosed} />
        {isClosed ? null : <NextTasks />}
      </>
    );
  }
  const inDigits = (each: number) => formatValue({ amount: String(each), unit: 'count' });
  const lists = groups.map((id) => ({
    id,
    label: (
      <>
        {t(`tab_${id}`)} <span className="tab-count">{counts && inDigits(shown(id))}</span>
      </>
    ),
    content: (
      <RewardList
        group={id}
        isClosed={isClosed}
        isLong={isLong(id)}
        hasHistory={hasHistory}
        filter={filter}
        onFilter={setFilter}
        received={id === 'used' ? received : undefined}
      />
    ),
  }));
  return <Tabs label={t('list_title')} value={tab} onValueChange={onTab} tabs={lists} />;
}

/**
 * Returns whether any reward has been claimed or has expired. The counts leave out what can only be
 * used on another edition.
 */
function isAnyClaimed({ counts, elsewhere }: RewardPage): boolean {
  return counts.active + elsewhere.active + counts.used + counts.expired > 0;
}
