import { expect, it } from 'vitest';
import { valueFormat } from './valueFormat.ts';

const unitText = (unit: string, count: number, amount: string) => `${amount} ${unit}/${count}`;
const plain = (text: string) => text.replace(/[\u2066\u2069]/g, '').replace(/\s/g, ' ');

it.each([
  ['en', '0.2', 'ratio', '20%'],
  ['en', '0.0015', 'ratio', '0.15%'],
  ['tr-TR', '0.2', 'ratio', '%20'],
  ['en', '1000.5', 'USDT', '1,000.50 USDT'],
  ['en', '1000', 'USDT', '1,000 USDT'],
  ['en', '0.125', 'USDT', '0.125 USDT'],
  ['en', '0.5', 'ETH', '0.5 ETH'],
  ['de', '1000.5', 'USDT', '1.000,50 USDT'],
  ['ar-SA', '1000.5', 'USDT', '1,000.50 USDT'],
  [
    'en',
    '9007199254740993.000000000000000001',
    'BTC',
    '9,007,199,254,740,993.000000000000000001 BTC',
  ],
  ['en', '200', 'points', '200 points/200'],
  ['en', '7', 'days', '7 days/7'],
  ['en', '1200', 'count', '1,200'],
] as const)('formats for %s: %s %s as %s', (tag, amount, unit, expected) => {
  expect(plain(valueFormat(tag, unitText)({ amount, unit }))).toBe(expected);
});

it('isolates an amount within right-to-left text', () => {
  expect(valueFormat('ar-SA', unitText)({ amount: '5', unit: 'USDT' })).toBe(
    '\u20665\u00a0USDT\u2069',
  );
});

it.each(['days', 'points'] as const)('keeps a number of %s together with its unit', (unit) => {
  expect(valueFormat('en', unitText)({ amount: '7', unit })).toBe(`\u20667\u2069\u00a0${unit}/7`);
});
