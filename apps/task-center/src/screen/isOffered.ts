import type { Edition } from '@exchange/site/regions';
import {
  rewardTopic,
  type CampaignDetail,
  type RewardUse,
  type Topic,
} from '@exchange/task-center-api';
import { offers } from '../../app.config.ts';

/** Activities that an edition must offer, so that it may offer a campaign in which this activity scores. */
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
  return isTopicOffered(rewardTopic(reward), edition);
}

/**
 * Returns whether the edition offers the activity and the prizes of a campaign, and the account's
 * and the visitor's region allow it. The gates of campaigns in a list, which have no `kind`, say
 * whether the activity is offered.
 */
export function isCampaignOffered(
  campaign: Pick<CampaignDetail, 'prize_kind' | 'gates'> & Partial<Pick<CampaignDetail, 'kind'>>,
  edition: Edition | undefined,
): boolean {
  const { kind, prize_kind: prize, gates } = campaign;
  return (
    gates.every(({ reason, met }) => reason !== 'region' || met) &&
    isTopicOffered(kind && topicOfActivity[kind], edition) &&
    isRewardOffered(prize, edition)
  );
}

function isTopicOffered(topic: Topic | undefined, edition: Edition | undefined): boolean {
  return topic === undefined || edition === undefined || offers[topic].includes(edition);
}
