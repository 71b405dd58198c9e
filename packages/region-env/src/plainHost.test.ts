import fc from '@tooling/testing/fastCheck';
import { describe, expect, it } from 'vitest';
import { hosts } from './hosts.fixture.ts';
import { normaliseHostname } from './hostname.ts';
import { createRegionEnv } from './regionEnv.ts';

const region = createRegionEnv();
const { brandDomains } = region.config;

/** The general way, without a short cut: one spelling by regular expression or URL parser, then labels. */
function generalAnswer(host: string) {
  const plain = host.length <= 253 && /^(?:[a-z0-9-]+\.)*[a-z][a-z0-9-]*$/.test(host);
  const hostname = plain ? host : normaliseHostname(host);
  const labels = hostname.split('.');
  const brand = Object.entries(brandDomains).find(
    ([, domain]) => labels.slice(-domain.split('.').length).join('.') === domain,
  );
  const local =
    labels.at(-1) === 'localhost' ||
    hostname === '[::1]' ||
    (labels.length === 4 && labels[0] === '127' && labels.every((label) => /^\d+$/.test(label)));
  const [edition, brandDomain] = brand ?? ['default', ''];
  const subdomain = hostname.slice(0, brand ? -brandDomain.length : 0).replace(/\.$/, '');
  const site = brand && ['', 'www'].includes(subdomain);
  return {
    hostname,
    edition,
    environment: local
      ? 'local'
      : hostname.includes('testnet')
        ? 'testnet'
        : site
          ? 'prod'
          : 'test',
    trusted: local || brand !== undefined,
    subdomain,
    brandDomain,
    topLevelDomain: brandDomain.split('.').slice(1).join('.'),
  };
}

const pieces = fc.constantFrom(
  ...Object.values(brandDomains),
  ...['www', 'test', 'net', 'testnet', 'localhost', '127', '0x7f', '09', '[::1]', 'xn--bcher-kva'],
  ...['.', '.', '.', '.', '-', '_', '~', '@', ':', ':443', '/', '%', ' ', '\t', '\0', '\u00ad'],
  ...['e', 's', 'n', 't', 'm', 'W', 'É', 'ｃ', '。', '\ud800', '😀', 'ā', 'a'.repeat(64)],
);
const anyHost = fc.oneof(
  { weight: 6, arbitrary: fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join('')) },
  { weight: 2, arbitrary: fc.stringMatching(/^[a-z0-9.-]{0,40}$/) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  { weight: 1, arbitrary: fc.domain() },
  { weight: 1, arbitrary: fc.tuple(fc.ipV4(), pieces).map((parts) => parts.join('')) },
);

it('answers 100,000 random and hostile hosts as the general way does', { timeout: 120_000 }, () => {
  fc.assert(
    fc.property(anyHost, (host) => {
      expect(region.resolveHost(host)).toEqual(generalAnswer(host));
    }),
    { numRuns: 100_000 },
  );
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
      { numRuns: 20_000 },
    );
  });
});
