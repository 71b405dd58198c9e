import { deepStrictEqual } from 'node:assert/strict';
import { createRegionEnv } from '@exchange/region-env';
import { preset } from '@exchange/region-env/preset';
import psl from 'psl';
import { parse } from 'tldts';
import { type Contender, report } from './rounds.ts';

const { resolveHost } = createRegionEnv(preset);
const domains = preset.editions.map(({ domains: [domain] }) => domain);
const editionOf = new Map<string, string>(
  preset.editions.map(({ id, domains: [domain] }) => [domain, id]),
);

/** Host names to resolve, as `location.hostname` returns them. Half of them belong to the brand. */
const spellings = [
  ...domains.flatMap((domain) =>
    ['', 'www.', 'task.', 'api2-testnet.', 'a.b.'].map((before) => before + domain),
  ),
  ...['', 'www.', 'shop.'].flatMap((before) =>
    [
      'example.com',
      'example.co.uk',
      'brand.com.evil.com',
      'evilbrand.com',
      'testnet.evil.com',
      'brand.org',
      'a-rather-long-name-of-a-shop.example.com.tr',
      'deep.down.below.example.org.au',
      'xn--bcher-kva.example',
      'example.ge',
      'example.com.hk',
      'brand.co',
      'wikipedia.org',
      'example.museum',
      'example.kz',
    ].map((host) => before + host),
  ),
];

/** Number of copies of the host list that are resolved between two reads of the clock. */
const copies = 20;
const bytes = spellings.map((spelling) => Buffer.from(spelling, 'latin1'));

/**
 * Returns `copies` of the host list with new strings, so that engines have no cached hashes for them. `Buffer` creates
 * strings that are contiguous in memory, like those from a browser or a request.
 */
function freshHosts(): string[] {
  return Array.from({ length: copies }, () => bytes.map((host) => host.toString('latin1'))).flat();
}

/** Returns a contender that measures the CPU time per host in ns for about 200 ms, without creating the strings. */
function perFreshHost(job: (host: string) => unknown): Contender {
  return () => {
    let microseconds = 0;
    let calls = 0;
    let answers = 0;
    while (microseconds < 200_000) {
      const hosts = freshHosts();
      const start = process.threadCpuUsage();
      for (const host of hosts) if (job(host) !== undefined) answers++;
      const { user, system } = process.threadCpuUsage(start);
      microseconds += user + system;
      calls += hosts.length;
    }
    // Use the results, so that the engine cannot remove the calls.
    if (answers !== calls) throw new Error('a host without an answer');
    return (microseconds * 1000) / calls;
  };
}

const plainHosts = new Set<string>(domains.flatMap((domain) => [domain, `www.${domain}`]));

/** Builds the result of `resolveHost` from the result of a public suffix library. */
function answer(host: string, domain: string | null, subdomain: string | null, tld: string | null) {
  const edition = domain === null ? undefined : editionOf.get(domain);
  const trusted = edition !== undefined;
  return {
    hostname: host,
    edition: edition ?? 'default',
    environment: host.includes('testnet') ? 'testnet' : plainHosts.has(host) ? 'prod' : 'test',
    trusted,
    subdomain: trusted ? (subdomain ?? '') : '',
    brandDomain: trusted ? domain : '',
    topLevelDomain: trusted ? tld : '',
  };
}

function withTldts(host: string) {
  const { domain, subdomain, publicSuffix } = parse(host);
  return answer(host, domain, subdomain, publicSuffix);
}

function withPsl(host: string) {
  const parsed = psl.parse(host);
  if (parsed.error) throw new Error(`psl cannot read ${host}`);
  return answer(host, parsed.domain, parsed.subdomain, parsed.tld);
}

/**
 * Compares `resolveHost` with the same function built on tldts and on psl. A second table compares it with their
 * `parse` alone, which returns only a part of the result.
 */
export async function bench(): Promise<void> {
  const hosts = freshHosts();
  for (const host of hosts) {
    deepStrictEqual(withTldts(host), resolveHost(host), `tldts returns another result for ${host}`);
    deepStrictEqual(withPsl(host), resolveHost(host), `psl returns another result for ${host}`);
  }
  const ours = perFreshHost((host) => resolveHost(host));
  await report({
    title: `region-env: edition, environment and parts of ${spellings.length} hosts, same answers`,
    unit: 'ns per host',
    contenders: {
      resolveHost: ours,
      'with tldts': perFreshHost(withTldts),
      'with psl': perFreshHost(withPsl),
    },
  });
  await report({
    title: 'region-env: compared with `parse` alone, without edition, environment or brand',
    unit: 'ns per host',
    contenders: {
      resolveHost: ours,
      'tldts parse': perFreshHost((host) => parse(host)),
      'psl parse': perFreshHost((host) => psl.parse(host)),
    },
  });
}
