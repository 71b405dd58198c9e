import { describe, expect, it } from 'vitest';
import { createRegionEnv } from '../regionEnv.ts';
import { preset } from '../preset/preset.ts';
import { withDomains } from '../preset/withDomains.fixture.ts';
import { alternates, alternateSites } from './alternates.ts';

const region = createRegionEnv(preset);
const page = alternates(region, '/task-center/faq');
const href = (hreflang: string) => page.find((link) => link.hreflang === hreflang)?.href;

it('returns one link per locale of each of the six sites, and one x-default', () => {
  expect(page).toHaveLength(15 + 13 + 3 + 3 + 2 + 2 + 1);
  expect(page.filter(({ hreflang }) => hreflang === 'x-default')).toEqual([
    { hreflang: 'x-default', href: 'https://www.brand.com/task-center/faq' },
  ]);
});

it('uses valid, unique tags and unique URLs', () => {
  const tags = page.map(({ hreflang }) => hreflang).filter((tag) => tag !== 'x-default');
  expect(Intl.getCanonicalLocales(tags)).toEqual(tags);
  expect(new Set(page.map((link) => link.hreflang)).size).toBe(page.length);
  expect(new Set(page.map((link) => link.href)).size).toBe(page.length);
});

it('assigns a regional tag to the country site, and the bare language to the global site', () => {
  expect(href('kk-KZ')).toBe('https://www.brand.kz/kk-KAZ/task-center/faq');
  expect(href('kk')).toBe('https://www.brand.com/kk-KZ/task-center/faq');
  expect(href('id-ID')).toBe('https://www.brand.co.id/id-IDN/task-center/faq');
  expect(href('id')).toBe('https://www.brand.com/id-ID/task-center/faq');
  expect(href('en')).toBe('https://www.brand.com/en/task-center/faq');
  expect(href('en-IE')).toBe('https://www.brand.eu/en/task-center/faq');
  expect(href('tr-TR')).toBe('https://www.brand-tr.com/tr-TUR/task-center/faq');
});

it.each([
  ['default', 'https://www.brand.com'],
  ['eu', 'https://www.brand.eu'],
  ['kz', 'https://www.brand.kz'],
  ['ge', 'https://www.brand.ge'],
  ['id', 'https://www.brand.co.id'],
  ['tr', 'https://www.brand-tr.com'],
] as const)(
  'returns the same links for every locale of the %s site, including the page itself',
  (edition, origin) => {
    for (const { value: locale } of region.locales(edition)) {
      const path = `/${locale}/task-center/faq`;
      const links = alternates(region, path);
      expect(links).toEqual(page);
      expect(links.map((link) => link.href)).toContain(`${origin}${path}`);
    }
  },
);

it('links every locale to a site that offers it', () => {
  for (const { domain, locale } of alternateSites(region)) {
    const { edition, environment } = region.resolveHost(domain);
    expect(environment).toBe('prod');
    expect(region.offers(edition, locale)).toBe(true);
    if (locale !== 'en') expect(region.editionOf(locale)).toBe(edition);
  }
  const named = new Set(alternateSites(region).map(({ locale }) => locale));
  const unnamed = region.localeTokens.filter((token) => !named.has(token));
  expect(unnamed.map(region.editionOf).sort()).toEqual(['ae', 'ae', 'hk', 'hk', 'nl', 'nl']);
});

describe('keeps links on the brand domains for hostile paths', () => {
  it.each(['//evil.com', '/\\evil.com', '/\t/evil.com', '/en//evil.com'])('%j', (path) => {
    for (const link of alternates(region, path)) {
      expect(region.resolveHost(new URL(link.href).host).trusted).toBe(true);
    }
  });
});

it('leaves out sites without a domain and keeps the tags of the others', () => {
  const smaller = createRegionEnv(withDomains({ kz: undefined, eu: undefined }));
  const tags = alternateSites(smaller).map(({ hreflang }) => hreflang);
  expect(tags).toHaveLength(15 + 3 + 2 + 2);
  expect(tags).not.toContain('de');
});

it('uses the tag of a locale without a hreflang of its own', () => {
  const locale = { token: 'en', label: 'English' };
  const region = createRegionEnv({
    editions: [
      { id: 'world', domains: ['acme.dev'], announced: true, locales: [locale] },
      {
        id: 'jp',
        domains: ['acme.jp'],
        announced: true,
        locales: [{ ...locale, tag: 'en-JP' }],
      },
    ],
  });
  expect(alternates(region, '/en/a').slice(0, 2)).toEqual([
    { hreflang: 'en', href: 'https://www.acme.dev/en/a' },
    { hreflang: 'en-JP', href: 'https://www.acme.jp/en/a' },
  ]);
});

it('has no x-default without a global site', () => {
  const local = createRegionEnv({
    ...preset,
    editions: [{ ...preset.editions[0], announced: false }, preset.editions[2]],
  });
  const tags = alternates(local, '/a').map(({ hreflang }) => hreflang);
  expect(tags).not.toContain('x-default');
  expect(tags).toContain('kk-KZ');
  expect(JSON.stringify(alternates(local, '/a'))).not.toContain('www./');
});

it('keeps query and hash out of the links', () => {
  expect(alternates(region, '/en/task-center/faq?utm_source=x#y')).toEqual(page);
});

it('adds no slash to the home page', () => {
  const links = alternates(region, '/en?utm_source=x').map((link) => link.href);
  expect(links).toContain('https://www.brand.kz/kk-KAZ');
  expect(links.at(-1)).toBe('https://www.brand.com/');
});
