import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openScreen } from '../../test/openPage.tsx';
import { KindLegend } from './KindLegend.tsx';
import type { KindReward } from './useKindFacts.ts';

const usdt = (amount: string) => ({ amount, unit: 'USDT' });
const coupon: KindReward = { type: 'coupon', withdrawal: 'none', value: usdt('20'), fees: 'trade' };
const rebate: KindReward = {
  type: 'fee_rebate',
  withdrawal: 'payout',
  value: { amount: '0.2', unit: 'ratio' },
};
const points: KindReward = {
  type: 'points',
  withdrawal: 'none',
  value: { amount: '20', unit: 'points' },
  buys: { price: '100', type: 'coupon', value: usdt('5') },
};

/** Returns the lines of the legend, without the marks around amounts. */
async function linesOf(...rewards: KindReward[]) {
  await openScreen(() => <KindLegend rewards={rewards} />);
  return screen
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent.replace(/[\u2066\u2069]/g, '').replaceAll('\u00a0', ' '));
}

it('says of each kind once what is true of all its rewards', async () => {
  expect(await linesOf(points, coupon, rebate, { ...coupon, value: usdt('5') }, points)).toEqual([
    'Fee rebate You can withdraw what it pays.',
    'Fee coupon Not withdrawable. 5 USDT covers the fees on 5,000 USDT of spot trading.',
    'Points Not withdrawable. Rewards from 100 points: 5 USDT (Fee coupon).',
  ]);
});

it.each<[KindReward['type'], KindReward['withdrawal'], string]>([
  ['bonus', 'profit', 'Bonus Only profits withdrawable. A loss can take your own money too.'],
  ['trial_fund', 'profit', 'Trial fund Only profits withdrawable. A loss uses up the fund.'],
  [
    'loss_cover',
    'payout',
    'One-trade loss refund You can withdraw what it pays. Losses above its amount are yours.',
  ],
  ['airdrop', 'full', 'Airdrop Withdrawable. The network fee is deducted.'],
  [
    'apy_booster',
    'payout',
    'APY booster It raises the yield of your Earn product. You can withdraw what it pays.',
  ],
  ['other', 'other', 'Reward See terms.'],
])('names what is withdrawable of a %s, and what a loss takes', async (type, withdrawal, line) => {
  expect(await linesOf({ type, withdrawal, value: usdt('10') })).toEqual([line]);
});

it('names what the withdrawal of each coin costs, if all costs are known', async () => {
  const coin = (amount: string, unit: string, fee: string): KindReward => ({
    type: 'airdrop',
    withdrawal: 'full',
    withdrawal_fee: { amount: fee, unit },
    value: { amount, unit },
  });
  const bitcoin = coin('0.0001', 'BTC', '0.00002');
  const ether = coin('0.005', 'ETH', '0.0006');
  expect(await linesOf(bitcoin, bitcoin)).toEqual([
    'Airdrop Withdrawable. Withdrawing costs 0.00002 BTC.',
  ]);
  cleanup();
  expect(await linesOf(bitcoin, ether)).toEqual([
    'Airdrop Withdrawable. Withdrawing costs 0.00002 BTC / 0.0006 ETH.',
  ]);
  cleanup();
  expect(await linesOf(bitcoin, { ...ether, withdrawal_fee: undefined })).toEqual([
    'Airdrop Withdrawable. The network fee is deducted.',
  ]);
});

it('takes the example from a reward that has one, and says nothing of the fees of derivatives', async () => {
  expect(
    await linesOf({ ...points, buys: null, value: { amount: '1', unit: 'points' } }, points, {
      ...coupon,
      fees: 'derivatives',
    }),
  ).toEqual([
    'Fee coupon Not withdrawable.',
    'Points Not withdrawable. Rewards from 100 points: 5 USDT (Fee coupon).',
  ]);
});

it('says nothing of a closed box, whose content decides', async () => {
  expect(await linesOf({ ...coupon, type: 'mystery_box' })).toEqual([]);
  expect(screen.queryByRole('list')).toBeNull();
});

it('claims nothing about withdrawals if the rewards of a kind differ', async () => {
  expect(await linesOf(rebate, { ...rebate, withdrawal: 'none' })).toEqual([
    'Fee rebate See terms.',
  ]);
});

it('explains a kind when its name is pressed, also points', async () => {
  await linesOf(points);
  screen.getByRole('button', { name: 'Points' });
});
