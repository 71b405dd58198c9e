import { describe, expect, it } from 'vitest';
import { runInNewContext } from 'node:vm';
import { bootScript } from '../boot/bootScript.ts';
import { preset } from '../preset/preset.ts';
import { createRegionEnv } from '../regionEnv.ts';
import { canonicalUrl } from '../locale/canonicalUrl.ts';

const config = {
  ...preset,
  trustedHosts: {
    'Previews.ACME.dev.': 'test',
    'testnet.acme.dev': 'testnet',
    '192.168.0.5': 'local',
    '[fe80::1]': 'local',
    'laptop.lan': 'local',
    devbox: 'local',
  },
} as const;
const region = createRegionEnv(config);
const outside = {
  edition: 'default',
  trusted: true,
  subdomain: '',
  brandDomain: '',
  topLevelDomain: '',
};

it.each([
  ['previews.acme.dev', 'test'],
  ['pr-12.previews.acme.dev', 'test'],
  ['testnet.previews.acme.dev', 'test'],
  ['a.testnet.acme.dev:8443', 'testnet'],
  ['192.168.0.5', 'local'],
  ['192.168.0.5:3000', 'local'],
  ['0300.168.5', 'local'],
  ['[FE80::1]:3000', 'local'],
  ['laptop.lan', 'local'],
])('trusts %s as a %s host', (host, environment) => {
  expect(region.resolveHost(host)).toMatchObject({ ...outside, environment });
});

it.each([
  'acme.dev',
  'evilpreviews.acme.dev',
  'previews.acme.dev.evil.com',
  '192.168.0.6',
  '1192.168.0.5',
  '1.192.168.0.5',
  'a.192.168.0.5',
  'a.[fe80::1]',
  '[fe80::2]',
])('does not trust %s', (host) => {
  expect(region.resolveHost(host).trusted).toBe(false);
  expect(region.endpoints(host)).toBeUndefined();
});

it('uses the services of the environment', () => {
  expect(region.endpoints('pr-12.previews.acme.dev')?.api).toBe('https://api2-test.brand.com');
  expect(region.endpoints('testnet.acme.dev')?.i18n).toBe('https://static-testnet.brand.com/i18n');
  expect(region.endpoints('192.168.0.5:3000')?.spot).toBe('ws://192.168.0.5:3000');
});

it('has no canonical URL, so search engines do not index it', () => {
  expect(canonicalUrl(region, 'previews.acme.dev', '/a')).toBeUndefined();
});

describe('?edition=', () => {
  it.each([
    ['previews.acme.dev', 'tr'],
    ['192.168.0.5', 'tr'],
    ['testnet.acme.dev', 'tr'],
    ['devbox', 'tr'],
    ['a.devbox', 'default'],
    ['acme.dev', 'default'],
  ])('on %s selects %s, in the boot script as well', (hostname, edition) => {
    const search = '?edition=tr';
    expect(region.resolveHost(hostname, { search }).edition).toBe(edition);
    const dataset: Record<string, string> = {};
    const document = { documentElement: { dataset }, addEventListener: () => {} };
    const location = { hostname, search };
    runInNewContext(bootScript(config), { document, location, URL, URLSearchParams });
    expect(dataset['edition']).toBe(edition);
  });
});
