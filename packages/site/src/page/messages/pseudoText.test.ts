import { expect, it } from 'vitest';
import { pseudoText } from './pseudoText.ts';

it('adds accents, brackets and 40 % more characters', () => {
  expect(pseudoText('Log in now')).toBe('[Ļöĝ îñ ñöŵ~~~~]');
});

it('keeps placeholders', () => {
  expect(pseudoText('{{count}} of {{total}}')).toMatch(/^\[{{count}} öƒ {{total}}~+\]$/);
});

it('changes every letter', () => {
  const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
  expect(pseudoText(letters)).not.toMatch(/[A-Za-z]/);
});
