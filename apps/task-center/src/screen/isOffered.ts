import type { Edition } from '@exchange/site/regions';
import {
  isDerivativesReward,
  type CampaignDetail,
  type RewardUse,
} from '@exchange/task-center-api';
import { offers } from '../../app.config.ts';

type Topic = keyof typeof offers;

/** What an edition must offer, so that it may offer a campaign in which this activity scores. */
const topicOfActivity: Partial<Record<CampaignDetail['kind'], Topic>> = {
  derivatives: 'derivatives',
  earn: 'yield',
};

/**
 * Returns whether the edition offers this reward. Customers can hold others, which they earned on another edition
 * (decision 31).
 *
 * @param edition - that the page displays, or undefined as long as it is unknown
 */
export function isRewardOffered(reward: RewardUse, edition: Edition | undefined): boolean {
  return isTopicOffered(topicOfReward(reward), edition);
}

/**
 * Returns whether the edition offers the activity and the prizes of a campaign, and the account's and the visitor's region
 * allow it.
 */
export function isCampaignOffered(
  { kind, prize_kind: prize, gates }: Pick<CampaignDetail, 'kind' | 'prize_kind' | 'gates'>,
  edition: Edition | undefined,
): boolean {
  return (
    gates.every(({ reason, met }) => reason !== 'region' || met) &&
    isTopicOffered(topicOfActivity[kind], edition) &&
    isRewardOffered(prize, edition)
  );
}

function topicOfReward(reward: RewardUse): Topic | undefined {
  if (isDerivativesReward(reward)) return 'derivatives';
  if (reward.type === 'apy_booster') return 'yield';
  return reward.type === 'mystery_box' ? 'chance' : undefined;
}

function isTopicOffered(topic: Topic | undefined, edition: Edition | undefined): boolean {
  return topic === undefined || edition === undefined || offers[topic].includes(edition);
}
