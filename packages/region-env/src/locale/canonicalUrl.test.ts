import { describe, expect, it } from 'vitest';
import { createRegionEnv } from '../regionEnv.ts';
import { preset } from '../preset/preset.ts';
import { withDomains } from '../preset/withDomains.fixture.ts';
import { alternates } from './alternates.ts';
import { canonicalUrl } from './canonicalUrl.ts';

const region = createRegionEnv(preset);

it.each([
  ['www.brand.com', '/en/task-center', 'https://www.brand.com/en/task-center'],
  ['brand.com', '/en/task-center', 'https://www.brand.com/en/task-center'],
  ['www.brand.eu', '/en/task-center?x=1#y', 'https://www.brand.eu/en/task-center'],
  ['www.brand.eu', '/en?utm_source=x', 'https://www.brand.eu/en'],
  ['www.brand.com', '/task-center#part?x', 'https://www.brand.com/task-center'],
  // These sites offer a regional English, so plain `en` is indexed on the global site.
  ['www.brand.kz', '/en/task-center', 'https://www.brand.com/en/task-center'],
  ['brand.com.hk', '/en/task-center', 'https://www.brand.com/en/task-center'],
  ['www.brand.kz', '/en-KAZ/task-center', 'https://www.brand.kz/en-KAZ/task-center'],
  ['brand.kz', '/de/task-center', 'https://www.brand.eu/de/task-center'],
  ['www.brand.com', '/nl-NL/a', 'https://www.brand.nl/nl-NL/a'],
  // Every site serves the same file for a URL without a locale, so the global site is indexed.
  ['www.brand.com', '/task-center', 'https://www.brand.com/task-center'],
  ['www.brand.kz', '/task-center', 'https://www.brand.com/task-center'],
  ['WWW.BRAND.EU.:443', '//evil.com', 'https://www.brand.com/evil.com'],
])('on %s, the canonical URL of %s is %s', (host, path, url) => {
  expect(canonicalUrl(region, host, path)).toBe(url);
});

describe('is undefined, because search engines must not index', () => {
  it.each([
    ['a testnet host', 'testnet.brand.com'],
    ['a testnet host of another edition', 'www-testnet.brand.kz'],
    ['a test host', 'task.brand.com'],
    ['a local host', 'localhost:3000'],
    ['a foreign host', 'brand.com.evil.com'],
    ['an invalid host', ''],
  ])('%s', (_, host) => {
    expect(canonicalUrl(region, host, '/en/task-center')).toBeUndefined();
    expect(canonicalUrl(region, host, '/task-center')).toBeUndefined();
  });
});

it('uses the first site of a smaller configuration', () => {
  const own = createRegionEnv(withDomains({ default: undefined }));
  expect(canonicalUrl(own, 'brand.kz', '/a')).toBe('https://www.brand.eu/a');
  expect(canonicalUrl(own, 'brand.kz', '/en/a')).toBe('https://www.brand.eu/en/a');
  expect(canonicalUrl(own, 'brand.kz', '/ja-JP/a')).toBe('https://www.brand.eu/ja-JP/a');
});

it('is the page itself on every site that offers the locale', () => {
  for (const edition of region.editions) {
    const origin = region.siteOrigin(edition);
    for (const { value: locale } of region.locales(edition)) {
      const url = `${origin}/${locale}/a`;
      expect(canonicalUrl(region, new URL(origin).host, `/${locale}/a`)).toBe(url);
    }
  }
});

it('is an alternate of the page or belongs to a site that is not announced', () => {
  const listed = new Set(alternates(region, '/a').map(({ href }) => href));
  for (const locale of region.localeTokens) {
    const url = canonicalUrl(region, 'www.brand.com', `/${locale}/a`) ?? '';
    expect(listed.has(url) || /brand\.(com\.hk|ae|nl)\//.test(url), url).toBe(true);
  }
});
