import type { FriendStage } from '@exchange/task-center-api';
import type { RewardCode } from './catalogue/rewardCatalogue.ts';
import type { OfferEntry } from './catalogue/shopCatalogue.ts';
import type { Activity } from './tasks/activities.ts';

/** Activities of a demo account before the first start of the sandbox, and at later starts. */
export interface DemoLife {
  /** Days since the account signed up. */
  ageDays: number;
  referralCode: string;
  /** Steps of each day, with the number of days before the first start. Oldest first. */
  past: readonly (readonly [daysAgo: number, steps: readonly DemoStep[]])[];
  /**
   * Returns the steps on the day of the first start in a week.
   *
   * @param week - weeks since the week of the first start
   */
  today: (week: number) => readonly DemoStep[];
  /** Rewards that it gets at the first start in a later week. */
  gifts: readonly DemoStep[];
}

/** An action of a demo account, or an event that changes it. */
export type DemoStep =
  | { act: Exclude<Activity['kind'], 'invite' | 'two_factor'>; amount?: string }
  | { friend: string; stage: FriendStage }
  /** A reward that the account still has to claim. With `hoursLeft`, it ends that long after the first start. */
  | { gift: RewardCode; hoursLeft?: number }
  | { claimedGift: RewardCode; amount?: string; hoursLeft?: number }
  | { activate: RewardCode }
  | { revoke: RewardCode }
  | { join: string }
  | { buy: OfferEntry['id'] }
  | 'checkIn'
  /** The exchange grants the prizes of campaigns with final ranks, to all accounts. */
  | 'prizes';

export const trade = (amount: string): DemoStep => ({ act: 'trade', amount });
const derivatives = (amount: string): DemoStep => ({ act: 'derivatives', amount });
export const deposit = (amount: string): DemoStep => ({ act: 'deposit', amount });
export const friend = (name: string, stage: FriendStage): DemoStep => ({ friend: name, stage });

const past: DemoLife['past'] = [
  [46, [{ act: 'kyc' }]],
  [45, [deposit('250')]],
  [44, [trade('120')]],
  [43, [derivatives('400'), { act: 'earn', amount: '320' }]],
  [42, [friend('Katarzyna', 'traded')]],
  [41, [{ activate: 'trial-fund-100' }, derivatives('300')]],
  [39, [friend('Mehmet', 'traded')]],
  [38, [{ join: 'spring-sprint' }, deposit('20000')]],
  [37, ['checkIn', trade('6200')]],
  [36, ['checkIn']],
  [35, [friend('Yuki', 'registered')]],
  [34, [trade('5480.25')]],
  [32, [friend('Alejandro', 'traded')]],
  [31, [trade('7150')]],
  [28, [trade('6020.5'), friend('Oksana', 'registered')]],
  [25, [trade('5900'), friend('Thanh', 'traded')]],
  [22, [trade('6340')]],
  [21, [friend('Layla', 'registered')]],
  [20, [deposit('500')]],
  [19, [trade('5730')]],
  [18, [{ claimedGift: 'bonus-15' }, { revoke: 'bonus-15' }, friend('Giorgi', 'registered')]],
  [16, [trade('6100'), { claimedGift: 'bonus-50' }]],
  [14, [derivatives('2000'), friend('Dewi', 'registered')]],
  [13, [{ join: 'friends-season' }]],
  [11, [friend('Camille', 'traded')]],
  [10, [{ claimedGift: 'airdrop-eth', amount: '0.002' }]],
  [9, [{ buy: 'bonus-15' }]],
  [8, [deposit('40000'), { gift: 'loss-cover-30' }]],
  [7, [friend('Ioannis', 'registered'), { buy: 'coupon-10' }]],
  [
    6,
    [
      { claimedGift: 'mystery-box', hoursLeft: 19 },
      { claimedGift: 'fee-rebate-50', hoursLeft: 21 },
    ],
  ],
  [5, ['checkIn', { activate: 'fee-rebate-50' }, { join: 'volume-cup' }, trade('32400')]],
  [4, ['checkIn', { claimedGift: 'fee-rebate-20' }, derivatives('2600'), trade('41850.6')]],
  [3, ['checkIn', { activate: 'fee-rebate-20' }, { claimedGift: 'apy-booster-5' }, trade('28300')]],
  [
    2,
    [
      'checkIn',
      { activate: 'apy-booster-5' },
      { claimedGift: 'trial-fund-100', hoursLeft: 14 },
      { gift: 'loss-cover-30', hoursLeft: 16 },
      trade('36120.3'),
    ],
  ],
  [1, ['checkIn', { gift: 'fee-rebate-50' }, { act: 'community' }, trade('24079.5')]],
];

const newFriends = ['Bruno', 'Freya', 'Matteo', 'Ingrid', 'Kwame', 'Lucía', 'Petra', 'Sanjay'];

/** Finishes tasks of the day and of the week. */
const today = (week: number): readonly DemoStep[] => [
  { join: 'volume-cup' },
  trade('6500'),
  derivatives('3400'),
  { act: 'earn', amount: '320.5' },
  trade('15000'),
  friend(newFriends[week % newFriends.length]!, 'traded'),
  { claimedGift: 'coupon-10' },
];

/** A customer of the default edition, who is older than the period of the newcomer tasks. */
export const demoLife: DemoLife = {
  ageDays: 46,
  referralCode: 'DEMO2026',
  past,
  today,
  gifts: [{ gift: 'loss-cover-30' }, { gift: 'fee-rebate-50' }],
};
