import { describe, expect, it, vi } from 'vitest';
import { RegionError } from '../regionError.ts';
import { createRegionEnv } from '../regionEnv.ts';
import { preset } from '../preset/preset.ts';
import { withDomains } from '../preset/withDomains.fixture.ts';

const region = createRegionEnv(preset);

function services(infix: string, domain: string) {
  return {
    api: `https://api2${infix}.${domain}`,
    api2: `https://api2${infix}.${domain}`,
    ws2: `wss://ws2${infix}.${domain}`,
    spot: `wss://ws2${infix}.${domain}`,
    chat: `https://chat${infix}.${domain}`,
    affiliates: `https://affiliates${infix}.${domain}`,
    statics: `https://static${infix}.${domain}`,
    i18n: `https://static${infix}.${domain}/i18n`,
  };
}

it.each([
  ['brand.com', '', 'brand.com'],
  ['www.brand.com.hk', '', 'brand.com.hk'],
  ['WWW.BRAND-TR.COM.:443', '', 'brand-tr.com'],
  ['testnet.brand.com', '-testnet', 'brand.com'],
  ['api2-testnet.brand.kz', '-testnet', 'brand.kz'],
  ['evil.brand.eu', '-test', 'brand.eu'],
  ['a.b.brand.co.id', '-test', 'brand.co.id'],
])('derives the services of %s', (host, infix, domain) => {
  expect(region.endpoints(host)).toEqual(services(infix, domain));
  expect(region.endpoints(host, { protocol: 'http:' })).toEqual(services(infix, domain));
});

it('applies ?edition= only in the test environment', () => {
  const page = { search: '?edition=tr' };
  expect(region.endpoints('task.brand.com', page)).toEqual(services('-test', 'brand-tr.com'));
  expect(region.endpoints('brand.com', page)).toEqual(services('', 'brand.com'));
});

// The properties of a URL are getters of its prototype, so a spread loses them.
it('reads the query and the protocol of a URL', () => {
  const page = new URL('https://task.brand.com/?edition=tr');
  expect(region.endpoints(page.host, page)).toEqual(services('-test', 'brand-tr.com'));
  const local = new URL('https://localhost:3000/');
  expect(region.endpoints(local.host, local)).toMatchObject({ api: 'https://localhost:3000' });
});

it.each([
  ['localhost:3000', undefined, 'http://localhost:3000', 'ws://localhost:3000'],
  ['localhost', 'http:', 'http://localhost', 'ws://localhost'],
  ['LOCALHOST.:80', 'http:', 'http://localhost.', 'ws://localhost.'],
  ['tr.localhost:8443', 'https:', 'https://tr.localhost:8443', 'wss://tr.localhost:8443'],
  ['127.0.0.1:3000', undefined, 'http://127.0.0.1:3000', 'ws://127.0.0.1:3000'],
  ['127.10.20.30:3000', undefined, 'http://127.10.20.30:3000', 'ws://127.10.20.30:3000'],
  ['[::1]:3000', undefined, 'http://[::1]:3000', 'ws://[::1]:3000'],
  ['localhost:3000', 'javascript:', 'http://localhost:3000', 'ws://localhost:3000'],
] as const)(
  '%s with %s uses its own origin for every service',
  (host, protocol, origin, socket) => {
    expect(region.endpoints(host, { protocol: protocol as never })).toEqual({
      api: origin,
      api2: origin,
      ws2: socket,
      spot: socket,
      chat: origin,
      affiliates: origin,
      statics: origin,
      i18n: `${origin}/i18n`,
    });
  },
);

it.each([
  'evil.com',
  'brand.com.evil.com',
  'testnet.evil.com',
  '192.168.0.1',
  '',
  'user@brand.com',
])('returns undefined for "%s"', (host) => {
  expect(region.endpoints(host)).toBeUndefined();
});

it.each(['xn--a.localhost', 'a.xn--.localhost'])(
  'does not throw for %s, which the URL parsers of older engines reject',
  (host) => {
    const { URL } = globalThis;
    vi.stubGlobal(
      'URL',
      class extends URL {
        constructor(url: string, base?: string) {
          if (url.includes('xn--')) throw new TypeError('Invalid URL');
          super(url, base);
        }
      },
    );
    expect(region.endpoints(host)).toMatchObject({
      api: `http://${host}`,
      spot: `ws://${host}`,
      i18n: `http://${host}/i18n`,
    });
    expect(region.endpoints(host, { protocol: 'https:' })?.ws2).toBe(`wss://${host}`);
  },
);

