import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answers } from '../../../test/answers.ts';
import {
  ended,
  factsIn,
  joined,
  openBoard,
  ownLeader,
  plainText,
  usdt,
} from '../../../test/openBoard.ts';

// The fees of spot trades are 0.1% of their volume: 5 USDT for a score of 5,000 USDT.
const spot = { kind: 'trade' } as const;
const coupon = { prize_kind: { type: 'coupon', withdrawal: 'none', fees: 'trade' } } as const;
const ownMoney = 'You pay the fees of your trades with your own money.';
const caution =
  "You pay these fees with your own money. The prize isn't cash, and others may overtake you.";

/** Returns the next prize of a participant who lacks 1,240 USDT, which costs 1.24 USDT in fees, of 5,000 USDT. */
const nextPrize = (prize: string) => ({
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

const note = () => plainText(document.querySelector('.rank-facts > p'));

it.each([
  ['profit', caution],
  ['full', ownMoney],
] as const)(
  'says who pays the fees for a prize with the withdrawal "%s": %s',
  async (withdrawal, text) => {
    const prize_kind = { ...answers.campaign.prize_kind, withdrawal };
    await openBoard(
      { own: ownLeader(4), next_prize: nextPrize('496') },
      { ...joined, ...spot, prize_kind },
    );
    expect(factsIn('.next-prize').at(-1)).toEqual([
      'Estimated fees to reach it',
      '1.24 USDT more, 5 USDT in all (0.1%)',
    ]);
    screen.getByText(text);
  },
);

const withScores = { last_prize: lastPrize({ prize: '10', score: '5000' }) };

it.each([
  ['a contest with scores', withScores, spot, caution],
  ['a contest without scores', { last_prize: null }, spot, ownMoney],
  ['a contest that starts later', {}, { ...spot, state: 'upcoming' }, ownMoney],
  ['invitations', withScores, { kind: 'invite' }, undefined],
  ['a contest that is over', {}, { ...spot, ...ended }, undefined],
] as const)('says who pays the fees of %s before joining', async (_, board, campaign, text) => {
  await openBoard(board, campaign);
  const said = [caution, ownMoney].filter((each) => screen.queryByText(each));
  expect(said).toEqual(text === undefined ? [] : [text]);
});

it.each([
  ['0.07', '0.10 USDT in fees in total for 0.07 USDT (Bonus): 0.03 USDT more than the prize.'],
  ['0.1', '0.10 USDT in fees in total for 0.10 USDT (Bonus): as much as the prize.'],
  ['0.11', caution],
])(
  'compares the fees of the last rank with a prize, 0.10 USDT, with its prize of %s USDT',
  async (prize, text) => {
    await openBoard({ last_prize: lastPrize({ prize, score: '100' }) }, spot);
    expect(factsIn('.rank-facts')).toEqual([
      ['Last rank with a prize', '50'],
      ['Score of rank 50 now', '100 USDT'],
      ['Estimated fees to reach it', '0.10 USDT (0.1%)'],
    ]);
    expect(note()).toBe(text);
  },
);

it('shows a participant what the whole score of a smaller prize costs, without a bar', async () => {
  await openBoard({ own: ownLeader(37), next_prize: nextPrize('1.23') }, { ...joined, ...spot });
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(note()).toMatch(/^5 USDT in fees in total for 1\.23 USDT/);
});

it('shows a participant how far a prize is that is worth more than the fees', async () => {
  await openBoard({ own: ownLeader(37), next_prize: nextPrize('5.01') }, { ...joined, ...spot });
  screen.getByRole('progressbar');
  expect(note()).toBe(caution);
});

it.each([
  ['a guest', '.rank-facts', {}],
  ['a participant', '.standing', joined],
])('says to %s what a coupon is worth', async (_, list, own) => {
  const board = {
    last_prize: lastPrize({ prize: '10', score: '100' }),
    own: { ...ownLeader(37), prize: usdt('10') },
  };
  await openBoard(board, { ...coupon, ...own });
  expect(factsIn(list)).toContainEqual(['Covers', 'Fees on 10,000 USDT of trading']);
});

it('does not say what a coupon is worth beside higher fees', async () => {
  const last_prize = lastPrize({ prize: '10', score: '20000' });
  await openBoard({ last_prize }, { ...coupon, ...spot });
  expect(factsIn('.rank-facts').map(([name]) => name)).not.toContain('Covers');
  expect(note()).toBe(
    '20 USDT in fees in total for 10 USDT (Fee coupon): 10 USDT more than the prize.',
  );
});

it.each([
  ['without a score', {}, { last_prize: null }],
  ['after the end', ended, {}],
  ['for participants, who see their next prize', joined, {}],
])('does not name the last rank with a prize %s', async (_, campaign, board) => {
  await openBoard({ last_prize: lastPrize({ prize: '10', score: '100' }), ...board }, campaign);
  expect(screen.queryByText('Last rank with a prize')).toBeNull();
});
