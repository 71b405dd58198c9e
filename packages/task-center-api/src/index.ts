export { businessCodes, type BusinessCode } from './businessCodes.ts';
export {
  campaignState,
  campaignStates,
  type Campaign,
  type CampaignDetail,
  type CampaignState,
  type Leader,
  type Leaderboard,
} from './campaign.ts';
export type { CheckIn } from './checkIn.ts';
export type { Claimable, ClaimAllResult, ClaimResult, RewardResult } from './rewards/claim.ts';
export {
  endpoints,
  type BodyOf,
  type Endpoint,
  type EndpointName,
  type QueryOf,
  type ResultOf,
} from './endpoints.ts';
export { gateReasons, type Gate, type GateReason } from './tasks/gate.ts';
export type { Home, Viewer } from './home.ts';
export { friendStages, type FriendStage, type Invite, type InviteRecord } from './invite.ts';
export { inviteOfferIn, type InviteOffer } from './inviteOffer.ts';
export { isDerivativesReward, isForDerivatives, lossOf, type RewardUse } from './derivatives.ts';
export { liveEvent, type LiveEvent } from './liveEvent.ts';
export { noticeKinds, type Notice, type NoticeKind, type NoticePage } from './notices.ts';
export { apiPath, eventsPath, taskCenterPaths } from './paths.ts';
export {
  pointsChanges,
  pointsValidityDays,
  type PointsEntry,
  type PointsPage,
  type Shop,
} from './points.ts';
export {
  rewardSorts,
  type Reward,
  type RewardDetail,
  type RewardPage,
  type RewardPreview,
  type RewardSort,
  type Usage,
} from './rewards/reward.ts';
export {
  expiresSoonMs,
  rewardGroups,
  rewardState,
  rewardStates,
  type RewardFacts,
  type RewardGroup,
  type RewardState,
} from './rewards/rewardState.ts';
export { claimClocks, startsWithClaim, type ClaimClocks } from './rewards/claimClocks.ts';
export { rewardTopic, type Topic } from './rewards/rewardTopic.ts';
export { feesReach, volumeToRepay } from './rewards/feesReach.ts';
export { mostYield } from './rewards/mostYield.ts';
export {
  rewardExample,
  smallSum,
  type ExampleReward,
  type RewardExample,
  type TradingFees,
} from './rewards/rewardExample.ts';
export {
  rewardTypeFacts,
  rewardTypes,
  type RewardType,
  type RewardTypeFacts,
} from './rewards/rewardTypes.ts';
export {
  taskCategories,
  taskKinds,
  type Progress,
  type Rule,
  type Task,
  type TaskCategory,
  type TaskDetail,
  type TaskKind,
} from './tasks/task.ts';
export {
  currentRule,
  taskState,
  taskStates,
  type ShownTaskState,
  type TaskFacts,
  type TaskState,
} from './tasks/taskState.ts';
export { withdrawals, type Withdrawal } from './rewards/withdrawal.ts';
export type { Wallet } from './rewards/wallet.ts';
export type { Odds } from './rewards/odds.ts';
