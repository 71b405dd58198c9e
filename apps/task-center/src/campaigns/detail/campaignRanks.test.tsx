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
const caution = 'You pay fees with your own money. Others may overtake you.';

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
    expect(textOf('.standing')).toMatch(/^Your rank37 · no prize now \(best 1\)Your score963 USDT/);
  });

  it("starts with the prize that the user's rank pays", async () => {
    await openBoard({ own: ownLeader(4) }, joined);
    expect(textOf('.standing')).toMatch(
      /^Your prize now496 USDTBonus For derivativesOnly profits withdrawableYour rank4Your score996 USDTFees so far: about 1 USDT\. Others can overtake you\. Final on [^.]+\.$/,
    );
  });

  it.each([
    [90, '5,000 USDT · To use it all, trade 5,000,000 USDT in 90 days.'],
    [null, '5,000 USDT · To use it all, trade 5,000,000 USDT.'],
    // A server that does not send it yet.
    [undefined, undefined],
  ])('says once how much trading uses all of a coupon that lasts %s days', async (days, text) => {
    const own = { ...ownLeader(37), prize: usdt('10') };
    await openBoard({ own }, { ...joined, ...coupon, prize_validity_days: days });
    expect(textOf('.prizes > .prize-use')).toBe(text);
    expect(document.querySelectorAll('.prize-use')).toHaveLength(text === undefined ? 0 : 1);
  });

  it('names the fees so far, and that the prize can still be lost', async () => {
    const own = { ...ownLeader(37), score: usdt('184250'), prize: usdt('80') };
    await openBoard({ own, next_prize: nextPrize() }, { ...joined, ...spot, ...coupon });
    expect(textOf('.standing__figure')).toBe('80 USDTFee couponNot withdrawable');
    expect(textOf('.standing > .prize-cost')).toMatch(
      /^Fees so far: about 184\.25 USDT\. Others can overtake you\. Final on [^.]+\.$/,
    );
    // Only the risk of prices is marked.
    expect(document.querySelectorAll('.detail__hero svg[class*=alert], .risk-note')).toHaveLength(
      1,
    );
    expect(document.querySelector('.prize-cost > svg')).toBeNull();
  });

  it('says which rank pays a prize to a participant without one', async () => {
    await openBoard({ own: ownLeader(63) }, { ...joined, ...spot });
    expect(textOf('.standing__figure')).toBe('63 · no prize now (best 1)');
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

  it('tells only on request what a higher prize costs', async () => {
    const own = { ...ownLeader(37), prize: usdt('10') };
    await openBoard({ own, next_prize: nextPrize() }, { ...joined, ...spot, ...coupon });
    expect(textOf('.next-prize > summary')).toBe('What would a higher prize cost?');
    expect(document.querySelector<HTMLDetailsElement>('.next-prize')?.open).toBe(false);
    expect(factsIn('.next-prize')).toEqual([
      ['Score of rank 10 now', '5,000 USDT'],
      ['Further trades', '1,240 USDT'],
      ['Estimated fees', '1.24 USDT more (0.1%)'],
    ]);
    expect(textOf('.next-prize > .prize-cost')).toBe(
      "To reach rank 10 now you pay about 5 USDT in fees in all. The prize isn't cash, but 496 USDT (Fee coupon). To use it all, trade 496,000 USDT in 90 days.",
    );
    expect(textOf('.next-prize > .fees-note')).toBe(caution);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('calls the first prize of a participant the next one', async () => {
    await openBoard({ own: ownLeader(37), next_prize: nextPrize() }, { ...joined, ...spot });
    expect(textOf('.next-prize > summary')).toBe('To reach the next prize');
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
    ['0.1', true],
    ['0.11', false],
  ])('names its fees, 0.10 USDT, beside its value of %s USDT', async (prize, isMarked) => {
    const last_prize = lastPrize({ prize, score: '100' });
    await openBoard({ last_prize }, { ...spot, last_prize });
    expect(textOf('.detail__figure .prize-cost')).toMatch(
      /^To reach rank 50 now: about 0\.10 USDT in fees, more by the end\. Prize: 0\.1\d? USDT \([^)]+\)\. You pay fees/,
    );
    expect(document.querySelector('.prize-cost > svg') !== null).toBe(isMarked);
  });

  it('names the friends that it takes', async () => {
    const last_prize = {
      ...lastPrize({ prize: '10', score: '3' }),
      score: { amount: '3', unit: 'count' },
    };
    await openBoard({}, { kind: 'invite', last_prize });
    expect(textOf('.detail__figure .prize-cost')).toMatch(
      /^Friends needed to reach rank 50: 3\. Prize: 10 USDT \([^)]+\)\.$/,
    );
  });

  it('names the score of another contest without fees', async () => {
    const last_prize = lastPrize({ prize: '10', score: '100' });
    await openBoard({}, { kind: 'earn', last_prize });
    expect(textOf('.detail__figure .prize-cost')).toBe(
      'To win the smallest prize, 10 USDT Score of rank 50 now: 100 USDT',
    );
  });

  it.each([
    ['without a score', { last_prize: null }],
    ['after the end', ended],
    ['for participants, who see their next prize', joined],
  ])('is not named %s', async (_, campaign) => {
    await openBoard({}, { last_prize: lastPrize({ prize: '10', score: '100' }), ...campaign });
    expect(screen.queryByText(/^To (win the smallest prize|reach rank 50)/)).toBeNull();
  });
});

describe('the note about fees', () => {
  const withScores = { last_prize: lastPrize({ prize: '10', score: '5000' }) };

  it.each([
    ['a contest with scores', { ...spot, ...withScores }, caution],
    ['a contest without scores', { ...spot, last_prize: null }, ownMoney],
    ['a contest that starts later', { ...spot, last_prize: null, state: 'upcoming' }, ownMoney],
    ['invitations', { ...withScores, kind: 'invite' }, undefined],
    ['a contest that is over', { ...spot, ...ended }, undefined],
    ['a winner of the largest prize', { ...spot, ...joined }, undefined],
  ] as const)('says who pays the fees of %s', async (_, campaign, text) => {
    await openBoard({ own: null, next_prize: null }, campaign);
    const hero = textOf('.detail__hero');
    for (const note of [caution, ownMoney]) expect(hero?.includes(note)).toBe(note === text);
  });
});
