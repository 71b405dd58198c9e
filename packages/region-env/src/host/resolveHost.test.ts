import fc, { anyCodePoint } from '@tooling/testing/fastCheck';
import { describe, expect, it } from 'vitest';
import { hosts } from './hosts.fixture.ts';
import { checkHosts, referenceHost } from './referenceHost.property.ts';
import { anyHost, checkTrust, domains } from './trust.property.ts';
import { createRegionEnv } from '../regionEnv.ts';
import { preset } from '../preset/preset.ts';
import { withDomains } from '../preset/withDomains.fixture.ts';

const region = createRegionEnv(preset);

const foreign = {
  edition: 'default',
  environment: 'test',
  trusted: false,
  subdomain: '',
  brandDomain: '',
  topLevelDomain: '',
};

const { resolveHost, endpoints } = region;

describe('resolveHost', () => {
  const titled = hosts.map((row) => [row.host.slice(0, 60), row] as const);

  it.each(titled)('resolves %j', (_, { host, ...expected }) => {
    expect(resolveHost(host)).toEqual({ ...foreign, hostname: host, ...expected });
  });

  it.each(titled)('resolves %j like the reference', (_, { host }) => {
    expect(resolveHost(host)).toEqual(referenceHost(host));
  });

  it.each([null, undefined, 5, {}, [], Symbol.iterator])(
    'returns the untrusted default for %s',
    (host) => {
      expect(resolveHost(host as never)).toEqual({ ...foreign, hostname: '' });
    },
  );
});

describe('?edition=', () => {
  it.each([
    ['localhost:3000', '?edition=tr', 'tr'],
    ['localhost', 'edition=nl&x=1', 'nl'],
    ['task.brand.com', '?edition=eu', 'eu'],
    ['task.brand.kz', '?edition=default', 'default'],
    ['task.brand.kz', '', 'kz'],
    ['localhost', '?edition=xx', 'default'],
    ['localhost', '?edition=__proto__', 'default'],
    ['localhost', '?edition=constructor', 'default'],
    // A link must not change the appearance of a production site.
    ['brand.com', '?edition=tr', 'default'],
    ['www.brand.kz', '?edition=tr', 'kz'],
    ['testnet.brand.kz', '?edition=tr', 'kz'],
    ['evil.com', '?edition=tr', 'default'],
  ])('resolves %s%s to %s', (host, search, edition) => {
    expect(resolveHost(host, { search }).edition).toBe(edition);
  });
});

describe('trust', () => {
  const query = fc
    .array(
      fc.oneof(fc.constantFrom('&', '=', 'edition', 'eu'), anyCodePoint.map(encodeURIComponent)),
    )
    .map((parts) => parts.join(''));

  // `full/trust.test.ts` checks 20,000 hosts.
  it('is never granted to a host outside the table', () => {
    checkTrust(5_000);
  });

  it('is granted to every subdomain of a brand domain', () => {
    const label = fc.stringMatching(/^[a-z0-9]{1,20}$/);
    fc.assert(
      fc.property(
        fc.array(label, { maxLength: 4 }),
        fc.constantFrom(...domains),
        (labels, domain) => {
          const host = resolveHost([...labels, domain].join('.'));
          expect(host).toMatchObject({ trusted: true, brandDomain: domain });
          expect(host.subdomain).toBe(labels.join('.'));
        },
      ),
    );
  });

  it('is needed for another edition than the default one, a subdomain and a domain', () => {
    fc.assert(
      fc.property(anyHost, query, (host, search) => {
        const answer = resolveHost(host, { search: `?edition=tr&${search}` });
        if (answer.trusted) return;
        expect(answer).toMatchObject({ edition: 'default', brandDomain: '', subdomain: '' });
      }),
      { numRuns: 500 },
    );
  });

  it('decides whether a host has endpoints', () => {
    fc.assert(
      fc.property(anyHost, query, (host, search) => {
        const { trusted } = resolveHost(host, { search });
        expect(endpoints(host, { search }) !== undefined).toBe(trusted);
      }),
      { numRuns: 500 },
    );
  });
});

describe('custom brand domains', () => {
  it('are compared in their DNS spelling', () => {
    const own = createRegionEnv({
      ...withDomains({ default: 'Bücher.Example.' }),
      services: { api: 'https://api2{environment}.{domain}' },
    });
    expect(own.resolveHost('www.xn--bcher-kva.example')).toMatchObject({
      brandDomain: 'xn--bcher-kva.example',
      environment: 'prod',
    });
    expect(own.endpoints('bücher.example')?.api).toBe('https://api2.xn--bcher-kva.example');
  });

  it('may be subdomains of each other', () => {
    const own = createRegionEnv(withDomains({ eu: 'eu.brand.com' }));
    expect(own.resolveHost('www.eu.brand.com')).toMatchObject({ edition: 'eu', subdomain: 'www' });
    expect(own.resolveHost('www.brand.com').edition).toBe('default');
  });

  it('are not trusted once their edition is removed', () => {
    const own = createRegionEnv(withDomains({ nl: undefined }));
    expect(own.resolveHost('brand.nl').trusted).toBe(false);
    expect(own.resolveHost('').trusted).toBe(false);
    expect(own.resolveHost('localhost', { search: '?edition=nl' }).edition).toBe('default');
  });
});

/** Returns the hostname that the URL parser gives a host, or an empty string if it is not a plain host. */
function parserHostname(host: string): string {
  // The URL parser skips control characters, and ends a host at these separators.
  const isPlain = !/[\0-\x20\x7f\s@#?:/\\]/.test(host);
  const url = `https://${host}/`;
  return isPlain && URL.canParse(url) ? new URL(url).hostname : '';
}

it('returns the same hostname as the URL parser for every Latin-1 character', () => {
  for (let code = 0; code < 256; code++) {
    const host = `a${String.fromCharCode(code)}b.brand.com`;
    const hostname = parserHostname(host);
    expect(resolveHost(host), host).toMatchObject({ hostname, trusted: hostname !== '' });
  }
});

// `full/referenceHost.test.ts` checks 100,000 hosts.
it('resolves random and hostile hosts like the reference', () => {
  checkHosts(2_000);
});

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
    expect(resolveHost(host).hostname).toBe(hostname);
  });

  it('is the same as from the URL parser', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9.-]{1,30}[a-z]$/), (host) => {
        // resolveHost does not decode punycode, but the URL parser rejects invalid punycode.
        fc.pre(!host.includes('xn--'));
        // The URL parser accepts empty labels.
        const hasEmptyLabel = /^\.|\.\./.test(host);
        expect(resolveHost(host).hostname).toBe(hasEmptyLabel ? '' : parserHostname(host));
      }),
      { numRuns: 2_000 },
    );
  });
});
