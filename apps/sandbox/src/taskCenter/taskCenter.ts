import type { DatabaseSync } from 'node:sqlite';
import type { EndpointName } from '@exchange/task-center-api';
import type { Accounts, User } from '../users/accounts.ts';
import type { Clock, ServerClock } from '../clock.ts';
import { transaction } from '../database.ts';
import type { Caller, UserCaller } from './calls/caller.ts';
import { createCatalogueTexts } from './catalogue/catalogueTexts.ts';
import { seedDemoProgress } from './seedDemoProgress.ts';
import { createAct, type Activity } from './tasks/activities.ts';
import { createEarnedTiers } from './tasks/earnedTiers.ts';
import { createHandlers } from './calls/handlers.ts';
import { createIdempotency } from './calls/idempotency.ts';
import type { Invites } from './invites.ts';
import { createEventStreams, type EventStreams } from './eventStreams.ts';
import type { LiveEvents } from './liveEvents.ts';
import { createTaskCenterParts } from './parts.ts';
import type { Records } from './records.ts';
import { createRegions, type Regions, type RequestingPage } from './callerRegion.ts';
import { inStablecoinOf } from './stablecoin.ts';
import type { Rewards } from './rewards/rewards.ts';

/** The server side of the task centre. */
export interface TaskCenter {
  /** Start (00:00 UTC) of the day on which this database was created, in ms. */
  epoch: number;
  regions: Regions;
  live: LiveEvents;
  streams: EventStreams;
  records: Records;
  rewards: Rewards;
  invites: Invites;
  /** Returns whether the task centre is unavailable in one of the caller's regions. */
  isBlocked(user: User | undefined, page: RequestingPage): boolean;
  caller(user: User | undefined, page?: RequestingPage): Caller;
  /**
   * Grants prizes, stores what the caller has earned on the edition that it saw last, and replaces
   * what it may not receive where it lives. Each call of the API does it.
   */
  settle(caller: Caller): void;
  /** Handles a call whose input is already parsed. */
  run(name: EndpointName, caller: Caller, input: unknown): unknown;
  /** Handles a call with an Idempotency-Key. */
  runOnce(name: EndpointName, caller: UserCaller, attempt: { input: object; key: string }): unknown;
  act(user: User, activity: Activity): void;
  /** Gives a new invited account its reward and notifies the inviter. */
  welcome(userId: number): void;
}

export function createTaskCenter({
  db,
  accounts,
  serverClock,
  clock,
  random,
  priceOf,
}: {
  db: DatabaseSync;
  accounts: Accounts;
  serverClock: ServerClock;
  clock: Clock;
  random: () => number;
  priceOf: Caller['priceOf'];
}): TaskCenter {
  const textsFor = createCatalogueTexts();
  const regions = createRegions();
  const regionOf = (user: User | undefined) => user?.region ?? regions.current;
  const regionsOf = (user: User | undefined, { edition = regions.current }: RequestingPage) => [
    regionOf(user),
    regions.current,
    edition,
  ];
  const parts = createTaskCenterParts({
    db,
    accounts,
    serverClock,
    random,
    regionOf: (userId) => regionOf(accounts.byId(userId)),
  });
  const { epoch, live, records, rewards, invites, campaigns } = parts;
  const handlers = createHandlers(parts) as Record<
    EndpointName,
    (caller: Caller, input: unknown) => unknown
  >;
  const act = createAct(parts);
  const earned = createEarnedTiers(parts);
  const once = createIdempotency(db);
  seedDemoProgress(parts, {
    act,
    now: serverClock.now(),
    caller: {
      texts: textsFor(undefined),
      // The accounts' past needs no prices, which take time to generate.
      priceOf: () => undefined,
    },
  });
  campaigns.settle(serverClock.now());

  const caller = (user: User | undefined, page: RequestingPage = {}): Caller => ({
    user,
    now: serverClock.now(),
    region: regionOf(user),
    edition: page.edition ?? regions.current,
    regions: regionsOf(user, page),
    texts: textsFor(page.lang),
    priceOf,
  });

  /** Returns the caller as on the page that it called from last. */
  function seenCaller(user: User): UserCaller {
    const edition = earned.seenEdition(user.id);
    return { ...caller(user, edition === undefined ? {} : { edition }), user };
  }

  function isClosedTo(all: Caller['regions']): boolean {
    return all.some((region) => regions.blocked.has(region));
  }

  return {
    epoch,
    regions,
    live,
    streams: createEventStreams(live, clock),
    records,
    rewards,
    invites,
    isBlocked: (user, page) => isClosedTo(regionsOf(user, page)),
    caller,
    settle(caller) {
      campaigns.settle(caller.now);
      const { user } = caller;
      if (!user) return;
      transaction(db, () => {
        const isSeen = earned.seenEdition(user.id) !== undefined;
        earned.store(isSeen ? seenCaller(user) : { ...caller, user });
        // A closed edition only shows what is held. What it restricts must not follow the account to another edition.
        if (!isClosedTo(caller.regions)) earned.see({ ...caller, user });
        rewards.replaceForbidden(user, caller.now);
      });
    },
    run(name, caller, input) {
      const result = handlers[name](caller, input);
      live.publish();
      return inStablecoinOf(caller.edition, result);
    },
    runOnce(name, caller, { input, key }) {
      const { user, now } = caller;
      const attempt = { userId: user.id, key, request: `${name} ${JSON.stringify(input)}`, now };
      const result = once(attempt, () =>
        inStablecoinOf(caller.edition, handlers[name](caller, input)),
      );
      live.publish();
      return result;
    },
    welcome(userId) {
      transaction(db, () => invites.welcome(userId, serverClock.now()));
      live.publish();
    },
    act(user, activity) {
      transaction(db, () => rewards.replaceForbidden(user, serverClock.now()));
      act(seenCaller(user), activity);
      const changed = accounts.byId(user.id);
      if (changed) earned.store(seenCaller(changed));
    },
  };
}
