import fc, { anyCodePoint } from '@tooling/testing/fastCheck';
import { expect } from 'vitest';
import { createRegionEnv } from '../regionEnv.ts';
import { preset } from '../preset/preset.ts';

const region = createRegionEnv(preset);

export const domains = [
  'brand.com',
  'brand.eu',
  'brand.kz',
  'brand-tr.com',
  'brand.ge',
  'brand.co.id',
  'brand.com.hk',
  'brand.ae',
  'brand.nl',
];

/** Reference implementation: takes the host that a browser would connect to, and compares its labels. */
function isOurs(host: string): boolean {
  // resolveHost does not decode punycode, so URL must not reject invalid punycode here.
  const text = `https://${host.replaceAll(/xn--/gi, 'xn-')}/`;
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  if (url.username || url.password || url.pathname !== '/' || url.search || url.hash) {
    return false;
  }
  const name = url.hostname.endsWith('.') ? url.hostname.slice(0, -1) : url.hostname;
  const labels = name.split('.');
  if (name === '[::1]' || labels.at(-1) === 'localhost') return true;
  if (labels.length === 4 && labels[0] === '127' && labels.every((l) => /^\d+$/.test(l))) {
    return true;
  }
  return domains.some((domain) => labels.slice(-domain.split('.').length).join('.') === domain);
}

const pieces = fc.constantFrom(
  ...domains,
  ...['evil', 'www', 'testnet', 'localhost', '127', '0', '1', '[::1]', 'com', 'hk', 'xn--'],
  ...['.', '.', '.', '-', '@', ':', '/', '\\', '?', '#', '%2e', '。', 'ｃ', ' ', '\t', '\0', ''],
);
const nearMisses = fc.array(pieces, { maxLength: 6 }).map((parts) => parts.join(''));
/** Brand hosts, near misses and arbitrary text. */
export const anyHost = fc.oneof(
  nearMisses,
  fc.domain(),
  fc.string({ unit: anyCodePoint }),
  fc.ipV4(),
  fc.ipV6(),
);

/** Asserts that `resolveHost` does not trust random or hostile hosts outside the table. */
export function checkTrust(numRuns: number): void {
  fc.assert(
    fc.property(anyHost, (host) => {
      if (region.resolveHost(host).trusted) expect(isOurs(host)).toBe(true);
    }),
    { numRuns },
  );
}
