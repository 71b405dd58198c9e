import { describe, expect, it } from 'vitest';
import { createRegionEnv } from '../regionEnv.ts';
import { editions, rejection } from './rejection.fixture.ts';

describe('the texts of environments', () => {
  const services = { api: 'https://{environment}api.{domain}' };
  const site = 'https://{environment}www.{domain}';

  it('may be prefixes', () => {
    const own = createRegionEnv({
      editions,
      services,
      site,
      environments: [{ name: 'prod' }, { name: 'staging', text: 'staging-' }],
    });
    expect(own.siteOrigin('world', 'staging')).toBe('https://staging-www.acme.dev');
    expect(own.resolveHost('www.acme.dev').environment).toBe('prod');
    expect(own.resolveHost('staging-www.acme.dev').environment).toBe('staging');
    expect(own.endpoints('staging.acme.dev')?.api).toBe('https://staging-api.acme.dev');
    expect(() => own.siteOrigin('world', 'testnet' as never)).toThrow(
      'environment is "testnet". Use one of prod, staging.',
    );
  });

  it.each([
    [{ site }, `site is "https://-qawww.acme.dev", which is no URL. Use text: 'qa-' or 'qa.'.`],
    [
      { site: 'https://{environment}{domain}' },
      `site is "https://-qaacme.dev", which is no URL. Use text: 'qa.'.`,
    ],
    [
      { services },
      `services.api is "https://-qaapi.acme.dev", which is no URL. Use text: 'qa-' or 'qa.'.`,
    ],
  ])('are rejected if %j is no URL with them', (options, message) => {
    const environments = [{ name: 'prod' }, { name: 'qa' }] as const;
    expect(String(rejection({ editions, environments, ...options }))).toBe(
      `RegionError: environments.qa.text is "-qa". With it, ${message}`,
    );
  });
});

const qa = { name: 'qa' };

it.each<[unknown, string, string, unknown]>([
  [[], 'emptyList', 'environments', []],
  [{ prod: '' }, 'emptyList', 'environments', { prod: '' }],
  [[qa, qa], 'duplicate', 'environments.name', 'qa'],
  [[{ name: 'live' }, { name: 'local' }], 'invalidEnvironment', 'environments.name', 'local'],
  [[{ name: '' }], 'invalidEnvironment', 'environments.name', ''],
  [[{ name: 'a/b' }], 'invalidEnvironment', 'environments.name', 'a/b'],
  [[{ name: '__proto__' }], 'invalidEnvironment', 'environments.name', '__proto__'],
  [[null], 'invalidEnvironment', 'environments.name', undefined],
  [[{}], 'invalidEnvironment', 'environments.name', undefined],
  [[qa, { name: 'a', text: '/x' }], 'invalidEnvironment', 'environments.a.text', '/x'],
  [
    [qa, { name: 'a', text: '.evil.com/' }],
    'invalidEnvironment',
    'environments.a.text',
    '.evil.com/',
  ],
  [[qa, { name: 'a', text: '-QA' }], 'invalidEnvironment', 'environments.a.text', '-QA'],
  [[qa, { name: 'a', text: null }], 'invalidEnvironment', 'environments.a.text', null],
  [
    [qa, { name: 'a', hostContains: 'a/b' }],
    'invalidEnvironment',
    'environments.a.hostContains',
    'a/b',
  ],
  // Its hosts would count as another environment.
  [[qa, { name: 'a', text: '' }], 'invalidEnvironment', 'environments.a.text', ''],
  [
    [qa, { name: 'a' }, { name: 'b', text: '-a' }],
    'invalidEnvironment',
    'environments.b.text',
    '-a',
  ],
  [
    [
      { name: 'live', text: '-a' },
      { name: 'b', hostContains: 'a' },
    ],
    'invalidEnvironment',
    'environments.live.text',
    '-a',
  ],
  [
    [qa, { name: 'a', site: 'https://www.{domain}' }],
    'invalidUrl',
    'environments.a.site',
    'https://www.{domain}',
  ],
  [
    [qa, { name: 'a', site: 'https://a.evil.com' }],
    'invalidUrl',
    'environments.a.site',
    'https://a.evil.com',
  ],
  [
    [qa, { name: 'a', site: 'http://a.{domain}' }],
    'invalidUrl',
    'environments.a.site',
    'http://a.{domain}',
  ],
  [[qa, { name: 'a', site: null }], 'invalidUrl', 'environments.a.site', null],
])('rejects the environments %j', (environments, kind, field, value) => {
  expect(rejection({ editions, environments: environments as never })).toMatchObject({
    kind,
    field,
    value,
  });
});

it.each(['production', 'prod', 'staging', '', undefined])(
  'rejects %j as the environment of a trusted host',
  (environment) => {
    const trustedHosts = { 'previews.acme.io': environment } as never;
    const error = rejection({ editions, trustedHosts });
    expect(error).toMatchObject({
      kind: 'invalidEnvironment',
      field: 'trustedHosts.previews.acme.io',
      value: environment,
    });
    expect(String(error)).toMatch(/Use one of local, testnet, test\.$/);
  },
);

const preview = 'RegionError: trustedHosts.preview.acme.io is "prod".';
const never = 'A trusted host never has production';

it.each([
  [
    [{ name: 'prod' }],
    `${preview} ${never}. Use "local", or add an environment for it, such as { name: "preview" }.`,
  ],
  [[{ name: 'prod' }, { name: 'qa' }], `${preview} ${never}. Use one of local, qa.`],
  [
    [{ name: 'live' }],
    `${preview} Use "local", or add an environment for it, such as { name: "preview" }.`,
  ],
])(
  'lists the allowed environments of a trusted host besides production, with %j',
  (environments, message) => {
    const trustedHosts = { 'preview.acme.io': 'prod' };
    const error = rejection({ editions, environments: environments as never, trustedHosts });
    expect(String(error)).toBe(message);
  },
);

it('accepts the remedy for a trusted host without an environment', () => {
  const own = createRegionEnv({
    editions,
    services: { api: 'https://api{environment}.{domain}' },
    environments: [{ name: 'prod' }, { name: 'preview' }],
    trustedHosts: { 'preview.acme.io': 'preview' },
  });
  expect(own.endpoints('pr-7.preview.acme.io')?.api).toBe('https://api-preview.acme.dev');
});

it.each(['production', 'local', '__proto__', ''])('has no site in %j', (environment) => {
  const { siteOrigin } = createRegionEnv({ editions });
  expect(() => siteOrigin('world', environment as never)).toThrow(
    expect.objectContaining({ kind: 'invalidEnvironment', value: environment }),
  );
});

it('rejects an environment with an unknown field', () => {
  const services = { api: 'https://api.qa.acme.dev' };
  const environments = [{ name: 'live' }, { name: 'qa', services }] as never;
  const error = rejection({ editions, environments });
  expect(error).toMatchObject({
    kind: 'invalidEnvironment',
    field: 'environments.qa.services',
    value: services,
  });
  expect(String(error)).toContain('Remove it: an environment has name, text, site,');
});

it('rejects two environments with `hasOtherHosts`', () => {
  const environments = ['live', 'qa'].map((name) => ({ name, hasOtherHosts: true })) as never;
  expect(rejection({ editions, environments })).toMatchObject({
    kind: 'invalidEnvironment',
    field: 'environments.qa.hasOtherHosts',
  });
});
