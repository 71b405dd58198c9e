import { campaign, campaignDetail, leader, leaderboard } from './campaigns/campaign.ts';
import { checkIn } from './checkIn.ts';
import { claimAllResult, claimResult, rewardResult } from './rewards/claim.ts';
import { gate } from './tasks/gate.ts';
import { home, viewer } from './home.ts';
import { invite, inviteRecord } from './invite.ts';
import { liveEvent } from './liveEvent.ts';
import { reward, rewardDetail, rewardPage, rewardPreview, usage } from './rewards/reward.ts';
import { progress, rule, task, taskDetail } from './tasks/task.ts';
import { text } from './values/text.ts';
import { value } from './values/value.ts';

/**
 * Schemas by name, for the OpenAPI description. A separate entry
 * (`@exchange/task-center-api/definitions`), because a page only needs the table of endpoints.
 */
export const definitions = {
  Value: value,
  Text: text,
  Gate: gate,
  Progress: progress,
  RewardPreview: rewardPreview,
  Reward: reward,
  RewardDetail: rewardDetail,
  RewardPage: rewardPage,
  RewardResult: rewardResult,
  Usage: usage,
  Task: task,
  Rule: rule,
  TaskDetail: taskDetail,
  Campaign: campaign,
  CampaignDetail: campaignDetail,
  Leader: leader,
  Leaderboard: leaderboard,
  CheckIn: checkIn,
  Viewer: viewer,
  Home: home,
  Invite: invite,
  InviteRecord: inviteRecord,
  ClaimResult: claimResult,
  ClaimAllResult: claimAllResult,
  LiveEvent: liveEvent,
} as const;
