import { transaction } from '../database.ts';
import { demoAccounts, type DemoAccount } from '../users/demoAccount.ts';
import { dayMs, dayName, dayStart, weekStart } from './calendar.ts';
import type { UserCaller } from './calls/caller.ts';
import { roundName, seasonAt } from './campaigns/season.ts';
import { rewardEntry, type RewardCode } from './catalogue/rewardCatalogue.ts';
import { shopCatalogue } from './catalogue/shopCatalogue.ts';
import type { DemoStep } from './demoLife.ts';
import type { TaskCenterParts } from './parts.ts';
import { idOfTier } from './rewards/claimableItems.ts';
import { readyToClaim } from './rewards/readyToClaim.ts';
import type { NewReward, RewardRow } from './rewards/rewards.ts';
import type { createActivities } from './tasks/activities.ts';
import { allTaskProgress } from './tasks/taskProgress.ts';

const hourMs = dayMs / 24;
/** Hours of a past day in which the account acts, and in which it claims. */
const hours = { first: 10, last: 18, claims: 21 };
/** Days before the first start from which the account has claimed only what would no longer be claimable. */
const unclaimedDays = 7;

interface Seeding {
  act: ReturnType<typeof createActivities>;
  /** Facts about a demo account's calls, besides the user, the time and the regions. */
  caller: Pick<UserCaller, 'texts' | 'priceOf'>;
  now: number;
}

/**
 * Lets each demo account live through its past once, with the same functions that handle real calls, so that all its
 * figures agree. Lets it act for another day at the first start of each later week.
 */
export function seedDemoProgress(parts: TaskCenterParts, seeding: Seeding): void {
  transaction(parts.db, () => {
    for (const account of demoAccounts) seedAccount(parts, account, seeding);
  });
}

function seedAccount(
  parts: TaskCenterParts,
  { email, edition, life }: DemoAccount,
  { act, caller, now }: Seeding,
): void {
  const { db, accounts, records, rewards, claims, campaigns, checkIns, invites, points, epoch } =
    parts;
  const demo = accounts.find({ email });
  if (!demo) return;
  const userId = demo.id;
  const today = dayStart(now);
  const markName = email.slice(0, email.indexOf('@'));
  const calls = { ...caller, edition, region: edition, regions: [edition] };
  const mark = db.prepare(
    `INSERT INTO task_center_facts (name, value) VALUES (?, '1') ON CONFLICT DO NOTHING`,
  );

  const isFirst = mark.run(markName).changes === 1;
  if (isFirst) livePast();
  if (mark.run(`${markName}-${dayName(weekStart(now))}`).changes === 0) return;
  const week = Math.max(0, (weekStart(now) - weekStart(epoch)) / (7 * dayMs));
  const steps = life.today(week);
  liveDay(isFirst ? steps : [...life.gifts, ...steps], today, now);

  function livePast(): void {
    invites.setCode(userId, life.referralCode);
    for (const [daysAgo, steps] of life.past) {
      const at = (hour: number) => today - daysAgo * dayMs + hour * hourMs;
      liveDay(steps, at(hours.first), at(hours.last));
      claimTiers(callerAt(at(hours.claims)), daysAgo);
    }
    // The account has read the notices that are older than 1.5 days.
    db.prepare('INSERT INTO notices_read (user_id, until) VALUES (?, ?)').run(
      userId,
      now - 1.5 * dayMs,
    );
  }

  /** Takes the steps at regular times after `from`, the last of which is `to`. */
  function liveDay(steps: readonly DemoStep[], from: number, to: number): void {
    steps.forEach((step, index) => {
      live(step, callerAt(from + Math.floor(((to - from) * (index + 1)) / steps.length)));
    });
  }

  function callerAt(at: number): UserCaller {
    return { ...calls, user: accounts.byId(userId)!, now: at };
  }

  /** Claims everything in the evening. In the last days, claims only what cannot be claimed later. */
  function claimTiers(who: UserCaller, daysAgo: number): void {
    if (daysAgo >= unclaimedDays) return void claims.claimAll(who);
    const isSunday = weekStart(who.now) === dayStart(who.now) - 6 * dayMs;
    const { tiers } = readyToClaim(allTaskProgress(who, records.of(who.user), epoch), [], who);
    const ending = tiers.filter(
      ({ taskProgress: { entry } }) =>
        entry.category === 'daily' || (entry.category === 'weekly' && isSunday),
    );
    claims.claimAll(who, ending.map(idOfTier));
  }

  function live(step: DemoStep, who: UserCaller): void {
    if (step === 'checkIn') {
      checkIns.checkIn(who);
    } else if (step === 'prizes') {
      campaigns.settle(who.now);
    } else if ('act' in step) {
      act(who, { kind: step.act, amount: step.amount ?? '1', stage: 'registered' });
    } else if ('friend' in step) {
      invites.add(userId, step.friend, step.stage, who.now);
      if (step.stage === 'traded') campaigns.score(who.user, 'invite', '1', who.now);
    } else if ('gift' in step) {
      const { claimDays } = rewardEntry(step.gift);
      rewards.give(gift(step.gift, givenAt(who, claimDays, step.hoursLeft)));
    } else if ('claimedGift' in step) {
      const { validityDays } = rewardEntry(step.claimedGift);
      const at = givenAt(who, validityDays, step.hoursLeft);
      rewards.giveClaimed(gift(step.claimedGift, at, step.amount));
    } else if ('activate' in step) {
      claims.activate(who, String(newest(step.activate).id));
    } else if ('revoke' in step) {
      rewards.revoke(newest(step.revoke), 'self_trading', who.now);
    } else if ('buy' in step) {
      const { price } = shopCatalogue.find(({ id }) => id === step.buy)!;
      points.buy(who, { offer_id: step.buy, price });
    } else {
      join(step.join, who);
    }
  }

  /** Returns the time of a step, or the time from which a reward of so many days ends in `hoursLeft`. */
  function givenAt(who: UserCaller, days: number | null, hoursLeft?: number): number {
    return hoursLeft === undefined || days === null
      ? who.now
      : now - days * dayMs + hoursLeft * hourMs;
  }

  function gift(code: RewardCode, at: number, amount?: string): NewReward {
    const grant = { code, ...(amount === undefined ? {} : { amount }) };
    return { userId, grant, source: 'gift', sourceId: `${code}-${dayName(at)}`, now: at };
  }

  function newest(code: RewardCode): RewardRow {
    return rewards.of(userId).find((row) => row.code === code)!;
  }

  /** Joins the campaign's current round, if it is ongoing and the account meets all conditions. */
  function join(campaignId: string, who: UserCaller): void {
    const round = roundName(campaignId, seasonAt(epoch, who.now));
    const campaign = campaigns.list(who).find(({ campaign_id: id }) => id === round);
    if (campaign?.state === 'ongoing' && campaign.gates.every(({ met }) => met)) {
      campaigns.join(who, round);
    }
  }
}
