/** Kinds of reward. */
export const rewardTypes = [
  'fee_rebate',
  'coupon',
  'bonus',
  'trial_fund',
  'airdrop',
  'apy_booster',
  'loss_cover',
  'mystery_box',
  'points',
] as const;

export type RewardType = (typeof rewardTypes)[number];

/** Properties that all rewards of a type have in common. */
export interface RewardTypeFacts {
  /**
   * End of a reward: its owner uses it, opens it to receive another reward, or it is credited as a whole. A reward to
   * open has no amount before that, so pages show the name of its type instead.
   */
  ends: 'used' | 'opened' | 'credited';
  /** Meaning of the limit of a reward: its maximum payout, or the maximum principal that it applies to. */
  limit: 'payout' | 'principal';
  /** Whether the value of a reward is its maximum payout. */
  isMaximum: boolean;
  /** Whether the unit of a value names the type, as in "200 points". */
  isNamedByUnit: boolean;
  /** Whether every reward of the type can only be used with derivatives. */
  forDerivatives: boolean;
  /**
   * Money that a loss of trades with the reward can use up: only the reward, or also the customer's own margin. null
   * for rewards that are no margin.
   */
  lossTakes: 'reward' | 'own' | null;
}

const usual: RewardTypeFacts = {
  ends: 'used',
  limit: 'payout',
  isMaximum: false,
  isNamedByUnit: false,
  forDerivatives: false,
  lossTakes: null,
};

/** The facts about each type. `other` represents types that newer servers have added. */
export const rewardTypeFacts: Readonly<Record<RewardType | 'other', RewardTypeFacts>> = {
  fee_rebate: usual,
  coupon: usual,
  bonus: { ...usual, forDerivatives: true, lossTakes: 'own' },
  trial_fund: { ...usual, forDerivatives: true, lossTakes: 'reward' },
  airdrop: { ...usual, ends: 'credited' },
  apy_booster: { ...usual, limit: 'principal' },
  loss_cover: { ...usual, isMaximum: true, forDerivatives: true },
  mystery_box: { ...usual, ends: 'opened', isMaximum: true },
  points: { ...usual, ends: 'credited', isNamedByUnit: true },
  other: usual,
};
