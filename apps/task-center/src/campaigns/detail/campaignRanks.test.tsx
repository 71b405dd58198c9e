import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
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

// The fees of spot trades are 0.1% of their volume: 5 USDT for a score of 5,000 USDT.
const spot = { kind: 'trade' } as const;
const coupon = {
  prize_kind: { type: 'coupon', withdrawal: 'none', fees: 'trade' },
  prize_validity_days: 90,
} as const;
const ownMoney = 'You pay the fees of your trades with your own money.';
const caution =
  "You pay these fees with your own money. The prize isn't cash, and others may overtake you.";

/** Returns the next prize of a participant who lacks 1,240 USDT, which costs 1.24 USDT in fees, of 5,000 USDT. */
const nextPrize = (prize = '496') => ({
  missing: usdt('1240'),
  prize: usdt(prize),
  rank: 10,
  score: usdt('5000'),
});

/** Returns the last rank with a prize. */
const lastPrize = ({ prize, score }: { prize: string; score: string }) => ({
  rank: 50,
  prize: usdt(prize),
  score: usdt(score),
});

const textOf = (selector: string) => plainText(document.querySelector(selector));

describe('the leaderboard', () => {
  it('shows three participants on the podium, the others in rows, and the kind of all prizes once', async () => {
    await openBoard({});
    expect([...document.querySelectorAll('.podium__place')].map(plainText)).toEqual([
      '1na***1999 USDT499 USDT',
      '2na***2998 USDT498 USDT',
      '3na***3997 USDT497 USDT',
    ]);
    expect([...document.querySelectorAll('.leaderboard__rows .leader')].map(plainText)).toEqual([
      'Rank 4na***4Score 996 USDTPrize 496 USDT',
    ]);
    expect(textOf('.leaderboard__head')).toBe('LeaderboardBonus');
    expect(document.querySelector('.own-place')).toBeNull();
  });

  it.each([
    [37, 'Rank 5 to 36'],
    [6, 'Rank 5'],
    [5, undefined],
  ])("names the ranks between the last row and the user's rank %d", async (rank, text) => {
    await openBoard({ own: ownLeader(rank) }, joined);
    expect(textOf('.own-place .leader__name')).toBe(`na***${rank}You`);
    expect(textOf('.leaderboard__omitted > :last-child')).toBe(text);
  });

  it('says what the score counts, which the terms say before the start', async () => {
    await openBoard({});
    expect(screen.getByText(/Only spot trades count\./).className).toBe('leaderboard__score');
  });

  it('hides until the start, and counts down', async () => {
    const { server } = await openBoard({}, { state: 'upcoming', starts_at: testStart + 60_000 });
    expect(screen.getByRole('timer').textContent).toBe('Starts in 1m 0s');
    expect(server.callsOf('leaderboard')).toHaveLength(0);
    within(screen.getByRole('region', { name: 'Terms' })).getByText('Only spot trades count.');
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
});

describe("a participant's standing", () => {
  it("agrees with the user's row of the leaderboard, even if the responses differ", async () => {
    await openBoard({ own: ownLeader(37) }, joined);
    expect(textOf('.own-place .leader__score')).toBe('Score 963 USDT');
    expect(textOf('.standing')).toMatch(/^Your rank37Your score963 USDT/);
  });

  it("starts with the prize that the user's rank pays", async () => {
    await openBoard({ own: ownLeader(4) }, joined);
    expect(textOf('.standing')).toMatch(
      /^Your prize now496 USDTBonus For derivativesOnly profits withdrawableYour rank4Your score996 USDT/,
    );
  });

  it.each([
    [90, 'To use it all, trade 10,000 USDT in 90 days.'],
    [null, 'To use it all, trade 10,000 USDT.'],
    // A server that does not send it yet.
    [undefined, undefined],
  ])('says how much trading uses all of a coupon that lasts %s days', async (days, text) => {
    const own = { ...ownLeader(37), prize: usdt('10') };
    await openBoard({ own }, { ...joined, ...coupon, prize_validity_days: days });
    expect(textOf('.prize-use')).toBe(text);
  });

  it('names the cost of the next prize above the button', async () => {
    await openBoard({ own: ownLeader(37), next_prize: nextPrize() }, { ...joined, ...spot });
    expect(textOf('.detail__figure .prize-cost')).toBe(
      'Rank 10 now: about 5 USDT in fees for 496 USDT',
    );
  });

  it('names the cost of the last prize to a participant without a score', async () => {
    const last_prize = lastPrize({ prize: '80', score: '151557' });
    const own = { rank: null, score: '0', prize: null };
    await openBoard({ own: null, last_prize }, { ...joined, ...spot, own, last_prize });
    expect(textOf('.standing > .prize-cost')).toBe(
      'Rank 50 now: about 152 USDT in fees for 80 USDT',
    );
  });

  it.each([
    ['5000', '5,000 USDT'],
    // Scores of at least 100 are rounded down.
    ['998.51', '998 USDT'],
  ])('names the score %s of the next prize as %s', async (amount, text) => {
    const next_prize = { ...nextPrize(), score: usdt(amount) };
    await openBoard({ own: ownLeader(37), next_prize }, joined);
    expect(factsIn('.next-prize')[0]).toEqual(['Score of rank 10 now', text]);
  });

  it.each([
    ['10', 'To reach 496 USDT instead of 10 USDT'],
    [null, 'To reach the next prize'],
  ])('says that the next prize replaces the one of %s USDT: %s', async (held, text) => {
    const own = { ...ownLeader(37), prize: held === null ? null : usdt(held) };
    await openBoard({ own, next_prize: nextPrize() }, joined);
    expect(textOf('.next-prize > h3')).toBe(text);
  });

  it('shows what the whole score of a smaller prize costs, without a bar', async () => {
    await openBoard({ own: ownLeader(37), next_prize: nextPrize('1.23') }, { ...joined, ...spot });
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(textOf('.rank-facts > p')).toBe(
      '5 USDT in fees in total for 1.23 USDT: 3.77 USDT more than the prize.',
    );
    expect(document.querySelector('.prize-cost > svg')).not.toBeNull();
  });

  it('shows how far a prize is that is worth more than the fees', async () => {
    await openBoard({ own: ownLeader(37), next_prize: nextPrize('5.01') }, { ...joined, ...spot });
    screen.getByRole('progressbar');
    expect(textOf('.rank-facts > p')).toBe('5 USDT in fees in total for 5.01 USDT.');
    expect(document.querySelector('.prize-cost > svg')).toBeNull();
  });

  it('shows only the rank and the dates on an edition that would not give the prize', async () => {
    const bonus = { prize_kind: { type: 'bonus', withdrawal: 'profit', fees: null } } as const;
    await openBoard(
      { own: ownLeader(37), next_prize: nextPrize() },
      { ...joined, ...bonus },
      `${campaignAddress}&edition=eu`,
    );
    screen.getByText(/^Rewards of your account at Exchange Web Global/);
    const link = screen.getByRole('link', { name: 'My rewards' });
    expect(link.getAttribute('href')).toBe('/task-center/my-rewards?edition=default');
    screen.getByText(/^Prices of crypto-assets can fall/);
    expect(textOf('.standing')).toMatch(/^Your rank39 of \d+Starts.*Ends/);
    screen.getByRole('timer');
    expect(screen.queryByText(/prize|bonus|USDT/i)).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('table')).toBeNull();
    expect(document.querySelector('.leaderboard')).toBeNull();
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

  it('has the next step while the leaderboard loads', async () => {
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
});

describe('the last prize', () => {
  it.each([
    ['0.07', '0.10 USDT in fees in total for 0.07 USDT: 0.03 USDT more than the prize.'],
    ['0.1', '0.10 USDT in fees in total for 0.10 USDT: as much as the prize.'],
    ['0.11', undefined],
  ])('compares its fees, 0.10 USDT, with its value of %s USDT', async (prize, text) => {
    const last_prize = lastPrize({ prize, score: '100' });
    await openBoard({ last_prize }, { ...spot, last_prize });
    expect(textOf('.detail__figure .prize-cost')).toMatch(/^Rank 50 now: about 0\.10 USDT in fees/);
    expect(textOf('.next-prize > h3')).toMatch(/^To win the smallest prize, 0\.\d+ USDT$/);
    expect(factsIn('.rank-facts')).toEqual([
      ['Score of rank 50 now', '100 USDT'],
      ['Estimated fees', '0.10 USDT (0.1%)'],
    ]);
    expect(textOf('.rank-facts > p')).toBe(text);
  });

  it.each([
    ['without a score', {}, { last_prize: null }],
    ['after the end', ended, {}],
    ['for participants, who see their next prize', joined, {}],
  ])('is not named %s', async (_, campaign, board) => {
    await openBoard({ last_prize: lastPrize({ prize: '10', score: '100' }), ...board }, campaign);
    expect(screen.queryByText(/^To win the smallest prize/)).toBeNull();
  });
});

describe('the note about fees', () => {
  const withScores = { last_prize: lastPrize({ prize: '10', score: '5000' }) };

  it.each([
    ['profit', caution],
    ['full', ownMoney],
  ] as const)('warns of a prize with the withdrawal "%s": %s', async (withdrawal, text) => {
    const prize_kind = { ...answers.campaign.prize_kind, withdrawal };
    const board = { own: ownLeader(4), next_prize: nextPrize() };
    await openBoard(board, { ...joined, ...spot, prize_kind });
    expect(factsIn('.next-prize').at(-1)).toEqual(['Estimated fees', '1.24 USDT more (0.1%)']);
    expect(textOf('.detail__action > .fees-note')).toBe(text);
  });

  it.each([
    ['a contest with scores', withScores, spot, caution],
    ['a contest without scores', { last_prize: null }, spot, ownMoney],
    ['a contest that starts later', {}, { ...spot, state: 'upcoming' }, ownMoney],
    ['invitations', withScores, { kind: 'invite' }, undefined],
    ['a contest that is over', {}, { ...spot, ...ended }, undefined],
    [
      'a winner of the largest prize',
      { own: ownLeader(1), next_prize: null },
      { ...spot, ...joined },
      undefined,
    ],
  ] as const)('says who pays the fees of %s', async (_, board, campaign, text) => {
    await openBoard(board, campaign);
    expect(textOf('.fees-note')).toBe(text);
  });
});
