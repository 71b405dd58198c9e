import { expect, it } from 'vitest';
import { excerpt } from './page.ts';

it.each([
  ['a text of the maximum length', 'One two', 7, 'One two'],
  ['a longer text after its last whole word', 'One two three', 10, 'One two…'],
  ['a text whose word ends at the limit', 'One two three', 8, 'One two…'],
  ['a word that is longer than the limit', 'Onetwothree', 4, 'One…'],
])('returns %s', (_, text, length, expected) => {
  expect(excerpt(text, length)).toBe(expected);
});
