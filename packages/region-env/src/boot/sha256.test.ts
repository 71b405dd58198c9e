import { createHash } from 'node:crypto';
import fc, { anyCodePoint } from '@tooling/testing/fastCheck';
import { expect, it } from 'vitest';
import { sha256 } from './sha256.ts';

function reference(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

it('matches Node for every length up to 199 characters', () => {
  for (let length = 0; length < 200; length++) {
    expect(sha256('x'.repeat(length))).toBe(reference('x'.repeat(length)));
  }
});

it('matches Node for random text', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCodePoint, maxLength: 500 }), (text) => {
      expect(sha256(text)).toBe(reference(text));
    }),
  );
});
