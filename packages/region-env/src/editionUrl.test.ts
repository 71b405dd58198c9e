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
