import { expect, it } from 'vitest';
import { samples } from './samples.ts';
import { readInput } from '@exchange/exchange-api';
import { endpoints } from '@exchange/task-center-api';

/** Checks the response of `GET /rewards`. */
function readRewards(response: unknown) {
  const read = readInput(endpoints.rewards.result, response);
  if (!read.ok) throw new Error(read.message);
  return read.value; // a page of `Reward`
}

it('the function in README.md reads a response, and refuses an invalid one', () => {
  const [page] = samples.rewards;
  expect(readRewards(page)).toEqual(page);
  expect(() => readRewards({ items: [{}] })).toThrow('items.0');
});
