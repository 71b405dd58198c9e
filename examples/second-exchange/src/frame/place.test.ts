import { expect, it } from 'vitest';
import { region } from '../../exchange.config.ts';
import { movedUrl, placeOf, withSearch } from './place.ts';

const pairs = region.editions.flatMap((edition) =>
  region.localeTokens.map((locale) => [edition, locale] as const),
);

/** A page on this machine, in an edition. */
const pageOf = (edition: string, path: string) =>
  new URL(`http://localhost:5173${path}?edition=${edition}`) as unknown as Location;

it.each(pairs.filter(([edition, locale]) => region.offers(edition, locale)))(
  'in the edition %s, an address has the language %s',
  (edition, locale) => {
    const page = pageOf(edition, `/${locale}/rewards`);
    const place = placeOf(page, localStorage);
    expect(place).toMatchObject({ edition, locale, basename: `/${locale}` });
    expect(movedUrl(page, place)).toBeUndefined();
  },
);

it.each(pairs.filter(([edition, locale]) => !region.offers(edition, locale)))(
  'the edition %s moves an address with the language %s, which it lacks',
  (edition, locale) => {
    const page = pageOf(edition, `/${locale}/rewards`);
    const place = placeOf(page, localStorage);
    expect(region.offers(edition, place.locale)).toBe(true);
    expect(movedUrl(page, place)).toBe(pageOf(edition, `/${place.locale}/rewards`).href);
  },
);

it.each(region.editions)('without a language in the address, %s has its default', (edition) => {
  const page = pageOf(edition, '/rewards');
  const place = placeOf(page, localStorage);
  expect(place).toMatchObject({ locale: region.defaultLocale(edition), basename: '' });
  expect(movedUrl(page, place)).toBeUndefined();
});

it.each(pairs)(
  'in the edition %s, the stored language %s counts if it exists',
  (edition, stored) => {
    localStorage.setItem(region.config.storageKeys.language, stored);
    const { locale } = placeOf(pageOf(edition, '/rewards'), localStorage);
    expect(locale).toBe(region.offers(edition, stored) ? stored : region.defaultLocale(edition));
  },
);

it('only links of a page on this machine or in a test environment keep the edition', () => {
  const [edition] = region.editions;
  expect(placeOf(pageOf(edition!, '/'), localStorage).search).toBe(`?edition=${edition}`);
  const [, test] = region.environments;
  for (const other of region.editions) {
    const origin = region.siteOrigin(edition!, test);
    const page = new URL(`${origin}/?edition=${other}&from=mail`) as unknown as Location;
    const place = placeOf(page, localStorage);
    expect(region.resolveHost(page.host, { search: place.search }).edition).toBe(place.edition);
    expect(place.search).not.toContain('from');
  }
  const page = new URL(`${region.siteOrigin(edition!)}/?from=mail`) as unknown as Location;
  expect(placeOf(page, localStorage).search).toBe('');
});

it.each([
  ['/rewards', '?edition=eu', '/rewards?edition=eu'],
  ['/open?link=%2Ftrade#top', '?edition=eu', '/open?link=%2Ftrade&edition=eu#top'],
  ['/open?edition=tr', '?edition=eu&app', '/open?edition=tr&app='],
  ['/rewards', '', '/rewards'],
])('a link to %s with the kept query "%s" is %s', (path, search, link) => {
  expect(withSearch(path, { search })).toBe(link);
});
