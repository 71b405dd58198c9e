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

/** What all three can say: the registered domain, if it is one of the brand's, and what is left of it. */
function answers() {
  return hosts.map((host) => {
    const ours = region.resolveHost(host);
    const brand = (domain: string | null, subdomain: string | null) =>
      domain !== null && editionOf.has(domain)
        ? { edition: editionOf.get(domain), domain, subdomain: subdomain ?? '' }
        : undefined;
    const { domain, subdomain } = parse(host);
    const list = psl.parse(host);
    if (list.error) throw new Error(`psl cannot read ${host}`);
    return {
      host,
      ours: ours.trusted
        ? { edition: ours.edition, domain: ours.brandDomain, subdomain: ours.subdomain }
        : undefined,
      tldts: brand(domain, subdomain),
      psl: brand(list.domain, list.subdomain),
    };
  });
}

/** The peers only take a host apart; `resolveHost` says edition, environment and trust as well. */
export async function bench(): Promise<void> {
  for (const { host, ours, tldts, psl: list } of answers()) {
    deepStrictEqual(tldts, ours, `tldts reads ${host} otherwise`);
    deepStrictEqual(list, ours, `psl reads ${host} otherwise`);
  }
  await report({
    title: `region-env: what a host name says, ${hosts.length} hosts, same answers`,
    unit: 'ns a host',
    goal: 5,
    contenders: {
      resolveHost: nanosecondsPerCall(hosts, (host) => region.resolveHost(host)),
      'tldts parse': nanosecondsPerCall(hosts, (host) => parse(host)),
      'psl parse': nanosecondsPerCall(hosts, (host) => psl.parse(host)),
    },
  });
}
