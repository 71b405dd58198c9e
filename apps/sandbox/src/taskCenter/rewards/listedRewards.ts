import { fillText, type Value } from '@exchange/exchange-api';
import {
  rewardGroups,
  type Reward,
  type RewardGroup,
  type RewardPage,
  type RewardSort,
  type RewardType,
} from '@exchange/task-center-api';
import type { UserCaller } from '../calls/caller.ts';
import { pageOf } from '../calls/pageOf.ts';
import { inStablecoinOf } from '../stablecoin.ts';
import { rewardEnd } from './rewardEnd.ts';
import type { ReadyToClaim } from './readyToClaim.ts';
import type { RewardRow } from './rewards.ts';
import { rewardView } from './rewardView.ts';

interface ListQuery {
  group?: RewardGroup | undefined;
  type?: RewardType | undefined;
  search?: string | undefined;
  sort?: RewardSort | undefined;
  cursor?: string | undefined;
  limit?: number | undefined;
}

/**
 * A reward with its sort keys. `elsewhere` is 1 if the edition of the page does not offer it, and 0
 * otherwise. `end` is so large for rewards without a deadline that they come last.
 */
interface Listed {
  reward: Reward;
  id: number;
  elsewhere: 0 | 1;
  end: number;
}

/** Returns a page of an account's rewards, and the number of rewards per tab regardless of the filters. */
export function listedRewards(
  { rows, ready }: { rows: readonly RewardRow[]; ready: ReadyToClaim },
  caller: UserCaller,
  { group, type, search, sort = 'newest', ...query }: ListQuery,
): RewardPage {
  const fromBoxes = new Map(
    rows.filter(({ source }) => source === 'box').map((row) => [row.source_id, row]),
  );
  const all = rows.map((row): Listed => {
    const reward = rewardView(row, caller, fromBoxes.get(String(row.id)));
    return {
      reward,
      id: row.id,
      elsewhere: reward.offered_in === undefined ? 0 : 1,
      end: rewardEnd(row, caller.now) ?? Number.MAX_SAFE_INTEGER,
    };
  });
  const inGroup = (name: RewardGroup) => {
    const states: readonly string[] = rewardGroups[name];
    return all.filter(({ reward }) => states.includes(reward.state));
  };
  const matching = (group === undefined ? all : inGroup(group)).filter(
    ({ reward }) =>
      (type === undefined || reward.type === type) &&
      contains(inStablecoinOf(caller.edition, reward), search),
  );
  const isHere = ({ elsewhere }: Listed) => elsewhere === 0;
  const active = inGroup('active');
  const activeHere = active.filter(isHere);
  const page = sort === 'ending' ? pageByEnd(matching, query) : pageByAge(matching, query);
  return {
    items: page.rows.map(({ reward }) => reward),
    next_cursor: page.next_cursor,
    counts: {
      to_claim: ready.count,
      active: activeHere.length,
      used: inGroup('used').length,
      expired: inGroup('expired').length,
    },
    claimable_tasks: ready.tiers.length,
    elsewhere: {
      to_claim: ready.elsewhere.tiers.length + ready.elsewhere.rewards.length,
      active: active.length - activeHere.length,
    },
  };
}

type PageQuery = Pick<ListQuery, 'cursor' | 'limit'>;

function pageByAge(rows: readonly Listed[], query: PageQuery) {
  return pageOf(
    rows.toSorted((one, other) => one.elsewhere - other.elsewhere || other.id - one.id),
    query,
    {
      keyOf: ({ id, elsewhere }) => [id, elsewhere],
      isAfter: ({ id, elsewhere }, [fromId, from = elsewhere]) =>
        elsewhere > from || (elsewhere === from && id < fromId!),
    },
  );
}

function pageByEnd(rows: readonly Listed[], query: PageQuery) {
  return pageOf(
    rows.toSorted(
      (one, other) => one.elsewhere - other.elsewhere || one.end - other.end || other.id - one.id,
    ),
    query,
    {
      keyOf: ({ id, elsewhere, end }) => [id, elsewhere, end],
      // A cursor of the other order has no end.
      isAfter: ({ id, elsewhere, end }, [fromId, from = elsewhere, fromEnd = end]) =>
        elsewhere > from ||
        (elsewhere === from && (end > fromEnd || (end === fromEnd && id < fromId!))),
    },
  );
}

/** Returns whether the title or summary contains every word of a search. */
function contains({ title, summary }: Reward, search = ''): boolean {
  const text = `${fillText(title, plainValue)} ${fillText(summary, plainValue)}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function plainValue({ amount, unit }: Value): string {
  return unit === 'ratio' ? `${Number(amount) * 100}%` : `${amount} ${unit}`;
}
