import { transaction } from '../database.ts';
import { demoAccounts, type DemoAccount } from '../users/demoAccount.ts';
import { dayMs, dayName, dayStart, weekStart } from './calendar.ts';
import type { UserCaller } from './calls/caller.ts';
import type { DemoLife, DemoStep } from './demoLife.ts';
import { takeStep } from './demoSteps.ts';
import type { TaskCenterParts } from './parts.ts';
import { idOfTier } from './rewards/claimableItems.ts';
import { readyToClaim } from './rewards/readyToClaim.ts';
import type { Act } from './tasks/activities.ts';

const hourMs = dayMs / 24;
/** Hours of a past day between which the account acts, and in which it claims. */
const hours = { first: 10, last: 18, claims: 21 };
/** Days before the first start from which the account has claimed only what would no longer be claimable. */
const unclaimedDays = 7;
/** Age in ms of the newest notice that the account has read. */
const readNoticesMs = 1.5 * dayMs;

interface Seeding {
  act: Act;
  /** Facts about a demo account's calls, besides the user, the time and the regions. */
  caller: Pick<UserCaller, 'texts' | 'priceOf'>;
  now: number;
}

/** A demo account whose past is seeded. */
interface SeededAccount {
  parts: TaskCenterParts;
  seeding: Seeding;
  userId: number;
  edition: DemoAccount['edition'];
  life: DemoLife;
}

/**
 * Performs the past steps of each demo account at the first start, and the steps of one more day at the first start of
 * each later week. Uses the functions that handle calls of the API, so that all figures of an account agree.
 */
export function seedDemoProgress(parts: TaskCenterParts, seeding: Seeding): void {
  transaction(parts.db, () => {
    for (const account of demoAccounts) seedAccount(parts, account, seeding);
  });
}

function seedAccount(
  parts: TaskCenterParts,
  { email, edition, life }: DemoAccount,
  seeding: Seeding,
): void {
  const { now } = seeding;
  const user = parts.accounts.find({ email });
  if (!user) return;
  const account: SeededAccount = { parts, seeding, userId: user.id, edition, life };
  const name = email.slice(0, email.indexOf('@'));
  const isFirstStart = markOnce(parts, name);
  if (isFirstStart) takePastSteps(account);
  if (!markOnce(parts, `${name}-${dayName(weekStart(now))}`)) return;
  const week = Math.max(0, (weekStart(now) - weekStart(parts.epoch)) / (7 * dayMs));
  const steps = life.today(week);
  takeStepsOfDay(account, isFirstStart ? steps : [...life.gifts, ...steps], {
    from: dayStart(now),
    to: now,
  });
}

/** Stores a fact about the database. Returns false if it was stored before. */
function markOnce({ db }: TaskCenterParts, name: string): boolean {
  const insert = db.prepare(
    `INSERT INTO task_center_facts (name, value) VALUES (?, '1') ON CONFLICT DO NOTHING`,
  );
  return insert.run(name).changes === 1;
}

function takePastSteps(account: SeededAccount): void {
  const { parts, seeding, userId, life } = account;
  parts.invites.setCode(userId, life.referralCode);
  for (const [daysAgo, steps] of life.past) {
    const at = (hour: number) => dayStart(seeding.now) - daysAgo * dayMs + hour * hourMs;
    takeStepsOfDay(account, steps, { from: at(hours.first), to: at(hours.last) });
    claimTiers(account, at(hours.claims), daysAgo);
  }
  parts.db
    .prepare('INSERT INTO notices_read (user_id, until) VALUES (?, ?)')
    .run(userId, seeding.now - readNoticesMs);
}

/** Takes the steps at regular times after `from`, the last of which is `to`. */
function takeStepsOfDay(
  account: SeededAccount,
  steps: readonly DemoStep[],
  { from, to }: { from: number; to: number },
): void {
  const { parts, seeding } = account;
  steps.forEach((step, index) => {
    const at = from + Math.floor(((to - from) * (index + 1)) / steps.length);
    const caller = callerAt(account, at);
    takeStep(step, { parts, act: seeding.act, caller, startedAt: seeding.now });
  });
}

/** Claims everything in the evening. In the last days, claims only what cannot be claimed later. */
function claimTiers(account: SeededAccount, at: number, daysAgo: number): void {
  const { claims, progress } = account.parts;
  const caller = callerAt(account, at);
  if (daysAgo >= unclaimedDays) {
    claims.claimAll(caller);
    return;
  }
  const isSunday = weekStart(at) === dayStart(at) - 6 * dayMs;
  const ending = readyToClaim(progress.ofAll(caller), [], caller).tiers.filter(
    ({ taskProgress: { entry } }) =>
      entry.category === 'daily' || (entry.category === 'weekly' && isSunday),
  );
  claims.claimAll(caller, ending.map(idOfTier));
}

function callerAt({ parts, seeding, userId, edition }: SeededAccount, at: number): UserCaller {
  const user = parts.accounts.byId(userId)!;
  return { ...seeding.caller, edition, region: edition, regions: [edition], user, now: at };
}
