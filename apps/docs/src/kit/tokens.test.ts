import { expect, it } from 'vitest';
import { readSource } from '../content/repository.ts';
import { tokenSheet, tokensOf } from './tokens.ts';

const tokens = tokensOf(readSource(tokenSheet));
const find = (name: string) => tokens.find((token) => token.name === name);

it('lists every token of the style sheet once', () => {
  const names = readSource(tokenSheet).match(/--x-[\w-]+(?=:)/g);
  expect(tokens.map(({ name }) => name)).toEqual([...new Set(names)]);
});

it('returns the default value of a token, not the override for a density or a language', () => {
  expect(find('--x-control')?.value).toBe('48px');
  expect(find('--x-font')?.value).toMatch(/Tahoma.*sans-serif$/);
});

it.each([
  ['--x-surface-0', 'colour'],
  ['--x-shade', 'colour'],
  ['--x-primary', 'colour'],
  ['--x-space-16', 'length'],
  ['--x-radius-pill', 'corner'],
  ['--x-font-24', 'size'],
  ['--x-font', 'family'],
  ['--x-fast', undefined],
])('previews %s as a %s', (name, preview) => {
  expect(find(name)).toMatchObject({ preview });
});
