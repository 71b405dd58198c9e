import { expect, it } from 'vitest';
import { createRegionEnv } from '../regionEnv.ts';

const region = createRegionEnv();

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

it.each([
  ['localhost:3000', undefined, 'http://localhost:3000', 'ws://localhost:3000'],
  ['localhost', 'http:', 'http://localhost', 'ws://localhost'],
  ['LOCALHOST.:80', 'http:', 'http://localhost.', 'ws://localhost.'],
  ['tr.localhost:8443', 'https:', 'https://tr.localhost:8443', 'wss://tr.localhost:8443'],
  ['127.0.0.1:3000', undefined, 'http://127.0.0.1:3000', 'ws://127.0.0.1:3000'],
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

it('returns the site origin of an edition', () => {
  expect(region.siteOrigin('hk')).toBe('https://www.brand.com.hk');
  expect(region.siteOrigin('eu', 'testnet')).toBe('https://www-testnet.brand.eu');
});
