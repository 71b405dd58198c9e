import type { Campaign, TaskKind } from '@exchange/task-center-api';
import type { Dates } from '../campaigns/season.ts';
import type { GateRule } from './taskCatalogue.ts';

/** A campaign. The translation files `catalogue/{lng}.json` contain its texts under the same id. */
export interface CampaignEntry {
  id: string;
  art: Campaign['art'];
  dates: Dates;
  featured: boolean;
  /** Activity that counts for the leaderboard. */
  kind: TaskKind;
  unit: 'USDT' | 'count';
  pool: { amount: string; unit: string };
  /**
   * Prizes, best first. They add up to the pool. Each rank after the previous entry's `toRank`, up to and including
   * this one, wins `amount`.
   */
  prizes: readonly { toRank: number; amount: string }[];
  /** Number of fake participants and approximate score of the best one. */
  rivals: { count: number; best: number };
  gates?: readonly GateRule[];
  goPath: string;
}

export const campaignCatalogue: readonly CampaignEntry[] = [
  {
    id: 'volume-cup',
    art: 'cup',
    dates: { fromDay: -7, toDay: 21 },
    featured: true,
    kind: 'trade',
    unit: 'USDT',
    pool: { amount: '10000', unit: 'USDT' },
    prizes: [
      { toRank: 1, amount: '2000' },
      { toRank: 3, amount: '1000' },
      { toRank: 10, amount: '400' },
      { toRank: 50, amount: '80' },
    ],
    rivals: { count: 137, best: 2_450_000 },
    goPath: '/trade/spot/BTC/USDT',
  },
  {
    id: 'derivatives-league',
    art: 'league',
    dates: { fromDay: -3, toDay: 11 },
    featured: true,
    kind: 'derivatives',
    unit: 'USDT',
    pool: { amount: '16000', unit: 'USDT' },
    prizes: [
      { toRank: 1, amount: '4000' },
      { toRank: 5, amount: '1500' },
      { toRank: 20, amount: '400' },
    ],
    rivals: { count: 92, best: 18_700_000 },
    goPath: '/trade/usdt/BTCUSDT',
  },
  {
    id: 'friends-season',
    art: 'friends',
    dates: { fromDay: -14, toDay: 28 },
    featured: false,
    kind: 'invite',
    unit: 'count',
    pool: { amount: '2400', unit: 'USDT' },
    prizes: [
      { toRank: 1, amount: '500' },
      { toRank: 10, amount: '100' },
      { toRank: 60, amount: '20' },
    ],
    rivals: { count: 74, best: 30 },
    gates: [{ reason: 'sub_account' }, { reason: 'kyc_level', level: 1 }],
    goPath: '/task-center/invite',
  },
  {
    id: 'earn-festival',
    art: 'festival',
    dates: { fromDay: 6, toDay: 27 },
    featured: true,
    kind: 'earn',
    unit: 'USDT',
    pool: { amount: '6000', unit: 'USDT' },
    prizes: [
      { toRank: 10, amount: '300' },
      { toRank: 110, amount: '30' },
    ],
    rivals: { count: 0, best: 0 },
    goPath: '/earn/home',
  },
  {
    id: 'spring-sprint',
    art: 'sprint',
    dates: { fromDay: -40, toDay: -12 },
    featured: false,
    kind: 'trade',
    unit: 'USDT',
    pool: { amount: '5000', unit: 'USDT' },
    prizes: [
      { toRank: 1, amount: '1000' },
      { toRank: 10, amount: '200' },
      { toRank: 60, amount: '44' },
    ],
    rivals: { count: 118, best: 620_000 },
    goPath: '/trade/spot/ETH/USDT',
  },
];

export function campaignEntry(id: string): CampaignEntry | undefined {
  return campaignCatalogue.find((entry) => entry.id === id);
}
