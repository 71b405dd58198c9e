// @vitest-environment node
import { createHash } from 'node:crypto';
import fc from '@tooling/testing/fastCheck';
import { describe, expect, it } from 'vitest';
import { sha256Base64 } from './sha256.ts';

describe('sha256Base64', () => {
  it('returns the same hash as Node for random text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        expect(sha256Base64(text)).toBe(createHash('sha256').update(text).digest('base64'));
      }),
    );
  });

  it.each([55, 56, 63, 64, 65, 119, 120, 1000])(
    'returns the same hash as Node for %d bytes',
    (length) => {
      const text = 'x'.repeat(length);
      expect(sha256Base64(text)).toBe(createHash('sha256').update(text).digest('base64'));
    },
  );
});
