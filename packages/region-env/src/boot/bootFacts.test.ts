import { expect, it } from 'vitest';
import { preset } from '../preset/preset.ts';
import { RegionError } from '../regionError.ts';
import { createRegionEnv } from '../regionEnv.ts';
import { createHosts } from '../host/createHosts.ts';
import { hosts as cases } from '../host/hosts.fixture.ts';
import { bootFacts } from './bootFacts.ts';

const facts = bootFacts({ ...preset, trustedHosts: { 'Previews.acme.dev.': 'test' } });

it('survive JSON, and are much smaller than the configuration', () => {
  const text = JSON.stringify(facts);
  expect(JSON.parse(text)).toEqual(facts);
  expect(text).not.toContain('Magyar');
  expect(text.length).toBeLessThan(JSON.stringify(preset).length / 3);
});

it('are enough to resolve hosts like the region', () => {
  const region = createRegionEnv({ ...preset, trustedHosts: { 'previews.acme.dev': 'test' } });
  const own = createHosts(facts);
  for (const { host } of [...cases, { host: 'a.previews.acme.dev' }]) {
    const page = { host, search: '?edition=tr', protocol: 'https:' };
    expect(own.resolveHost(host, page)).toEqual(region.resolveHost(host, page));
    expect(own.endpoints(page)).toEqual(region.endpoints(page));
  }
});

it('are checked like the configuration', () => {
  expect(() => bootFacts({ ...preset, site: 'https://www.evil.com' })).toThrow(RegionError);
});
