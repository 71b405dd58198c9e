import { dayMs, dayName } from './calendar.ts';
import type { UserCaller } from './calls/caller.ts';
import { roundName, seasonAt } from './campaigns/season.ts';
import { rewardEntry, type Grant, type RewardCode } from './catalogue/rewardCatalogue.ts';
import { shopCatalogue } from './catalogue/shopCatalogue.ts';
import type { DemoStep } from './demoLife.ts';
import type { TaskCenterParts } from './parts.ts';
import type { NewReward, RewardRow } from './rewards/rewards.ts';
import type { Act } from './tasks/activities.ts';

const hourMs = dayMs / 24;

export interface StepContext {
  parts: TaskCenterParts;
  act: Act;
  /** The demo account at the time of the step. */
  caller: UserCaller;
  /** Time from which `hoursLeft` of a step counts, in ms. */
  startedAt: number;
}

/** Lets a demo account take a step, with the functions that handle the calls of other accounts. */
export function takeStep(step: DemoStep, context: StepContext): void {
  const { parts, act, caller } = context;
  const { campaigns, checkIns, claims, points, rewards } = parts;
  if (step === 'checkIn') {
    checkIns.checkIn(caller);
  } else if (step === 'prizes') {
    campaigns.settle(caller.now);
  } else if ('act' in step) {
    act(caller, { kind: step.act, amount: step.amount ?? '1', stage: 'registered' });
  } else if ('friend' in step) {
    inviteFriend(step, context);
  } else if ('gift' in step) {
    const { claimDays } = rewardEntry(step.gift);
    rewards.give(
      giftOf({ code: step.gift }, grantTime(context, claimDays, step.hoursLeft), context),
    );
  } else if ('claimedGift' in step) {
    const { validityDays } = rewardEntry(step.claimedGift);
    const at = grantTime(context, validityDays, step.hoursLeft);
    const grant = {
      code: step.claimedGift,
      ...(step.amount !== undefined && { amount: step.amount }),
    };
    rewards.giveClaimed(giftOf(grant, at, context));
  } else if ('activate' in step) {
    claims.activate(caller, String(newestReward(step.activate, context).id));
  } else if ('revoke' in step) {
    rewards.revoke(newestReward(step.revoke, context), 'self_trading', caller.now);
  } else if ('buy' in step) {
    const { price } = shopCatalogue.find(({ id }) => id === step.buy)!;
    points.buy(caller, { offer_id: step.buy, price });
  } else {
    joinCampaign(step.join, context);
  }
}

function inviteFriend(
  { friend, stage }: Extract<DemoStep, { friend: string }>,
  { parts: { campaigns, invites }, caller: { user, now } }: StepContext,
): void {
  invites.add(user.id, { name: friend, stage, at: now });
  if (stage === 'traded') campaigns.score(user, { kind: 'invite', amount: '1', now });
}

/**
 * Returns the time at which a reward is granted: the time of the step, or, with `hoursLeft`, the time from which the
 * reward's period of `days` ends that many hours after `startedAt`.
 */
function grantTime(
  { caller, startedAt }: StepContext,
  days: number | null,
  hoursLeft: number | undefined,
): number {
  return hoursLeft === undefined || days === null
    ? caller.now
    : startedAt - days * dayMs + hoursLeft * hourMs;
}

function giftOf(grant: Grant, at: number, { caller }: StepContext): NewReward {
  const sourceId = `${grant.code}-${dayName(at)}`;
  return { userId: caller.user.id, grant, source: 'gift', sourceId, now: at };
}

function newestReward(code: RewardCode, { parts, caller }: StepContext): RewardRow {
  return parts.rewards.of(caller.user.id).find((row) => row.code === code)!;
}

/** Joins the campaign's current round, if it is ongoing and the account meets all conditions. */
function joinCampaign(
  campaignId: string,
  { parts: { campaigns, epoch }, caller }: StepContext,
): void {
  const round = roundName(campaignId, seasonAt(epoch, caller.now));
  const campaign = campaigns.list(caller).find(({ campaign_id: id }) => id === round);
  if (campaign?.state === 'ongoing' && campaign.gates.every(({ met }) => met)) {
    campaigns.join(caller, round);
  }
}
