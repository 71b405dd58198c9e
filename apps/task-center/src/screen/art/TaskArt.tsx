import { Art } from '@exchange/site/page/art';
import type { Task } from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import { RewardArt } from './RewardArt.tsx';
import community from '#art/tasks/community.svg';
import convert from '#art/tasks/convert.svg';
import deposit from '#art/tasks/deposit.svg';
import derivatives from '#art/tasks/derivatives.svg';
import earn from '#art/tasks/earn.svg';
import invite from '#art/tasks/invite.svg';
import kyc from '#art/tasks/kyc.svg';
import other from '#art/tasks/other.svg';
import register from '#art/tasks/register.svg';
import trade from '#art/tasks/trade.svg';
import trophy from '#art/tasks/trophy.svg';
import twoFactor from '#art/tasks/two_factor.svg';

const images: Record<Task['kind'], { src: string }> = {
  community,
  convert,
  deposit,
  derivatives,
  earn,
  invite,
  kyc,
  register,
  trade,
  two_factor: twoFactor,
  other,
};

/** Rewards that distinguish their tasks from others of the same activity. */
const objects: readonly Task['reward']['type'][] = ['airdrop', 'mystery_box'];

/**
 * Illustration of the activity that finishes a task, of the reward if that is an object, or a trophy for a task of a
 * campaign. Decorative: show the title of the task beside it.
 */
export function TaskArt({
  task: { kind, reward, gates = [] },
  size = 40,
}: {
  task: Pick<Task, 'kind'> & Partial<Pick<Task, 'reward' | 'gates'>>;
  /** Width and height in px. @defaultValue `40` */
  size?: number;
}): ReactElement {
  if (reward && objects.includes(reward.type)) return <RewardArt type={reward.type} size={size} />;
  const isOfCampaign = gates.some(({ reason }) => reason === 'join_campaign');
  return <Art image={isOfCampaign ? trophy : images[kind]} width={size} />;
}
