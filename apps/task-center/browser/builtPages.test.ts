import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMessages } from '@exchange/site/page/messages';
import { describe, expect, it } from 'vitest';
import { site } from '../build/site.ts';

const { out } = site;

// Checks the HTML files of the build, because search engines read them without running scripts.
const files = globSync('**/task-center/**/index.html', { cwd: out }).sort();

const pages = files.map((file) => {
  const html = readFileSync(join(out, file), 'utf8');
  const links = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)];
  return {
    file,
    path: `/${file.replace(/\/index\.html$/, '')}`,
    /** Path without a locale. */
    sitePath: `/${file.replace(/^.*?(?=task-center\/)/, '').replace(/\/index\.html$/, '')}`,
    lang: /<html lang="([^"]+)"/.exec(html)?.[1] ?? '',
    dir: /<html [^>]*dir="([^"]+)"/.exec(html)?.[1] ?? '',
    title: /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? '',
    canonical: /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '',
    alternates: new Map(links.map(([, hreflang, href]) => [hreflang ?? '', href ?? ''])),
    html,
  };
});

const keys = Object.values(readMessages('en')).flatMap((texts) => Object.keys(texts));

/** Matches a translation key in the HTML. i18next renders the key if a translation is missing. */
const rawKeys = new RegExp(
  `>(${keys.join('|')})<|(aria-label|title|content|alt)="(${keys.join('|')})"`,
);

/** Hosts with hreflang alternates (spec 9). */
const sites: Record<string, readonly string[]> = {
  'www.brand.com':
    'en id-ID es-ES es-MX es-AR kk-KZ pt-BR pt-PT ru-RU vi-VN uk-UA ar-SA ja-JP zh-MY zh-TW'.split(
      ' ',
    ),
  'www.brand.eu': 'en cs de es el fr it lt hu nl pl pt ro'.split(' '),
  'www.brand.kz': ['ru-KAZ', 'kk-KAZ', 'en-KAZ'],
  'www.brand-tr.com': ['tr-TUR', 'en-TR'],
  'www.brand.ge': ['ka-GEO', 'ru-GEO', 'en-GEO'],
  'www.brand.co.id': ['id-IDN', 'en-IDN'],
};

const sitePaths = [...new Set(pages.map(({ sitePath }) => sitePath))];

it.each(sitePaths)(
  '%s exists for every locale of every edition, and in English without a locale',
  (path) => {
    expect(pages.filter(({ sitePath }) => sitePath === path)).toHaveLength(44);
  },
);

describe.each(pages)(
  '$path',
  ({ path, sitePath, lang, dir, title, canonical, alternates, html }) => {
    it('has a valid language tag', () => {
      expect(Intl.getCanonicalLocales(lang)).toEqual([lang]);
      expect(dir).toBe(lang.startsWith('ar') ? 'rtl' : 'ltr');
      expect(title).not.toBe('');
      expect(html.match(rawKeys)).toBeNull();
    });

    it('links its hreflang alternates in all locales, or none if its site has no hreflang', () => {
      const address = new URL(canonical, 'https://www.brand.com');
      expect(address.pathname).toBe(path);
      if (!(address.host in sites)) {
        expect(alternates.size).toBe(0);
        return;
      }
      const tags = [...alternates.keys()].filter((tag) => tag !== 'x-default');
      expect(Intl.getCanonicalLocales(tags)).toEqual(tags);
      expect(alternates.get('x-default')).toBe(`https://www.brand.com${sitePath}`);
      expect(new Set(alternates.values()).size).toBe(alternates.size);
      expect([...alternates.values()]).toContain(address.href);
    });
  },
);

it.each(sitePaths)(
  '%s has reciprocal alternates: each is an exported page with the same hreflang links',
  (path) => {
    const linking = pages.filter((page) => page.sitePath === path && page.alternates.size > 0);
    const lists = new Set(linking.map(({ alternates }) => JSON.stringify([...alternates])));
    expect(lists.size).toBe(1);
    const wanted = Object.entries(sites).flatMap(([host, locales]) =>
      locales.map((locale) => `https://${host}/${locale}${path}`),
    );
    const linked = [...(linking[0]?.alternates.values() ?? [])];
    expect(linked.sort()).toEqual([...wanted, `https://www.brand.com${path}`].sort());
    const built = pages.map((page) => page.path);
    for (const address of linked) expect(built).toContain(new URL(address).pathname);
  },
);

it('lists all indexable pages in the sitemap', () => {
  const xml = readFileSync(join(out, 'task-center/sitemap.xml'), 'utf8');
  const listed = new Set(
    [...xml.matchAll(/<loc>([^<]+)</g)].map(([, url]) => new URL(url ?? '').pathname),
  );
  const kept = pages.filter(({ html }) => !html.includes('content="noindex"'));
  expect([...listed].sort()).toEqual(kept.map(({ path }) => path).sort());
  expect(kept.length).toBeLessThan(pages.length);
});
