import fc from '@tooling/testing/fastCheck';
import { describe, expect, it } from 'vitest';
import { checkPaths } from './localePath.property.ts';
import { createRegionEnv } from '../regionEnv.ts';
import { preset } from '../preset/preset.ts';

const { localeTokens, localizedUrl, splitPath, switchLocale } = createRegionEnv(preset);
const origin = 'https://www.brand.com';
const token = fc.constantFrom(...localeTokens);

/** Valid site paths with query and hash. */
const properPath = fc
  .tuple(
    fc.array(fc.oneof(token, fc.stringMatching(/^[\w.~%-]{1,12}$/)), { maxLength: 4 }),
    fc.constantFrom('', '?', '?x=1', '?next=/tr-TUR/x&y=//z', '?a?b'),
    fc.constantFrom('', '#', '#part', '#/en/x?y'),
  )
  .map(([segments, query, hash]) => `/${segments.join('/')}${query}${hash}`);

describe('splitPath', () => {
  it.each([
    ['/', undefined, '/'],
    ['', undefined, '/'],
    ['/en', 'en', '/'],
    ['/en/', 'en', '/'],
    ['/en?x=1', 'en', '/?x=1'],
    ['/tr-TUR#a', 'tr-TUR', '/#a'],
    ['/tr-TUR/task-center', 'tr-TUR', '/task-center'],
    ['/tr-TUR/task-center/?a=/b#c', 'tr-TUR', '/task-center/?a=/b#c'],
    ['/de/task-center', 'de', '/task-center'],
    ['/de/de', 'de', '/de'],
    // Unknown locales are part of the path.
    ['/tr-TR/task-center', undefined, '/tr-TR/task-center'],
    ['/xx-YY/task-center', undefined, '/xx-YY/task-center'],
    ['/api-v5/x', undefined, '/api-v5/x'],
    ['/buy-btc', undefined, '/buy-btc'],
    ['/EN/x', undefined, '/EN/x'],
    ['/en%2Fx', undefined, '/en%2Fx'],
    ['/task-center/en', undefined, '/task-center/en'],
    ['/__proto__/x', undefined, '/__proto__/x'],
    ['/constructor', undefined, '/constructor'],
    // A path must not become a host.
    ['//evil.com', undefined, '/evil.com'],
    ['/\\evil.com', undefined, '/evil.com'],
    ['/\t/evil.com', undefined, '/evil.com'],
    ['/en//evil.com', 'en', '/evil.com'],
    ['/en/\\evil.com', 'en', '/evil.com'],
    ['/e\nn/x', 'en', '/x'],
  ])('splits %j', (pathname, locale, path) => {
    expect(splitPath(pathname)).toEqual({ locale, path });
  });
});

describe('localizedUrl', () => {
  it.each([
    [origin, 'tr-TUR', '/task-center?x=1#y', `${origin}/tr-TUR/task-center?x=1#y`],
    [`${origin}/`, 'en', 'task-center', `${origin}/en/task-center`],
    [origin, undefined, '/task-center', `${origin}/task-center`],
    ['', 'de', '/', '/de/'],
    [origin, 'xx' as never, '/a', `${origin}/a`],
    [origin, '../..' as never, '/a', `${origin}/a`],
    [origin, 'en', '//evil.com', `${origin}/en/evil.com`],
    ['', undefined, '//evil.com', '/evil.com'],
    [`${origin}///`, 'en', '/a', `${origin}/en/a`],
    ['///', 'en', '/a', '/en/a'],
    ['/', undefined, '', '/'],
  ] as const)('joins %j, %s and %s', (site, locale, path, url) => {
    expect(localizedUrl(site, locale, path)).toBe(url);
  });

  it('takes linear time for an origin with many slashes', () => {
    const longOrigin = `x${'/'.repeat(300_000)}x`;
    expect(localizedUrl(longOrigin, 'en', '/a')).toBe(`${longOrigin}/en/a`);
  });

  it.each(localeTokens)('is reversed by splitPath for %s', (locale) => {
    fc.assert(
      fc.property(properPath, (path) => {
        expect(splitPath(localizedUrl('', locale, path))).toEqual({ locale, path });
      }),
    );
  });
});

describe('switchLocale', () => {
  it.each([
    [
      'https://www.brand.com/en/task-center?x=1#y',
      'https://www.brand.com/tr-TUR/task-center?x=1#y',
    ],
    ['https://www.brand.com/task-center', 'https://www.brand.com/tr-TUR/task-center'],
    ['https://www.brand.com', 'https://www.brand.com/tr-TUR/'],
    ['https://www.brand.com?x=1', 'https://www.brand.com/tr-TUR/?x=1'],
    ['http://localhost:3000/de?edition=eu', 'http://localhost:3000/tr-TUR?edition=eu'],
    ['/en/task-center', '/tr-TUR/task-center'],
    ['//evil.com/en', '/tr-TUR/evil.com/en'],
    ['https:/evil.com', '/tr-TUR/https:/evil.com'],
    ['https:///evil.com', '/tr-TUR/https:///evil.com'],
    ['evil://evil.com', '/tr-TUR/evil://evil.com'],
    ['javascript:alert(1)', '/tr-TUR/javascript:alert(1)'],
  ])('switches %s to tr-TUR', (url, switched) => {
    expect(switchLocale(url, 'tr-TUR')).toBe(switched);
  });

  it.each([
    ['/en', '/tr-TUR'],
    ['/en?x=1', '/tr-TUR?x=1'],
    ['/en#y', '/tr-TUR#y'],
    ['/en/', '/tr-TUR/'],
    ['https://www.brand.com/en', 'https://www.brand.com/tr-TUR'],
    ['https://www.brand.com/en?x', 'https://www.brand.com/tr-TUR?x'],
    ['/', '/tr-TUR/'],
  ])('keeps the trailing slash, or its absence: %s', (url, switched) => {
    expect(switchLocale(url, 'tr-TUR')).toBe(switched);
  });

  it.each([
    ['/en', '/'],
    ['/en?x=1', '/?x=1'],
    ['/en/a', '/a'],
  ])('removes the locale of %s', (url, switched) => {
    expect(switchLocale(url, undefined)).toBe(switched);
  });

  it('returns the original URL after switching back', () => {
    fc.assert(
      fc.property(token, token, properPath, (first, second, path) => {
        const url = localizedUrl(origin, first, path);
        const switched = switchLocale(url, second);
        expect(switched).toBe(localizedUrl(origin, second, path));
        expect(switchLocale(switched, first)).toBe(url);
      }),
    );
  });
});

// `full/localePath.test.ts` checks 5,000 paths.
it('keeps the origin for hostile paths', () => {
  checkPaths(2_000);
});