it('returns the site origin of an edition', () => {
  expect(region.siteOrigin('hk')).toBe('https://www.brand.com.hk');
  expect(region.siteOrigin('eu', 'testnet')).toBe('https://www-testnet.brand.eu');
});

describe('siteOrigin', () => {
  const smaller = createRegionEnv(withDomains({ nl: undefined, default: undefined }));

  it.each(['nl', 'default', 'gb', '__proto__', 'constructor', '', undefined])(
    'throws for %j, which is not an edition',
    (edition) => {
      const act = () => smaller.siteOrigin(edition as never);
      expect(act).toThrow(RegionError);
      expect(act).toThrow(
        expect.objectContaining({
          kind: 'unknownEdition',
          value: edition,
          message: `edition is ${JSON.stringify(edition)}. Use one of eu, kz, tr, ge, id, hk, ae.`,
        }),
      );
    },
  );

  it('throws the same error for the default configuration', () => {
    expect(() => region.siteOrigin('gb' as never)).toThrow('eu, kz, tr, ge, id, hk, ae, nl.');
  });
});

it('uses the given host, even if the hint is the location of another page', () => {
  const page = new URL('https://www.brand.com/a');
  expect(region.endpoints('task.brand.com', page)).toEqual(services('-test', 'brand.com'));
  expect(
    region.endpoints('evil.com', { ...{ host: page.host }, protocol: 'https:' }),
  ).toBeUndefined();
});

it('accepts a location', () => {
  const location = new URL('https://task.brand.com:8443/a?edition=tr#b');
  expect(region.endpoints(location)).toEqual(services('-test', 'brand-tr.com'));
  expect(region.endpoints(new URL('https://localhost:3000/'))?.spot).toBe('wss://localhost:3000');
  expect(region.endpoints({ host: 'localhost' })?.api).toBe('http://localhost');
  expect(region.endpoints(new URL('https://evil.com/'))).toBeUndefined();
});

it('replaces the origin of every service on a local host and keeps its path', () => {
  const own = createRegionEnv({
    ...preset,
    services: {
      api: 'https://api{environment}.{domain}/v1',
      fixed: 'https://api.other.example:8443/a',
      feed: 'wss://feed.{domain}/{environment}/{environment}x',
    },
    environments: [
      { name: 'prod', text: 'live' },
      { name: 'testnet', text: '-tn' },
      { name: 'test', text: '-t' },
    ],
  });
  expect(own.endpoints('localhost:1', { protocol: 'https:' })).toEqual({
    api: 'https://localhost:1/v1',
    fixed: 'https://localhost:1/a',
    feed: 'wss://localhost:1/-t/-tx',
  });
  expect(own.endpoints('tn.brand.kz')).toEqual({
    api: 'https://api-tn.brand.kz/v1',
    fixed: 'https://api.other.example:8443/a',
    feed: 'wss://feed.brand.kz/-tn/-tnx',
  });
  expect(own.endpoints('brand.kz')?.feed).toBe('wss://feed.brand.kz/live/livex');
});

it('derives the services of an edition with several domains from the visited domain', () => {
  const [world] = preset.editions;
  const own = createRegionEnv({
    ...preset,
    editions: [{ ...world, domains: ['brand.com', 'brand-asia.com'] }, ...preset.editions.slice(1)],
    trustedHosts: { 'previews.acme.dev': 'test' },
  });
  expect(own.endpoints('www.brand-asia.com')).toEqual(services('', 'brand-asia.com'));
  expect(own.endpoints('task.brand-asia.com')).toEqual(services('-test', 'brand-asia.com'));
  expect(own.endpoints('brand.com')).toEqual(services('', 'brand.com'));
  // A host outside the domains of the edition.
  expect(own.endpoints('a.previews.acme.dev')).toEqual(services('-test', 'brand.com'));
  const turkish = { search: '?edition=tr' };
  expect(own.endpoints('task.brand-asia.com', turkish)).toEqual(services('-test', 'brand-tr.com'));
});
