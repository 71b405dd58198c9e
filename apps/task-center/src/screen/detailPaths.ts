import type { Reward } from '@exchange/task-center-api';

/** Returns the path of a task's page, for one of the task's tiers. */
export function taskPath(taskId: string, ruleIndex: number): string {
  const query = new URLSearchParams({ 'task-id': taskId, 'rule-index': String(ruleIndex) });
  return `/task-center/task-detail?${query.toString()}`;
}

/** Returns the path of a reward's page. */
export function rewardPath(reward: Pick<Reward, 'reward_id' | 'reward_code'>): string {
  const query = new URLSearchParams({
    'reward-id': reward.reward_id,
    'reward-code': reward.reward_code,
  });
  return `/task-center/reward-detail?${query.toString()}`;
}

/** Returns the path of a campaign's page. */
export function campaignPath(campaignId: string): string {
  const query = new URLSearchParams({ 'campaign-id': campaignId });
  return `/task-center/campaign-detail?${query.toString()}`;
}

/** Returns the path of a question on the FAQ page. */
export function faqPath(questionId: string): string {
  return `/task-center/faq#${questionId}`;
}
