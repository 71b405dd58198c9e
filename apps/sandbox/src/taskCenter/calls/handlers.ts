import {
  rewardTypes,
  type endpoints,
  type EndpointName,
  type Home,
  type ResultOf,
} from '@exchange/task-center-api';
import type * as v from 'valibot';
import { transaction } from '../../database.ts';
import { viewerOf, type Caller, type UserCaller } from './caller.ts';
import { ascending, descending, pageOf } from './pageOf.ts';
import type { TaskCenterParts } from '../parts.ts';
import { Refusal } from './refusal.ts';
import type { RewardRow } from '../rewards/rewards.ts';
import { rewardDetailView, rewardView, termsOf } from '../rewards/rewardView.ts';
import { listedTaskProgress, shownRound } from '../tasks/taskProgress.ts';
import { claimableItems } from '../rewards/claimableItems.ts';
import { readyToClaim } from '../rewards/readyToClaim.ts';
import { claimableSums, expiringRewards, readyClocks } from '../rewards/rewardTotals.ts';
import { amountUnit } from '../catalogue/rewardCatalogue.ts';
import { taskEntry } from '../catalogue/taskCatalogue.ts';
import { issuedIn } from '../stablecoin.ts';
import { walletTotals } from '../rewards/walletTotals.ts';
import { listedRewards } from '../rewards/listedRewards.ts';
import { taskDetailView, taskView } from '../tasks/taskView.ts';

/** Calls without an account. */
type GuestCall =
  'time' | 'home' | 'tasks' | 'task' | 'campaigns' | 'campaign' | 'leaderboard' | 'shop';
type InputOf<Name extends EndpointName> = (typeof endpoints)[Name] extends {
  body: infer Body;
  query: infer Query extends v.GenericSchema;
}
  ? v.InferOutput<Body extends v.GenericSchema ? Body : Query>
  : never;

/** Handles a call. `input` is the parsed query, or the parsed body of a write. */
export type Handlers = {
  [Name in EndpointName]: (
    caller: Name extends GuestCall ? Caller : UserCaller,
    input: InputOf<Name>,
  ) => ResultOf<Name>;
};

/** One function per call. Calls with an Idempotency-Key already run in a transaction. */
export function createHandlers({
  db,
  progress,
  rewards,
  claims,
  campaigns,
  checkIns,
  invites,
  points,
  notices,
}: TaskCenterParts): Handlers {
  function ownReward({ user }: UserCaller, id: string, code?: string): RewardRow {
    const row = rewards.find(user.id, id);
    // Links to a reward keep working after it was replaced.
    if (!row || (code !== undefined && row.code !== code && row.replaced !== code)) {
      throw new Refusal('notFound', 'You have no such reward.');
    }
    return row;
  }

  /** Returns the account's rewards, and everything that it can claim. */
  function rewardsOf(caller: UserCaller) {
    const rows = rewards.of(caller.user.id);
    return { rows, ready: readyToClaim(progress.ofAll(caller), rows, caller) };
  }

  function home(caller: Caller): Home {
    const all = progress.ofAll(caller);
    const own = caller.user ? rewards.of(caller.user.id) : [];
    const ready = readyToClaim(all, own, caller);
    const expiring = expiringRewards(ready, own, caller);
    return {
      server_time: caller.now,
      viewer: viewerOf(caller),
      check_in: checkIns.of(caller),
      tasks: listedTaskProgress(all).map((taskProgress) => taskView(taskProgress, caller)),
      campaigns: campaigns.list(caller).filter(({ state }) => state !== 'ended'),
      totals: {
        claimable_tasks: ready.tiers.length,
        claimable_rewards: ready.rewards.length,
        claimable: claimableSums(ready, caller),
        clocks: readyClocks(ready, caller),
        expiring: expiring.totals,
        points: caller.user ? points.ledger(caller.user.id, caller.now).balance : '0',
      },
    };
  }

  return {
    time: ({ now }) => ({ server_time: now }),
    home,

    tasks(caller, { category, ...query }) {
      const shown = listedTaskProgress(progress.ofAll(caller))
        .map((taskProgress, index) => ({ taskProgress, index }))
        .filter(
          ({ taskProgress }) => category === undefined || taskProgress.entry.category === category,
        );
      const page = pageOf(
        shown,
        query,
        ascending(({ index }) => index),
      );
      return {
        items: page.rows.map(({ taskProgress }) => taskView(taskProgress, caller)),
        next_cursor: page.next_cursor,
      };
    },

    task(caller, { task_id, rule_index }) {
      const entry = taskEntry(task_id);
      if (!entry) throw new Refusal('notFound', 'There is no such task.');
      if (rule_index !== undefined && rule_index >= entry.tiers.length) {
        throw new Refusal('notFound', 'This task has no such tier.');
      }
      return taskDetailView(shownRound(progress.of(entry, caller)), caller, rule_index);
    },

    campaigns: (caller, query) => campaigns.page(caller, query),
    campaign: (caller, { campaign_id }) => campaigns.detail(caller, campaign_id),
    leaderboard: (caller, query) => campaigns.leaderboard(caller, query),

    rewards(caller, query) {
      return listedRewards(rewardsOf(caller), caller, query);
    },

    reward(caller, { reward_id, reward_code }) {
      const row = ownReward(caller, reward_id, reward_code);
      return rewardDetailView(row, caller, rewards.openedFrom(row));
    },

    usage(caller, { reward_id, ...query }) {
      const row = ownReward(caller, reward_id);
      const { opened } = rewardView(row, caller, rewards.openedFrom(row));
      const page = pageOf(
        rewards.usage(row.id),
        query,
        descending(({ id }) => id),
      );
      return {
        items: page.rows.map(({ id, at, kind, amount, code, coin }) => ({
          usage_id: String(id),
          at,
          kind,
          value: issuedIn(coin, { amount, unit: amountUnit(code) }),
          opened: kind === 'opened' ? opened : null,
        })),
        next_cursor: page.next_cursor,
      };
    },

    invite: (caller) => transaction(db, () => invites.of(caller)),
    inviteRecords: (caller, query) => invites.records(caller, query),
    claim: (caller, which) => claims.claim(caller, which),
    claimReward: (caller, { reward_id }) => claims.claimReward(caller, reward_id),
    claimAll: (caller, { only }) => claims.claimAll(caller, only),
    claimable(caller) {
      const { ready } = rewardsOf(caller);
      return { items: claimableItems(ready, caller) };
    },
    activate: (caller, { reward_id }) => claims.activate(caller, reward_id),
    kinds: ({ texts }) => ({
      items: rewardTypes.map((type) => ({ type, terms: termsOf(type, texts) })),
    }),
    wallet(caller) {
      return walletTotals({ ...rewardsOf(caller), usageOf: rewards.usage }, caller);
    },
    points: (caller, query) => points.page(caller, query),
    shop: (caller) => points.shop(caller),
    buy: (caller, purchase) => points.buy(caller, purchase),
    notices: (caller, query) => notices.page(caller, query),
    readNotices: (caller, which) => transaction(db, () => notices.read(caller, which)),
    switchNotice: (caller, change) => transaction(db, () => notices.switch(caller, change)),
    join: (caller, { campaign_id }) => transaction(db, () => campaigns.join(caller, campaign_id)),
    checkIn: (caller, options) => transaction(db, () => checkIns.checkIn(caller, options)),
  };
}
