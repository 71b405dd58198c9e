import { Art } from '@exchange/site/page/art';
import type { RewardPreview } from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import airdrop from '#art/rewards/airdrop.svg';
import apyBooster from '#art/rewards/apy_booster.svg';
import bonus from '#art/rewards/bonus.svg';
import coupon from '#art/rewards/coupon.svg';
import feeRebate from '#art/rewards/fee_rebate.svg';
import lossCover from '#art/rewards/loss_cover.svg';
import mysteryBox from '#art/rewards/mystery_box.svg';
import other from '#art/rewards/other.svg';
import points from '#art/rewards/points.svg';
import trialFund from '#art/rewards/trial_fund.svg';

const images: Record<RewardPreview['type'], { src: string }> = {
  airdrop,
  apy_booster: apyBooster,
  bonus,
  coupon,
  fee_rebate: feeRebate,
  loss_cover: lossCover,
  mystery_box: mysteryBox,
  points,
  trial_fund: trialFund,
  other,
};

/** Returns the image file of a reward type's illustration. */
export const rewardImage = (type: RewardPreview['type']): { src: string } => images[type];

/** Illustration of a reward type. Decorative: show the name of the type as text beside it. */
export function RewardArt({
  type,
  size = 48,
}: {
  type: RewardPreview['type'];
  /** Width and height in px. @defaultValue `48` */
  size?: number | undefined;
}): ReactElement {
  return <Art image={images[type]} width={size} />;
}
