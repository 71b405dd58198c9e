// @vitest-environment node
import { expect, it } from 'vitest';
import { shownPages } from './shownPages.ts';

const text = (current: number, count: number) =>
  shownPages(current, count)
    .map((page) => page ?? '…')
    .join(' ');

it.each([
  [1, 1, '1'],
  [3, 7, '1 2 3 4 5 6 7'],
  [1, 8, '1 2 3 4 5 … 8'],
  [4, 8, '1 2 3 4 5 … 8'],
  [5, 9, '1 … 4 5 6 … 9'],
  [6, 9, '1 … 5 6 7 8 9'],
  [9, 9, '1 … 5 6 7 8 9'],
  [50, 100, '1 … 49 50 51 … 100'],
])('page %i of %i: %s', (current, count, shown) => {
  expect(text(current, count)).toBe(shown);
});
