import fc from '@tooling/testing/fastCheck';
import { describe, expect, it } from 'vitest';
import { createHostResolver } from './fastHost.ts';
import { hosts } from './hosts.fixture.ts';
import { checkHosts, generalAnswer } from './plainHost.property.ts';
import { createRegionEnv } from '../regionEnv.ts';
import { preset } from '../preset/preset.ts';

const region = createRegionEnv(preset);
const resolveFast = createHostResolver(preset);

// `full/plainHost.test.ts` checks 100,000 hosts.
it('resolves random and hostile hosts like the reference resolver', () => {
  checkHosts(2_000);
});

it.each(hosts.map(({ host }) => [host.slice(0, 60), host] as const))(
  'resolves %j like the reference resolver',
  (_, host) => {
    expect(region.resolveHost(host)).toEqual(generalAnswer(host));
    expect(resolveFast(host)).toEqual(generalAnswer(host));
  },
);

describe('the hostname of a lower-case ASCII host', () => {
  it.each([
    ['a'.repeat(253), 'a'.repeat(253)],
    ['a'.repeat(254), ''],
    ['a.b', 'a.b'],
    ['a..b', ''],
    ['.a', ''],
    ['a.', 'a'],
    ['a.1b', 'a.1b'],
    ['a.1', ''],
    ['a.0x', ''],
    ['-', '-'],
    ['.localhost', ''],
    ['..localhost', ''],
  ])('for %j is %j', (host, hostname) => {
    expect(region.resolveHost(host).hostname).toBe(hostname);
    expect(resolveFast(host).hostname).toBe(hostname);
  });

  it('is the same as from the URL parser', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9.-]{1,30}[a-z]$/), (host) => {
        // resolveHost does not decode punycode, but the URL parser rejects invalid punycode.
        fc.pre(!host.includes('xn--'));
        const isName = URL.canParse(`http://${host}`) && !/^\.|\.\.|\.$/.test(host);
        const hostname = isName ? new URL(`http://${host}`).hostname : '';
        expect(resolveFast(host).hostname).toBe(hostname);
        expect(region.resolveHost(host).hostname).toBe(hostname);
      }),
      { numRuns: 2_000 },
    );
  });
});
