import type { DatabaseSync } from 'node:sqlite';
import type { ServerClock } from '../clock.ts';
import type { Accounts } from '../users/accounts.ts';
import { createCampaigns } from './campaigns/campaigns.ts';
import { createCheckIns } from './checkIns.ts';
import { epochOf } from './epochOf.ts';
import { createInvites } from './invites.ts';
import { createLiveEvents } from './liveEvents.ts';
import { createNotices } from './notices.ts';
import { createPoints } from './points/points.ts';
import { createPointsChanges } from './points/pointsChanges.ts';
import { createRecords } from './records.ts';
import { createClaims } from './rewards/claims.ts';
import { createRewards } from './rewards/rewards.ts';

interface Dependencies {
  db: DatabaseSync;
  accounts: Accounts;
  serverClock: ServerClock;
  /** Returns a number in [0, 1). */
  random: () => number;
  /** Returns the region whose rules apply to an account's rewards. */
  regionOf: (userId: number) => string;
}

/** Subjects of the task centre, from which its calls and the past of the demo accounts are made. */
export type TaskCenterParts = ReturnType<typeof createTaskCenterParts>;

export function createTaskCenterParts({
  db,
  accounts,
  serverClock,
  random,
  regionOf,
}: Dependencies) {
  /** Start (00:00 UTC) of the day on which this database was created, in ms. */
  const epoch = epochOf(db, serverClock.now());
  const live = createLiveEvents(db, serverClock);
  const records = createRecords(db);
  const pointsChanges = createPointsChanges(db);
  const rewards = createRewards(db, pointsChanges, live, regionOf);
  const campaigns = createCampaigns({ db, rewards, live, epoch });
  return {
    db,
    accounts,
    epoch,
    live,
    records,
    rewards,
    campaigns,
    claims: createClaims({ records, rewards, live, epoch, random }),
    checkIns: createCheckIns({ db, rewards, live }),
    invites: createInvites({ db, rewards, live }),
    points: createPoints({ changes: pointsChanges, rewards, live }),
    notices: createNotices({ db, rewards, campaigns, live }),
  };
}
