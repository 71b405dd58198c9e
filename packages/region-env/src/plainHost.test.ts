import fc from '@tooling/testing/fastCheck';
import { describe, expect, it } from 'vitest';
import { hosts } from './hosts.fixture.ts';
import { normaliseHostname } from './hostname.ts';
import { checkHosts, generalAnswer } from './plainHost.property.ts';
import { createRegionEnv } from './regionEnv.ts';

const region = createRegionEnv();

// `full/plainHost.test.ts` checks 100,000.
it('answers random and hostile hosts as the general way does', () => {
  checkHosts(2_000);
});

it.each(hosts.map(({ host }) => [host.slice(0, 60), host] as const))(
  'answers %j as the general way does',
  (_, host) => {
    expect(region.resolveHost(host)).toEqual(generalAnswer(host));
  },
);

describe('a host that is spelled right', () => {
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
  ])('%s is %s', (host, hostname) => {
    expect(region.resolveHost(host).hostname).toBe(hostname);
  });

  it('is what the URL parser gives back', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9.-]{1,30}[a-z]$/), (host) => {
        // Whether punycode decodes to something is left to whoever connects.
        fc.pre(!host.includes('xn--'));
        expect(region.resolveHost(host).hostname).toBe(normaliseHostname(host));
      }),
      { numRuns: 2_000 },
    );
  });
});
