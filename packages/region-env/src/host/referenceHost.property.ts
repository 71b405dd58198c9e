import fc, { anyCodePoint } from '@tooling/testing/fastCheck';
import { expect } from 'vitest';
import { normaliseHostname } from './hostname.ts';
import { createRegionEnv } from '../regionEnv.ts';
import { preset } from '../preset/preset.ts';
import { brandDomains } from '../preset/withDomains.fixture.ts';

const region = createRegionEnv(preset);

/** Second implementation of `resolveHost`, which compares lists of labels. */
export function referenceHost(host: string) {
  // Such names must stay unchanged, which also tests the shortcut that `normaliseHostname` has for them.
  const isPlain = host.length <= 253 && /^(?:[a-z0-9-]+\.)*[a-z][a-z0-9-]*$/.test(host);
  const hostname = isPlain ? host : normaliseHostname(host);
  const labels = hostname.split('.');
  const brand = Object.entries(brandDomains).find(
    ([, domain]) => labels.slice(-domain.split('.').length).join('.') === domain,
  );
  const isLocal =
    labels.at(-1) === 'localhost' ||
    hostname === '[::1]' ||
    (labels.length === 4 && labels[0] === '127' && labels.every((label) => /^\d+$/.test(label)));
  const [edition, brandDomain] = brand ?? ['default', ''];
  const subdomain = brand ? labels.slice(0, -brandDomain.split('.').length).join('.') : '';
  const isSite = brand !== undefined && ['', 'www'].includes(subdomain);
  const environment = () => {
    if (isLocal) return 'local';
    if (hostname.includes('testnet')) return 'testnet';
    return isSite ? 'prod' : 'test';
  };
  return {
    hostname,
    edition,
    environment: environment(),
    trusted: isLocal || brand !== undefined,
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
  { weight: 1, arbitrary: fc.string({ unit: anyCodePoint }) },
  { weight: 1, arbitrary: fc.domain() },
  { weight: 1, arbitrary: fc.tuple(fc.ipV4(), pieces).map((parts) => parts.join('')) },
);

/** Expects `resolveHost` to match the reference for random and hostile hosts. */
export function checkHosts(numRuns: number): void {
  fc.assert(
    fc.property(anyHost, (host) => {
      expect(region.resolveHost(host)).toEqual(referenceHost(host));
    }),
    { numRuns },
  );
}
