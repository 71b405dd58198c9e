import fc from '@tooling/testing/fastCheck';
import { describe, expect, it } from 'vitest';
import { formatTag } from './formatTag.ts';

describe('formatTag', () => {
  it.each([
    ['tr-TR', 'tr-TR'],
    ['EN-us', 'en-US'],
    ['tr-TUR', 'tr'],
    ['en_US', 'en-US'],
    ['zh_Hant_TW', 'zh-Hant-TW'],
    ['kk_KAZ', 'kk'],
    ['../../etc', 'und'],
    ['', 'und'],
    ['e', 'und'],
  ])('returns for %j the tag %j', (locale, tag) => {
    expect(formatTag(locale)).toBe(tag);
  });

  it('returns a tag that Intl supports for any text', () => {
    const text = fc.oneof(
      fc.string(),
      fc.stringMatching(/^[a-zA-Z]{1,9}([-_][a-zA-Z0-9]{1,9}){0,3}$/),
    );
    fc.assert(
      fc.property(text, (locale) => {
        const tag = formatTag(locale);
        expect(new Intl.NumberFormat(tag).format(1)).toBeTruthy();
        expect(new Intl.PluralRules(tag).select(1)).toBeTruthy();
      }),
    );
  });
});
