import type { RewardPreview } from '@exchange/task-center-api';
import type { IconName } from '@exchange/ui';

/** Icon of each reward type. */
export const rewardIcons: Record<RewardPreview['type'], IconName> = {
  fee_rebate: 'percent',
  coupon: 'coupon',
  bonus: 'gift',
  trial_fund: 'flask',
  airdrop: 'parachute',
  apy_booster: 'trend',
  loss_cover: 'shield',
  mystery_box: 'mystery',
  points: 'star',
  other: 'gift',
};
