export { businessCodes, type BusinessCode } from './businessCode.ts';
export type { Campaign, CampaignDetail, Leader, Leaderboard } from './campaign.ts';
export { campaignState, campaignStates, type CampaignState } from './campaignState.ts';
export type { CheckIn } from './checkIn.ts';
export type { ClaimAllResult, ClaimResult, RewardResult } from './claim.ts';
export { addDecimals, compareDecimals, decimalShare, subtractDecimals } from './decimal.ts';
export {
  endpoints,
  type BodyOf,
  type Endpoint,
  type EndpointName,
  type QueryOf,
  type ResultOf,
} from './endpoints.ts';
export { gateReasons, type Gate, type GateReason } from './gate.ts';
export type { Home, Viewer } from './home.ts';
export { friendStages, type FriendStage, type Invite, type InviteRecord } from './invite.ts';
export { liveEvent, type LiveEvent } from './liveEvent.ts';
export { apiPath, eventsPath } from './paths.ts';
export { readInput, type Input } from './readInput.ts';
export type { Reward, RewardDetail, RewardPage, RewardPreview, Usage } from './reward.ts';
export {
  rewardGroups,
  rewardState,
  rewardStates,
  rewardTypes,
  type RewardFacts,
  type RewardGroup,
  type RewardState,
  type RewardType,
} from './rewardState.ts';
export {
  taskCategories,
  taskKinds,
  type Progress,
  type Rule,
  type Task,
  type TaskCategory,
  type TaskDetail,
  type TaskKind,
} from './task.ts';
export {
  currentRule,
  taskState,
  taskStates,
  type ShownTaskState,
  type TaskFacts,
  type TaskState,
} from './taskState.ts';
export { fillText, type Text } from './text.ts';
export type { Value } from './value.ts';
