import type { CampaignDetail, Leader, Leaderboard } from '@exchange/task-center-api';
import { CampaignScreen } from '../src/campaigns/detail/CampaignScreen.tsx';
import { answers, testStart } from './answers.ts';
import { result } from './fakeServer.ts';
import { openScreen, type OpenPage } from './openPage.tsx';

export const campaignAddress = '/en/task-center/campaign-detail?campaign-id=volume-cup';

/** The part of a campaign that differs after its end. */
export const ended = { state: 'ended', ends_at: testStart - 1 } as const;

/** The part of a campaign that differs for a participant. */
export const joined = {
  own: { rank: 39, score: '950', prize: null },
  joined_at: testStart - 1,
} as const;

export const usdt = (amount: string) => ({ amount, unit: 'USDT' });

/** Returns a row of the leaderboard. The first four ranks win a prize. */
const leader = (rank: number): Leader => ({
  rank,
  name: `na***${rank}`,
  score: usdt(String(1_000 - rank)),
  prize: rank <= 4 ? usdt(String(500 - rank)) : null,
  is_self: false,
});

/** Returns the user's row of the leaderboard. */
export const ownLeader = (rank: number): Leader => ({ ...leader(rank), is_self: true });

/** Opens the page of a campaign with a leaderboard of four participants. */
export function openBoard(
  board: Partial<Leaderboard>,
  campaign: Partial<CampaignDetail> = {},
  address = campaignAddress,
): Promise<OpenPage> {
  const items = [1, 2, 3, 4].map(leader);
  return openScreen(CampaignScreen, {
    address,
    replies: {
      campaign: result({ ...answers.campaign, ...campaign }),
      leaderboard: result({ ...answers.leaderboard, items, ...board }),
    },
  });
}

/** Returns the text of an element without isolation marks and with plain spaces. */
export const plainText = (element: Element | null | undefined) =>
  element?.textContent?.replace(/[\u2066\u2069]/g, '').replaceAll('\u00a0', ' ');

/** Returns the names and values of the facts in an element. */
export const factsIn = (selector: string) =>
  [...document.querySelectorAll(`${selector} dl > div`)].map((fact) =>
    [...fact.children].map(plainText),
  );
