import { expect, it } from 'vitest';
import { fillText, readInput, text, type Value } from '@exchange/exchange-api';

const format = ({ amount, unit }: Value) => `${amount} ${unit}`;

/** Shows a text of a server, such as `Trade 100 USDT`. */
function show(input: unknown): string {
  const read = readInput(text, input);
  return read.ok ? fillText(read.value, format) : read.message;
}

it('the function in README.md shows texts of a server, and why a text is invalid', () => {
  const values = { goal: { amount: '100', unit: 'USDT' } };
  expect(show({ text: 'Trade {goal}', values })).toBe('Trade 100 USDT');
  expect(show({ text: 'Trade {goal}' })).toContain('values');
});
