import fc, { anyCodePoint } from '@tooling/testing/fastCheck';
import { expect } from 'vitest';
import { createRegionEnv } from '../regionEnv.ts';
import { preset } from '../preset/preset.ts';

const { localeTokens, localizedUrl, switchLocale } = createRegionEnv(preset);
const origin = 'https://www.brand.com';
const token = fc.constantFrom(...localeTokens);

/** Ordinary and malicious paths. */
const hostilePath = fc
  .array(
    fc.oneof(
      fc.constantFrom(...['/', '/', '\\', '\t', '\n', '\r', ' ', '.', '..', ':', '@', '\0']),
      fc.constantFrom(
        'evil.com',
        'https:',
        'javascript:',
        'tr-TUR',
        'en',
        'task-center',
        '?a=b',
        '#c',
      ),
      fc.string({ unit: anyCodePoint, maxLength: 5 }),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));

/** Expects that no path, in any locale, leads to another origin. */
export function checkPaths(numRuns: number): void {
  fc.assert(
    fc.property(fc.option(token, { nil: undefined }), hostilePath, (locale, path) => {
      expect(new URL(localizedUrl(origin, locale, path)).origin).toBe(origin);
      expect(new URL(localizedUrl('', locale, path), origin).origin).toBe(origin);
      expect(new URL(switchLocale(`/${path}`, locale), origin).origin).toBe(origin);
      expect(new URL(switchLocale(`${origin}/${path}`, locale)).origin).toBe(origin);
    }),
    { numRuns },
  );
}
