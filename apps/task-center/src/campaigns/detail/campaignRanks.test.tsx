import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answers, testStart } from '../../../test/answers.ts';
import { result } from '../../../test/fakeServer.ts';
import {
  campaignAddress,
  ended,
  factsIn,
  joined,
  openBoard,
  ownLeader,
  plainText,
  usdt,
} from '../../../test/openBoard.ts';
import { openScreen } from '../../../test/openPage.tsx';
import { CampaignScreen } from './CampaignScreen.tsx';

const next = { missing: usdt('1240'), prize: usdt('496'), rank: 10, score: usdt('5003') };

it('shows three participants on the podium, and the others in rows', async () => {
  await openBoard({});
  expect([...document.querySelectorAll('.podium__place')].map(plainText)).toEqual([
    '1na***1999 USDT499 USDT Bonus',
    '2na***2998 USDT498 USDT Bonus',
    '3na***3997 USDT497 USDT Bonus',
  ]);
  expect([...document.querySelectorAll('.leaderboard__rows .leader')].map(plainText)).toEqual([
    'Rank 4na***4Score 996 USDTPrize 496 USDT Bonus',
  ]);
  expect(document.querySelector('.own-place')).toBeNull();
});

it.each([
  [37, '5003', '5,003 USDT'],
  // Scores of at least 100 are rounded down.
  [4, '998.51', '998 USDT'],
])(
  "keeps the user's rank %d in view, with the score %s of the next prize as %s",
  async (rank, amount, text) => {
    const score = usdt(amount);
    await openBoard({ own: ownLeader(rank), next_prize: { ...next, score } }, joined);
    expect(plainText(document.querySelector('.own-place .leader__name'))).toBe(`na***${rank}You`);
    expect(factsIn('.next-prize').slice(0, 2)).toEqual([
      ['Rank of the next prize', '10'],
      ['Score of rank 10 now', text],
    ]);
  },
);

it('shows only the rank and the dates on an edition that would not give the prize', async () => {
  const bonus = { prize_kind: { type: 'bonus', withdrawal: 'profit', fees: null } } as const;
  await openBoard(
    { own: ownLeader(37), next_prize: next },
    { ...joined, ...bonus },
    `${campaignAddress}&edition=eu`,
  );
  screen.getByText(/^Rewards of your account at Exchange Web Global/);
  const link = screen.getByRole('link', { name: 'My rewards' });
  expect(link.getAttribute('href')).toBe('/task-center/my-rewards?edition=default');
  screen.getByText(/^Prices of crypto-assets can fall/);
  expect(plainText(document.querySelector('.standing'))).toMatch(/^Your rank39 of \d+Starts.*Ends/);
  screen.getByRole('timer');
  expect(screen.queryByText(/prize|bonus|USDT/i)).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('table')).toBeNull();
  expect(document.querySelector('.leaderboard')).toBeNull();
});

it.each([
  [37, 'Rank 5 to 36'],
  [6, 'Rank 5'],
  [5, undefined],
])("names the ranks between the last row and the user's rank %d", async (rank, text) => {
  await openBoard({ own: ownLeader(rank) }, joined);
  const omitted = document.querySelector('.leaderboard__omitted > :last-child');
  expect(plainText(omitted)).toBe(text);
});

it('says what the score counts', async () => {
  await openBoard({});
  expect(plainText(document.querySelector('.leaderboard__score'))).toBe(
    'Score: Only spot trades count.',
  );
});

it("agrees with the user's rank and score above it, even if the responses differ", async () => {
  await openBoard({ own: ownLeader(37) }, joined);
  expect(plainText(document.querySelector('.own-place .leader__score'))).toBe('Score 963 USDT');
  expect(plainText(document.querySelector('.standing'))).toMatch(/^Your rank37Your score963 USDT/);
});

it.each([
  ['10', 'To reach 496 USDT instead of 10 USDT'],
  [null, 'To reach the next prize'],
])('says that the next prize replaces the one of %s USDT: %s', async (held, text) => {
  const own = { ...ownLeader(37), prize: held === null ? null : usdt(held) };
  await openBoard({ own, next_prize: next }, joined);
  expect(plainText(document.querySelector('.next-prize > h3'))).toBe(text);
});

it("starts with the prize that the user's rank pays", async () => {
  await openBoard({ own: ownLeader(4) }, joined);
  expect(plainText(document.querySelector('.standing'))).toMatch(
    /^Your prize now496 USDTBonus For derivativesOnly profits withdrawableYour rank4Your score996 USDT/,
  );
});

it.each([
  ['Claim prize', { to_claim: true }],
  ['View prize', { to_claim: false }],
])('links the prize that the user won, with the label "%s": %o', async (label, state) => {
  const prize = { reward_id: '9', reward_code: 'bonus', value: usdt('400'), ...state };
  await openBoard({}, { ...ended, ...joined, own: { ...joined.own, prize } });
  const hero = within(document.querySelector<HTMLElement>('.detail__hero')!);
  for (const name of [/400/, label]) {
    const link = hero.getByRole('link', { name });
    expect(link.getAttribute('href')).toContain('reward-id=9');
  }
});

it("shows a participant's page and next step while the leaderboard loads", async () => {
  await openScreen(CampaignScreen, {
    address: campaignAddress,
    replies: {
      campaign: result({ ...answers.campaign, ...joined }),
      leaderboard: { type: 'hang' },
    },
  });
  screen.getByRole('heading', { level: 1, name: 'Volume Cup' });
  const hero = within(document.querySelector<HTMLElement>('.detail__hero')!);
  hero.getByRole('link', { name: 'Trade' });
});

it('hides the leaderboard and counts down until the start', async () => {
  const { server } = await openBoard({}, { state: 'upcoming', starts_at: testStart + 60_000 });
  expect(screen.getByRole('timer').textContent).toBe('Starts in 1m 0s');
  expect(server.callsOf('leaderboard')).toHaveLength(0);
});

it('has the title "Final leaderboard" after the campaign has ended', async () => {
  await openBoard({}, ended);
  screen.getByRole('heading', { name: 'Final leaderboard' });
  expect(screen.queryByRole('link', { name: 'Add to calendar' })).toBeNull();
});

it.each([
  ['asks for the first score', {}, 'Be the first to score.'],
  ['asks for no score after the end', ended, 'Nobody scored in this campaign.'],
])('without any scores, %s', async (_, campaign, text) => {
  await openBoard({ items: [] }, campaign);
  screen.getByText(text);
});
