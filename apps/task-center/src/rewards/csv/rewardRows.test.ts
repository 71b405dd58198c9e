import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import { answers } from '../../../test/answers.ts';
import { rewardRows, type RowTexts } from './rewardRows.ts';

const keyOf = (key: string) => key;
const texts: RowTexts = {
  rewards: keyOf as TFunction<'rewards'>,
  shared: keyOf as TFunction<'screen'>,
  formatText: ({ text }) => text,
};
const [reward] = answers.rewards.items;

it.each([
  ['coupon', ['10', 'USDT']],
  ['mystery_box', ['', '']],
  ['points', ['', '']],
  ['airdrop', ['', '']],
] as const)('contains the remaining amount of %s as %j', (type, expected) => {
  const [header, row] = rewardRows([{ ...reward!, type }], texts);
  const start = header!.indexOf('fact_remaining');
  expect(row!.slice(start, start + 2)).toEqual(expected);
});

it('contains the value of what was in an opened box', () => {
  const opened = { ...reward!, value: { amount: '7', unit: 'USDC' } };
  const [header, row] = rewardRows([{ ...reward!, type: 'mystery_box', opened }], texts);
  const start = header!.indexOf('usage_value');
  expect(row!.slice(start, start + 2)).toEqual(['7', 'USDC']);
});
