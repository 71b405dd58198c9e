import fc from '@tooling/testing/fastCheck';
import { expect, it } from 'vitest';
import { hash } from './hash.ts';

it('returns the same hash for the same text', () => {
  expect(hash('["token",null]')).toBe(hash('["token",null]'));
  expect(hash('')).toMatch(/^ [\da-z]+$/);
});

it('returns different hashes for different texts', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { minLength: 2, maxLength: 50 }), (texts) => {
      expect(new Set(texts.map(hash)).size).toBe(texts.length);
    }),
  );
});
