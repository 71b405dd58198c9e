import fc, { anyCodePoint } from '@tooling/testing/fastCheck';
import { describe, expect, it } from 'vitest';
import { defaultRegionConfig } from '../config.ts';
import { hosts } from './hosts.fixture.ts';
import { createHostResolver } from './host.ts';
import { createRegionEnv } from '../regionEnv.ts';

const region = createRegionEnv();

const foreign = {
  edition: 'default',
  environment: 'test',
  trusted: false,
  subdomain: '',
  brandDomain: '',
  topLevelDomain: '',
};

describe('resolveHost', () => {
  it.each(hosts.map((row) => [row.host.slice(0, 60), row] as const))('resolves %j', (_, row) => {
    const { host, ...expected } = row;
    expect(region.resolveHost(host)).toEqual({ ...foreign, hostname: host, ...expected });
  });

  it.each([null, undefined, 5, {}, [], Symbol.iterator])(
    'returns the untrusted default for %s',
    (host) => {
      expect(region.resolveHost(host as never)).toEqual({ ...foreign, hostname: '' });
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
    expect(region.resolveHost(host, { search }).edition).toBe(edition);
  });
});

describe('trust', () => {
  const domains = [
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

  /** Reference implementation: compares the host that a browser connects to label by label. */
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
  const anything = fc.oneof(
    nearMisses,
    fc.domain(),
    fc.string({ unit: anyCodePoint }),
    fc.ipV4(),
    fc.ipV6(),
  );

  const query = fc
    .array(
      fc.oneof(fc.constantFrom('&', '=', 'edition', 'eu'), anyCodePoint.map(encodeURIComponent)),
    )
    .map((parts) => parts.join(''));

  it('is never granted to a host outside the table', () => {
    fc.assert(
      fc.property(anything, (host) => {
        if (region.resolveHost(host).trusted) expect(isOurs(host)).toBe(true);
      }),
      { numRuns: 5_000 },
    );
  });

  it('is granted to every subdomain of a brand domain', () => {
    const label = fc.stringMatching(/^[a-z0-9]{1,20}$/);
    fc.assert(
      fc.property(
        fc.array(label, { maxLength: 4 }),
        fc.constantFrom(...domains),
        (labels, domain) => {
          const host = region.resolveHost([...labels, domain].join('.'));
          expect(host).toMatchObject({ trusted: true, brandDomain: domain });
          expect(host.subdomain).toBe(labels.join('.'));
        },
      ),
    );
  });

  it('resolves untrusted hosts to the default edition, without subdomain, domain or services', () => {
    fc.assert(
      fc.property(anything, query, (host, search) => {
        const answer = region.resolveHost(host, { search: `?edition=tr&${search}` });
        const services = region.endpoints(host, { search });
        expect(services !== undefined).toBe(answer.trusted);
        if (answer.trusted) return;
        expect(answer).toMatchObject({ edition: 'default', brandDomain: '', subdomain: '' });
      }),
      { numRuns: 500 },
    );
  });
});

describe('custom brand domains', () => {
  const domains = { ...region.config.brandDomains };

  it('are compared in their DNS spelling', () => {
    const own = createRegionEnv({ brandDomains: { ...domains, default: 'Bücher.Example.' } });
    expect(own.resolveHost('www.xn--bcher-kva.example')).toMatchObject({
      brandDomain: 'xn--bcher-kva.example',
      environment: 'prod',
    });
    expect(own.endpoints('bücher.example')?.api).toBe('https://api2.xn--bcher-kva.example');
  });

  it('may be subdomains of each other', () => {
    const own = createRegionEnv({ brandDomains: { ...domains, eu: 'eu.brand.com' } });
    expect(own.resolveHost('www.eu.brand.com')).toMatchObject({ edition: 'eu', subdomain: 'www' });
    expect(own.resolveHost('www.brand.com').edition).toBe('default');
  });

  it('disable an edition whose domain is empty', () => {
    const own = createRegionEnv({ brandDomains: { ...domains, nl: '' } });
    expect(own.resolveHost('brand.nl').trusted).toBe(false);
    expect(own.resolveHost('').trusted).toBe(false);
    expect(own.resolveHost('localhost', { search: '?edition=nl' }).edition).toBe('default');
  });
});

it('returns the same hostname as the URL parser for every Latin-1 character', () => {
  for (let code = 0; code < 256; code++) {
    const host = `a${String.fromCharCode(code)}b.brand.com`;
    const url = `https://${host}/`;
    const kept = URL.canParse(url) && new URL(url).pathname === '/' && !/[\s@#?:/\\]/.test(host);
    const hostname = kept && code !== 0x7f && code >= 0x20 ? new URL(url).hostname : '';
    expect(region.resolveHost(host), host).toMatchObject({ hostname, trusted: hostname !== '' });
  }
});

describe('createHostResolver', () => {
  it.each(['www.brand.kz', 'task.brand.com', 'localhost:3000', 'evil.com'])(
    'resolves %s like createRegionEnv',
    (host) => {
      expect(createHostResolver()(host)).toEqual(createRegionEnv().resolveHost(host));
    },
  );

  it('accepts the domains of another brand in any spelling', () => {
    const brandDomains = { ...defaultRegionConfig.brandDomains, kz: 'Coins.KZ.' };
    const resolve = createHostResolver({ brandDomains });
    expect(resolve('www.coins.kz')).toMatchObject({ edition: 'kz', trusted: true });
    expect(resolve('www.brand.kz').trusted).toBe(false);
  });

  it('applies ?edition= on localhost', () => {
    expect(createHostResolver()('localhost', { search: '?edition=tr' }).edition).toBe('tr');
  });
});
