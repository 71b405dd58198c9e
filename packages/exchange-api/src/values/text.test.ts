import * as v from 'valibot';
import { expect, it } from 'vitest';
import { fillText, text } from './text.ts';

const format = ({ amount, unit }: { amount: string; unit: string }) => `<${amount} ${unit}>`;
const hundred = { amount: '100', unit: 'USDT' };

it.each([
  ['Trade {volume}', { volume: hundred }, 'Trade <100 USDT>'],
  ['{volume} and {volume}', { volume: hundred }, '<100 USDT> and <100 USDT>'],
  ['Trade {volume}', {}, 'Trade {volume}'],
  ['Nothing { volume }', { volume: hundred }, 'Nothing { volume }'],
  ['{toString} {constructor} {__proto__}', {}, '{toString} {constructor} {__proto__}'],
  ['$& {volume} $1', { volume: hundred }, '$& <100 USDT> $1'],
])('fills %j with the values %j', (template, values, expected) => {
  expect(fillText({ text: template, values }, format)).toBe(expected);
});

it('does not replace placeholders in inserted values', () => {
  const twice = { text: '{a}{b}', values: { a: hundred, b: hundred } };
  expect(fillText(twice, () => '{b}')).toBe('{b}{b}');
});

it('ignores inherited properties of the values', () => {
  const hostile: unknown = JSON.parse(
    '{"text":"","values":{"__proto__":{"amount":"1","unit":"USDT"},"constructor":{"amount":"1","unit":"USDT"}}}',
  );
  const { values } = v.parse(text, hostile);
  expect(Object.keys(values)).toEqual([]);
  expect(Object.getPrototypeOf(values)).toBe(Object.prototype);
});
