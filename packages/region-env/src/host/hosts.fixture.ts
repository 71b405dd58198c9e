import type { Host } from './resolveHost.ts';

/** A host and its expected properties. Omitted properties are those of an untrusted host. */
export interface HostCase extends Partial<Host> {
  readonly host: string;
}

const com = { trusted: true, brandDomain: 'brand.com', topLevelDomain: 'com' } as const;
const local = { trusted: true, environment: 'local' } as const;

/** Test cases for both host resolvers: `resolveHost` and the boot script. */
export const hosts: readonly HostCase[] = [
  // Each edition, plain and with www.
  ...(
    [
      ['brand.com', 'default', 'com'],
      ['brand.eu', 'eu', 'eu'],
      ['brand.kz', 'kz', 'kz'],
      ['brand-tr.com', 'tr', 'com'],
      ['brand.ge', 'ge', 'ge'],
      ['brand.co.id', 'id', 'co.id'],
      ['brand.com.hk', 'hk', 'com.hk'],
      ['brand.ae', 'ae', 'ae'],
      ['brand.nl', 'nl', 'nl'],
    ] as const
  ).flatMap(([brandDomain, edition, topLevelDomain]) =>
    ['', 'www'].map((subdomain) => ({
      host: subdomain === '' ? brandDomain : `${subdomain}.${brandDomain}`,
      edition,
      environment: 'prod' as const,
      trusted: true,
      subdomain,
      brandDomain,
      topLevelDomain,
    })),
  ),

  // Environments.
  { host: 'testnet.brand.com', ...com, environment: 'testnet', subdomain: 'testnet' },
  { host: 'www.testnet.brand.com', ...com, environment: 'testnet', subdomain: 'www.testnet' },
  { host: 'api2-testnet.brand.com', ...com, environment: 'testnet', subdomain: 'api2-testnet' },
  { host: 'task.brand.com', ...com, environment: 'test', subdomain: 'task' },
  { host: 'www.www.brand.com', ...com, environment: 'test', subdomain: 'www.www' },
  { host: 'a.b.c.brand.com', ...com, environment: 'test', subdomain: 'a.b.c' },
  {
    host: 'testnet.brand.com.hk',
    trusted: true,
    edition: 'hk',
    environment: 'testnet',
    subdomain: 'testnet',
    brandDomain: 'brand.com.hk',
    topLevelDomain: 'com.hk',
  },

  // Local hosts.
  { host: 'localhost', ...local },
  { host: 'localhost:3000', ...local, hostname: 'localhost' },
  { host: 'LOCALHOST.', ...local, hostname: 'localhost' },
  { host: 'tr.localhost:3000', ...local, hostname: 'tr.localhost' },
  { host: 'testnet.localhost', ...local },
  { host: 'xn--bcher-kva.localhost', ...local },
  { host: 'xn--a.localhost', ...local },
  { host: '127.0.0.1', ...local },
  { host: '127.0.0.1:8080', ...local, hostname: '127.0.0.1' },
  { host: '127.1.2.3', ...local },
  { host: '127.1', ...local, hostname: '127.0.0.1' },
  { host: '0x7f000001', ...local, hostname: '127.0.0.1' },
  { host: '[::1]', ...local },
  { host: '[::1]:3000', ...local, hostname: '[::1]' },
  { host: '[0:0:0:0:0:0:0:1]', ...local, hostname: '[::1]' },

  // Spellings of a brand host.
  { host: 'BRAND.Com', ...com, hostname: 'brand.com', environment: 'prod' },
  { host: 'brand.com.', ...com, hostname: 'brand.com', environment: 'prod' },
  { host: 'brand.com:443', ...com, hostname: 'brand.com', environment: 'prod' },
  { host: 'brand.com.:8443', ...com, hostname: 'brand.com', environment: 'prod' },
  { host: 'ｂｒａｎｄ．ｃｏｍ', ...com, hostname: 'brand.com', environment: 'prod' },
  { host: 'brand。com', ...com, hostname: 'brand.com', environment: 'prod' },
  { host: 'bra\u00ADnd.com', ...com, hostname: 'brand.com', environment: 'prod' },
  {
    host: 'bücher.brand.com',
    ...com,
    hostname: 'xn--bcher-kva.brand.com',
    environment: 'test',
    subdomain: 'xn--bcher-kva',
  },

  // Hosts that do not belong to the brand.
  { host: 'brand.com.evil.com' },
  { host: 'eu.brand.com.evil.tld' },
  { host: 'evilbrand.com' },
  { host: 'evil-brand.com' },
  { host: 'brand.com.hk.evil.hk' },
  { host: 'xbrand.com.hk' },
  { host: 'brand.co' },
  { host: 'com' },
  { host: 'testnet.evil.com', environment: 'testnet' },
  { host: 'brand.org' },
  { host: 'brаnd.com', hostname: 'xn--brnd-63d.com' }, // the "а" is Cyrillic
  { host: 'xn--brnd-63d.com' },
  { host: '192.168.0.1' },
  { host: '128.0.0.1' },
  { host: '[::2]' },
  { host: 'localhost.evil.com' },
  { host: 'evillocalhost' },
  { host: '127.0.0.1.evil.com' },

  // Invalid hosts.
  ...[
    '',
    '.',
    '..',
    '.brand.com',
    'brand.com..',
    'www..brand.com',
    'user@brand.com',
    'evil.com@brand.com',
    'user:pass@brand.com',
    'https://brand.com',
    'brand.com/',
    'evil.com/.brand.com',
    'evil.com\\.brand.com',
    'evil.com?.brand.com',
    'evil.com#.brand.com',
    'evil.com%2f.brand.com',
    'brand%2Ecom',
    ' brand.com',
    'brand.com ',
    'brand.com\n',
    'bra\tnd.com',
    'brand.com\u0000',
    'brand.com:99999',
    'brand.com:x',
    'brand.com:443:443',
    '[::1',
    '::1',
    '[brand.com]',
    `${'a'.repeat(260)}.brand.com`,
    'a.'.repeat(1_000_000) + 'brand.com',
  ].map((host) => ({ host, hostname: '' })),
];
