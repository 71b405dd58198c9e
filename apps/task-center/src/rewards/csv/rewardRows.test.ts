import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import { answers } from '../../../test/answers.ts';
import { rewardRows } from './rewardRows.ts';

const keyOf = (key: string) => key;
const [reward] = answers.rewards.items;

it.each([
  ['coupon', ['10', 'USDT']],
  ['mystery_box', ['', '']],
  ['points', ['', '']],
  ['airdrop', ['', '']],
] as const)('contains the remaining amount of %s as %j', (type, expected) => {
  const [header, row] = rewardRows(
    [{ ...reward!, type }],
    keyOf as TFunction<'rewards'>,
    keyOf as TFunction<'screen'>,
    ({ text }) => text,
  );
  const start = header!.indexOf('fact_remaining');
  expect(row!.slice(start, start + 2)).toEqual(expected);
});
