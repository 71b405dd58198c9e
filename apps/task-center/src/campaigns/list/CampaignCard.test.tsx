import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answers, testStart } from '../../../test/answers.ts';
import { result } from '../../../test/fakeServer.ts';
import { openScreen } from '../../../test/openPage.tsx';
import { plainText, usdt } from '../../../test/openBoard.ts';
import { CampaignCard } from './CampaignCard.tsx';
import { CampaignsScreen } from './CampaignsScreen.tsx';

const [campaign] = answers.campaigns.items;
const note = () => screen.queryByText(/^Rewards of your account at Exchange Web Global/);

const joinedForBonus = {
  ...campaign!,
  joined_at: testStart - 1,
  prize_kind: { type: 'bonus', withdrawal: 'profit', fees: null },
} as const;

/** Opens the card of a joined campaign, whose prize the edition "eu" does not offer. */
const openJoined = (edition: 'default' | 'eu') =>
  openScreen(() => <CampaignCard campaign={joinedForBonus} />, {
    address: `/en/task-center/my-campaigns?edition=${edition}`,
  });

it('names the prize of a joined campaign', async () => {
  await openJoined('default');
  expect(document.querySelector('.campaign-pool')).not.toBeNull();
  expect(note()).toBeNull();
});

it('names who manages a campaign that was joined on another edition, and no prize', async () => {
  await openJoined('eu');
  expect(note()).not.toBeNull();
  expect(document.querySelector('.campaign-pool')).toBeNull();
});

it.each([
  ['default', 1],
  ['eu', 0],
])('in the edition %s, notes the risks of prizes that it shows: %d', async (edition, count) => {
  const items = [joinedForBonus];
  await openScreen(CampaignsScreen, {
    address: `/en/task-center/my-campaigns?edition=${edition}`,
    replies: { campaigns: result({ items, next_cursor: null }) },
  });
  expect(screen.queryAllByText(/^Derivatives use leverage\./)).toHaveLength(count);
  // Together with the risk of prices, in one place above the list.
  const risks = document.querySelector('.campaign-cards')!.previousElementSibling!;
  expect(risks.textContent).toMatch(/^Prices of crypto-assets can fall to zero/);
  expect(risks.querySelectorAll('.risk-note')).toHaveLength(1 + count);
});

it('says what a loss with a bonus as the prize takes, and what can be withdrawn', async () => {
  await openScreen(() => <CampaignCard campaign={joinedForBonus} />);
  screen.getByText('For derivatives, you can lose your own money');
  screen.getByText('Only profits withdrawable');
});

it('names no loss for a coupon as the prize', async () => {
  const prize_kind = { type: 'coupon', withdrawal: 'none', fees: null } as const;
  await openScreen(() => <CampaignCard campaign={{ ...joinedForBonus, prize_kind }} />);
  expect(screen.queryByText(/you can lose/)).toBeNull();
});

const lastPrize = { rank: 50, prize: usdt('80'), score: usdt('151557.2') };

it.each([
  [
    'what the last prize costs',
    { kind: 'trade' },
    'To reach rank 50 now: about 152 USDT in fees, more by the end. Prize: 80 USDT (Bonus).',
  ],
  [
    'how many friends the last prize takes',
    {
      kind: 'invite',
      last_prize: { rank: 60, prize: usdt('20'), score: { amount: '3', unit: 'count' } },
    },
    'Friends needed to reach rank 60: 3. Prize: 20 USDT (Bonus).',
  ],
  ['how many take part if nothing costs fees', { kind: 'earn' }, '120 participants'],
  ['how many take part if the server sends no kind', { kind: undefined }, '120 participants'],
  [
    'when a campaign starts',
    { kind: 'earn', state: 'upcoming', last_prize: null, starts_at: Date.UTC(2026, 11, 7) },
    'Opens Dec 7, 2026, 12:00 AM UTC',
  ],
  ['nothing of a campaign without participants', { kind: 'earn', participants: 0 }, undefined],
] as const)('says %s', async (_, change, text) => {
  await openScreen(() => (
    <CampaignCard campaign={{ ...campaign!, last_prize: lastPrize, ...change }} />
  ));
  expect(plainText(document.querySelector('.prize-cost, .campaign-card__place'))).toBe(text);
});

it.each([
  ['ongoing', null, 'Ongoing'],
  ['ongoing', testStart, 'Joined'],
  ['ended', testStart, 'Ended'],
] as const)('has one badge: %s, joined %s', async (state, joined_at, badge) => {
  await openScreen(() => <CampaignCard campaign={{ ...campaign!, state, joined_at }} />);
  expect([...document.querySelectorAll('.x-tag')].map(plainText)).toEqual([badge]);
});
