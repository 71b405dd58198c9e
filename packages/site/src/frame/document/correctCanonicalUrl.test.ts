import { canonicalUrl, createRegionEnv, type LocaleOf } from '@exchange/region-env';
import { preset } from '@exchange/region-env/preset';
import { afterEach, expect, it, vi } from 'vitest';
import { canonicalSites, canonicalUrlOf } from '../../services/canonicalUrlOf.ts';
import { correctCanonicalUrl } from './correctCanonicalUrl.ts';

const regions = createRegionEnv(preset);

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Corrects the link of a page on a site. Returns the page's canonical URL afterwards. */
function canonicalOn(origin: string, locale: LocaleOf<typeof preset> | undefined): string {
  const page = { locale: locale ?? 'en', isLocaleInPath: locale !== undefined };
  let href = canonicalUrlOf(regions, page, '/task-center');
  const link = {
    get href() {
      return new URL(href, origin).href;
    },
    set href(next: string) {
      href = next;
    },
    setAttribute: (_name: string, next: string) => (href = next),
  };
  const document = {
    querySelector: () => link,
    documentElement: { dataset: { locale: locale ?? '' } },
  };
  vi.stubGlobal('document', document);
  vi.stubGlobal('location', { origin });
  correctCanonicalUrl(canonicalSites(regions));
  return link.href;
}

it.each([
  ['https://www.brand.com', 'https://www.brand.com/en/task-center'],
  ['https://www.brand.kz', 'https://www.brand.com/en/task-center'],
  ['https://testnet.brand.com', 'https://www.brand.com/en/task-center'],
  ['https://www.brand.com.hk', 'https://www.brand.com/en/task-center'],
  ['http://localhost:3000', 'https://www.brand.com/en/task-center'],
])('on %s, sets the canonical URL of the `en` page to %s', (origin, expected) => {
  expect(canonicalOn(origin, 'en')).toBe(expected);
});

it.each(['de', 'tr-TUR', undefined] as const)('is the same on every site for %s', (locale) => {
  const [first, second] = ['https://www.brand.com', 'https://www.brand.eu'].map((origin) =>
    canonicalOn(origin, locale),
  );
  expect(first).toBe(second);
});

it('sets the same canonical URL as region-env on every site', () => {
  const differences = regions.editions.flatMap((edition) =>
    regions.localeTokens
      .filter((locale) => {
        const origin = regions.siteOrigin(edition);
        const path = regions.localizedUrl('', locale, '/task-center');
        const expected = canonicalUrl(regions, new URL(origin).host, path);
        return expected !== undefined && canonicalOn(origin, locale) !== expected;
      })
      .map((locale) => `${edition} ${locale}`),
  );
  expect(differences).toEqual([]);
});
