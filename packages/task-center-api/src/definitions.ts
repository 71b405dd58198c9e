import { text, value } from '@exchange/exchange-api';
import { campaign, campaignDetail, leader, leaderboard } from './campaign.ts';
import { checkIn } from './checkIn.ts';
import { claimableList, claimAllResult, claimResult, rewardResult } from './rewards/claim.ts';
import { gate } from './tasks/gate.ts';
import { home, viewer } from './home.ts';
import { invite, inviteRecord } from './invite.ts';
import { notice, noticePage, noticeState } from './notices.ts';
import { pointsEntry, pointsPage, shop, buyResult } from './points.ts';
import { liveEvent } from './liveEvent.ts';
import { odds } from './rewards/odds.ts';
import {
  reward,
  rewardDetail,
  rewardPage,
  rewardPreview,
  usage,
  rewardKinds,
} from './rewards/reward.ts';
import { wallet } from './rewards/wallet.ts';
import { progress, rule, task, taskDetail } from './tasks/task.ts';

/**
 * Schemas by name, for the OpenAPI description. They have a separate entry
 * (`@exchange/task-center-api/definitions`), because a page only needs the table of endpoints.
 */
export const definitions = {
  Value: value,
  Text: text,
  Gate: gate,
  Progress: progress,
  Odds: odds,
  RewardPreview: rewardPreview,
  Reward: reward,
  RewardDetail: rewardDetail,
  RewardPage: rewardPage,
  RewardResult: rewardResult,
  Usage: usage,
  Wallet: wallet,
  PointsEntry: pointsEntry,
  PointsPage: pointsPage,
  Shop: shop,
  BuyResult: buyResult,
  Notice: notice,
  NoticePage: noticePage,
  NoticeState: noticeState,
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
  ClaimableList: claimableList,
  RewardKinds: rewardKinds,
  LiveEvent: liveEvent,
} as const;
