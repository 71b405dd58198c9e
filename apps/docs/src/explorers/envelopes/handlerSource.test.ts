import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { handlerLines, handlerSource } from './handlerSource.ts';

const textOf = (kind: string) =>
  handlerLines(handlerSource, kind).map((line) => handlerSource.split('\n')[line]?.trim());

it.each([
  ['noPermission', "return 'Show the login button.';"],
  ['network', "return 'Ask to check the connection, and offer to try again.';"],
  ['badResponse', "return 'Report the error: the page and the server disagree.';"],
])('finds the lines for %s', (kind, returned) => {
  expect(textOf(kind)).toEqual([`case '${kind}':`, returned]);
});

it('finds no lines for an unknown kind', () => {
  expect(handlerLines(handlerSource, 'other')).toEqual([]);
});

it('has a displayed source equal to the code that runs', () => {
  const file = readFileSync(new URL('./handleFailure.ts', import.meta.url), 'utf8');
  expect(handlerSource).toBe(file);
});
