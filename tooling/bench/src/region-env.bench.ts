import { deepStrictEqual } from 'node:assert/strict';
import { createRegionEnv, editions } from '@exchange/region-env';
import psl from 'psl';
import { parse } from 'tldts';
import { nanosecondsPerCall, report } from './rounds.ts';

const region = createRegionEnv();
const brandDomains = region.config.brandDomains;
const editionOf = new Map(editions.map((edition) => [brandDomains[edition], edition]));

/** Half of the brand, half not, in the spelling of `location.hostname`, which all three read. */
const spellings = [
  ...editions.flatMap((edition) =>
    ['', 'www.', 'task.', 'api2-testnet.', 'a.b.'].map((before) => before + brandDomains[edition]),
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

/** Each in one piece of memory, as a browser or a request hands it over, not glued from two. */
const hosts = JSON.parse(JSON.stringify(spellings)) as string[];

const plainHosts = new Set(editions.flatMap((e) => [brandDomains[e], `www.${brandDomains[e]}`]));

/** What `resolveHost` says, made of what a list of public suffixes says. */
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

/** All three answer the same question; `parse` alone, which leaves most of it open, stands below. */
export async function bench(): Promise<void> {
  for (const host of hosts) {
    deepStrictEqual(withTldts(host), region.resolveHost(host), `tldts reads ${host} otherwise`);
    deepStrictEqual(withPsl(host), region.resolveHost(host), `psl reads ${host} otherwise`);
  }
  await report({
    title: `region-env: edition, environment and parts of ${hosts.length} hosts, same answers`,
    unit: 'ns a host',
    goal: 5,
    contenders: {
      resolveHost: nanosecondsPerCall(hosts, (host) => region.resolveHost(host)),
      'with tldts': nanosecondsPerCall(hosts, withTldts),
      'with psl': nanosecondsPerCall(hosts, withPsl),
      'tldts parse alone': nanosecondsPerCall(hosts, (host) => parse(host)),
      'psl parse alone': nanosecondsPerCall(hosts, (host) => psl.parse(host)),
    },
  });
}
