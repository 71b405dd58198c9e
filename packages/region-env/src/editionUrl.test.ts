import { expect, it } from 'vitest';
import { createRegionEnv } from './regionEnv.ts';
import { preset } from './preset/preset.ts';
import { withDomains } from './preset/withDomains.fixture.ts';
import { editionUrl } from './editionUrl.ts';

const region = createRegionEnv(preset);

it.each([
  [
    'https://www.brand.com/tr-TUR/task-center?x=1#a',
    'tr',
    'https://www.brand-tr.com/tr-TUR/task-center?x=1#a',
  ],
  ['https://brand.kz/de/task-center', 'eu', 'https://www.brand.eu/de/task-center'],
  ['https://www-testnet.brand.com/a', 'hk', 'https://www-testnet.brand.com.hk/a'],
  ['https://www-test.brand.com/a', 'kz', 'https://www-test.brand.kz/a'],
  [
    'http://localhost:3000/tr-TUR/task-center?x=1',
    'tr',
    'http://localhost:3000/tr-TUR/task-center?x=1&edition=tr',
  ],
  ['http://localhost:3000/a?edition=eu', 'tr', 'http://localhost:3000/a?edition=tr'],
  ['https://task.brand.com/a?edition=tr', 'kz', 'https://www-test.brand.kz/a'],
  [
    'https://task.brand.com/a?x=~%7e&edition=tr&y#b',
    'kz',
    'https://www-test.brand.kz/a?x=~%7e&y#b',
  ],
  ['https://www.brand.com/a?%65dition=tr', 'kz', 'https://www.brand.kz/a'],
] as const)('moves %s to the site of %s', (url, edition, expected) => {
  expect(editionUrl(region, edition, url)).toBe(expected);
});

it.each(['https://brand.com.evil.com/a', 'https://evil.com//brand.kz', '/a', '', 'javascript:1'])(
  'returns %s unchanged',
  (url) => {
    expect(editionUrl(region, 'tr', url)).toBe(url);
  },
);

it('returns a URL on the brand site even if the path looks like a host', () => {
  const address = editionUrl(region, 'kz', 'https://www.brand.com//evil.com/a');
  expect(new URL(address).host).toBe('www.brand.kz');
});

it.each(['nl', 'gb', '__proto__'])(
  'returns the URL unchanged for %s, which is not an edition',
  (edition) => {
    const smaller = createRegionEnv(withDomains({ nl: undefined }));
    for (const url of ['https://www.brand.com/a', 'http://localhost/a']) {
      expect(editionUrl(smaller, edition as never, url)).toBe(url);
    }
  },
);

it.each([
  ['https://pr-7.previews.acme.dev/a', 'https://pr-7.previews.acme.dev/a?edition=tr'],
  [
    'https://pr-7.previews.acme.dev/a?edition=eu&x=~#b',
    'https://pr-7.previews.acme.dev/a?x=~&edition=tr#b',
  ],
  ['http://192.168.0.5:3000/a', 'http://192.168.0.5:3000/a?edition=tr'],
  ['https://testnet.acme.dev/a', 'https://testnet.acme.dev/a?edition=tr'],
])('stays on the trusted host of %s', (url, expected) => {
  const own = createRegionEnv({
    ...preset,
    trustedHosts: {
      'previews.acme.dev': 'test',
      'testnet.acme.dev': 'testnet',
      '192.168.0.5': 'local',
    },
  });
  expect(editionUrl(own, 'tr', url)).toBe(expected);
  const { host, search } = new URL(expected);
  expect(own.resolveHost(host, { search }).edition).toBe('tr');
});

it('leads to a page that resolves to the edition, from every trusted host', () => {
  const hosts = ['www.brand.com', 'www-testnet.brand.kz', 'task.brand.eu', 'localhost:3000'];
  for (const host of hosts) {
    for (const edition of region.editions) {
      const moved = new URL(editionUrl(region, edition, `https://${host}/a?edition=nl`));
      const { environment } = region.resolveHost(host);
      expect(region.resolveHost(moved.host, moved)).toMatchObject({ edition, environment });
    }
  }
});

it.each([
  // The same texts, the same language and script, the same language, the default locale.
  ['https://www.brand.com/kk-KZ/a?x=1#b', 'kz', 'https://www.brand.kz/kk-KAZ/a?x=1#b'],
  ['https://www.brand-tr.com/en-TR/a', 'default', 'https://www.brand.com/en/a'],
  ['https://www.brand.com.hk/zh-HK/a', 'default', 'https://www.brand.com/zh-TW/a'],
  ['https://www.brand.com/es-MX', 'eu', 'https://www.brand.eu/es'],
  ['https://www.brand-tr.com/tr-TUR/a', 'kz', 'https://www.brand.kz/en-KAZ/a'],
  ['http://localhost:3000/tr-TUR/a', 'eu', 'http://localhost:3000/en/a?edition=eu'],
  ['https://www.brand-tr.com/a', 'kz', 'https://www.brand.kz/a'],
] as const)('replaces the locale of %s by one that %s offers', (url, edition, expected) => {
  expect(editionUrl(region, edition, url)).toBe(expected);
});

it('never leads to a locale that the edition lacks', () => {
  for (const token of region.localeTokens) {
    for (const edition of region.editions) {
      const { pathname } = new URL(editionUrl(region, edition, `https://brand.com/${token}/a`));
      const { locale } = region.splitPath(pathname);
      expect(locale !== undefined && region.offers(edition, locale)).toBe(true);
    }
  }
});
