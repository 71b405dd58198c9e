import type { DatabaseSync } from 'node:sqlite';
import type { ServerClock } from '../clock.ts';
import type { Accounts } from '../users/accounts.ts';
import { createCampaigns, type Campaigns } from './campaigns/campaigns.ts';
import { createCheckIns, type CheckIns } from './checkIns.ts';
import { epochOf } from './epochOf.ts';
import { createInvites, type Invites } from './invites.ts';
import { createLiveEvents, type LiveEvents } from './liveEvents.ts';
import { createNotices, type Notices } from './notices.ts';
import { createPoints, type Points } from './points/points.ts';
import { createPointsChanges } from './points/pointsChanges.ts';
import { createRecords, type Records } from './records.ts';
import { createClaims, type Claims } from './rewards/claims.ts';
import { createRewards, type Rewards } from './rewards/rewards.ts';
import { createProgress, type Progress } from './tasks/taskProgress.ts';

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
export interface TaskCenterParts {
  db: DatabaseSync;
  accounts: Accounts;
  /** Start (00:00 UTC) of the day on which this database was created, in ms. */
  epoch: number;
  live: LiveEvents;
  records: Records;
  progress: Progress;
  rewards: Rewards;
  campaigns: Campaigns;
  claims: Claims;
  checkIns: CheckIns;
  invites: Invites;
  points: Points;
  notices: Notices;
}

export function createTaskCenterParts({
  db,
  accounts,
  serverClock,
  random,
  regionOf,
}: Dependencies): TaskCenterParts {
  const epoch = epochOf(db, serverClock.now());
  const live = createLiveEvents(db, serverClock);
  const records = createRecords(db);
  const progress = createProgress({ records, epoch });
  const pointsChanges = createPointsChanges(db);
  const rewards = createRewards({ db, points: pointsChanges, live, regionOf });
  const campaigns = createCampaigns({ db, rewards, live, epoch });
  return {
    db,
    accounts,
    epoch,
    live,
    records,
    progress,
    rewards,
    campaigns,
    claims: createClaims({ records, progress, rewards, live, random }),
    checkIns: createCheckIns({ db, rewards, live }),
    invites: createInvites({ db, rewards, live }),
    points: createPoints({ changes: pointsChanges, rewards, live }),
    notices: createNotices({ db, rewards, campaigns, live }),
  };
}
