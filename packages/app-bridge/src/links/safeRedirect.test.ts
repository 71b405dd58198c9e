import { readFileSync } from 'node:fs';
import fc, { anyCodePoint } from '@tooling/testing/fastCheck';
import { describe, expect, it } from 'vitest';
import { safeRedirect } from './safeRedirect.ts';

const origins = ['https://www.brand.com', 'https://brand.eu', 'https://test.brand.com:8443'];
const fallback = 'https://www.brand.com/task-center';
const base = 'https://www.brand.com/en/task-center?x=1#y';
const options = { origins, fallback, base };

it.each([
  ['/assets', 'https://www.brand.com/assets'],
  ['faq', 'https://www.brand.com/en/faq'],
  ['?page=2', 'https://www.brand.com/en/task-center?page=2'],
  ['https://www.brand.com/a?b=c%20d#e', 'https://www.brand.com/a?b=c%20d#e'],
  ['HTTPS://WWW.BRAND.COM:443/a', 'https://www.brand.com/a'],
  ['https://brand.eu', 'https://brand.eu/'],
  ['https://test.brand.com:8443/', 'https://test.brand.com:8443/'],
  ['//brand.eu/a', 'https://brand.eu/a'],
  ['https://ｗｗｗ.brand.com/', 'https://www.brand.com/'],
])('resolves %j to %s', (raw, expected) => {
  expect(safeRedirect(raw, options)).toBe(expected);
});

it.each([
  '',
  '  ',
  '?x=1',
  '#top',
  'task-center?x=1',
  '?x=1&redirect_url=%2Fa#top',
  'https://www.brand.com/en/task-center?x=1',
])('rejects %j, the page itself, because a login page would redirect to itself', (raw) => {
  expect(safeRedirect(raw, options)).toBe(fallback);
  const pageWithTarget = `${base.slice(0, -2)}&redirect_url=${encodeURIComponent(raw)}#y`;
  expect(safeRedirect(raw, { ...options, base: pageWithTarget })).toBe(fallback);
});

/** Foreign hosts, which the tests insert into common tricks from public open-redirect lists. */
const hosts = ['evil.example', 'www.brand.com.evil.example', 'evilbrand.com', 'www-brand.com'];
const tricks: readonly ((host: string) => string)[] = [
  (host) => `https://${host}`,
  (host) => `http://${host}/www.brand.com`,
  (host) => `//${host}`,
  (host) => `///${host}`,
  (host) => `////${host}/%2f..`,
  (host) => `/\\${host}`,
  (host) => `\\/${host}`,
  (host) => `\\\\${host}`,
  (host) => `/\\/${host}`,
  (host) => `\\/\\/${host}/`,
  (host) => `https:${host}`.replace('https:', 'http:'),
  (host) => `http:/${host}`,
  (host) => `http:///${host}`,
  (host) => `https:\\\\${host}`,
  (host) => `ht\ntps://${host}`,
  (host) => `ht\ttp://${host}`,
  (host) => `/\t/${host}`,
  (host) => `/\n/${host}`,
  (host) => `/\r\n/${host}`,
  (host) => ` //${host}`,
  (host) => `\u0000//${host}`,
  (host) => `\u0008https://${host}`,
  (host) => `https://www.brand.com@${host}`,
  (host) => `https://www.brand.com:443@${host}`,
  (host) => `https://www.brand.com%40@${host}`,
  (host) => `https://www.brand.com%2f@${host}`,
  (host) => `https://www.brand.com%00@${host}/`,
  (host) => `https://user:https://www.brand.com@${host}`,
  (host) => `https://${host}#@www.brand.com`,
  (host) => `https://${host}?www.brand.com`,
  (host) => `https://${host}\\www.brand.com`,
  (host) => `https://${host}\\@www.brand.com`,
  (host) => `https://${host};www.brand.com`.replace(';', '/;'),
  (host) => `https://${host}:443/`,
  (host) => `https://${host}./`,
  (host) => `//${host}/%2e%2e%2f`,
  (host) => `javascript://www.brand.com/%0aalert(1)//${host}`,
  (host) => `javascript:location='//${host}'`,
  (host) => `JaVaScRiPt:alert('${host}')`,
  (host) => `java\nscript:alert('${host}')`,
  (host) => `\u0001javascript:alert('${host}')`,
  (host) => `data:text/html,<script>location="//${host}"</script>`,
  (host) => `vbscript:msgbox("${host}")`,
  (host) => `ftp://www.brand.com/${host}`,
  (host) => `ws://www.brand.com/${host}`,
  (host) => `file://www.brand.com/${host}`,
  (host) => `blob:https://www.brand.com/${host}`,
  (host) => `view-source:https://www.brand.com/${host}`,
  (host) => `intent://www.brand.com/#Intent;scheme=https;package=${host};end`,
  (host) => `exchangeapp://open/${host}`,
  (host) => `http://www.brand.com/${host}`,
  (host) => `https://www.brand.com:444/${host}`,
  (host) => `https://brand.com/${host}`,
  (host) => `https://www.brand.com./${host}`,
  (host) => `https://sub.www.brand.com/${host}`,
  (host) => `https://www.brand.com\u3002${host}`,
  (host) => `https://www.brand.com。${host}`,
  (host) => `https://${host.replace(/\./g, '。')}`,
  (host) => `//${host}\u2025/`,
  (host) => `//⑯⑨。②⑤④。⑯⑨。②⑤④#${host}`,
  (host) => `http://2130706433/${host}`,
  (host) => `http://0x7f.1/${host}`,
  (host) => `http://[::ffff:127.0.0.1]/${host}`,
  (host) => `https://[www.brand.com]/${host}`,
  (host) => `https://www.brаnd.com/${host}`,
];

describe.each(hosts)('for the host %s', (host) => {
  it.each(tricks.map((trick) => trick(host)))('rejects %j', (raw) => {
    expect(safeRedirect(raw, options)).toBe(fallback);
  });
});

/**
 * Targets from public open-redirect lists, one per line, escaped as in a JSON string. Browsers parse
 * lines that start with `-` as another origin or an invalid address, and lines that start with `+` as a
 * path on the page's origin.
 */
const listed = readFileSync(new URL('../../test/open-redirects.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => /^[-+] /.test(line))
  .map((line) => ({
    stays: line.startsWith('+'),
    raw: JSON.parse(`"${line.slice(2)}"`) as string,
  }));

describe('public lists', () => {
  it('have more than 600 entries without duplicates', () => {
    expect(listed.length).toBeGreaterThan(600);
    expect(new Set(listed.map(({ raw }) => raw)).size).toBe(listed.length);
  });

  it.each(listed.filter(({ stays }) => !stays))('rejects $raw', ({ raw }) => {
    expect(safeRedirect(raw, options)).toBe(fallback);
  });

  it.each(listed.filter(({ stays }) => stays))(
    'keeps $raw on the origin of the page',
    ({ raw }) => {
      const url = new URL(safeRedirect(raw, options));
      expect(url.origin).toBe('https://www.brand.com');
      expect(url.searchParams.has('redirect_url')).toBe(false);
    },
  );
});

it.each([
  'https://user@www.brand.com/a',
  'https://user:word@www.brand.com/a',
  'https://:word@www.brand.com/a',
  '//user:word@www.brand.com/a',
  'https://www.brand.com%40x@www.brand.com/',
  'https://a@b@www.brand.com/',
])('rejects %j, which has credentials', (raw) => {
  expect(safeRedirect(raw, options)).toBe(fallback);
});

it.each([undefined, null, 5, {}, ['https://www.brand.com/'], new URL(base), Symbol('x')])(
  'rejects %o, which is not a string',
  (raw) => {
    expect(safeRedirect(raw, options)).toBe(fallback);
  },
);

it.each([[[]], [['null']], [['*']], [['']], [['brand']], [['javascript:']], [['https://']]])(
  'allows no origin with the list %j',
  (list) => {
    for (const raw of ['https://www.brand.com/', 'data:,x', '/', 'about:blank']) {
      expect(safeRedirect(raw, { ...options, origins: list })).toBe(fallback);
    }
  },
);

it('does not throw for an invalid base', () => {
  expect(safeRedirect('/a', { ...options, base: '' })).toBe(fallback);
});

describe('a chain of targets', () => {
  it('is cut after the first target', () => {
    let nested = 'https://www.brand.com/login';
    for (let depth = 0; depth < 6; depth += 1) {
      nested = `https://www.brand.com/login?a=1&redirect_url=${encodeURIComponent(nested)}`;
    }
    expect(safeRedirect(nested, options)).toBe('https://www.brand.com/login?a=1');
  });

  it('is removed in every spelling of the parameter that a page would read', () => {
    expect(safeRedirect('/a?redirect%5Furl=//evil.example&redirect_url=/b&c', options)).toBe(
      'https://www.brand.com/a?c=',
    );
  });
});

it('never returns an address of another origin, as parsed by URL', () => {
  const hostile = fc
    .array(
      fc.oneof(
        fc.constantFrom(
          ...['/', '\\', '//', ':', '@', '#', '?', '.', '%2f', '%00', '\t', '\n', ' ', '\u0000'],
          ...['http:', 'https:', 'javascript:', 'blob:', 'data:', 'redirect_url=', '。', '[', ']'],
          ...['www.brand.com', 'brand.eu', 'evil.example', 'test.brand.com:8443', ':443', 'a'],
        ),
        fc.string({ unit: anyCodePoint, maxLength: 3 }),
      ),
      { maxLength: 9 },
    )
    .map((parts) => parts.join(''));
  const webUrl = fc.webUrl({ withQueryParameters: true, withFragments: true });
  const onOrigin = fc.tuple(fc.constantFrom(...origins), hostile).map((parts) => parts.join(''));
  const withUser = fc
    .tuple(fc.constantFrom('user', ':word', 'user:word', '%40', '', ':'), hostile)
    .map(([user, rest]) => `https://${user}@www.brand.com/${rest}`);
  let accepted = 0;
  let withCredentials = 0;
  fc.assert(
    fc.property(fc.oneof(hostile, webUrl, onOrigin, withUser), (raw) => {
      const result = safeRedirect(raw, options);
      const parsed = URL.canParse(raw, base) ? new URL(raw, base) : undefined;
      const web =
        parsed?.protocol === 'https:' &&
        origins.includes(parsed.origin) &&
        parsed.username + parsed.password === '';
      if (parsed && parsed.username + parsed.password !== '') withCredentials += 1;
      const isPage =
        parsed?.pathname === '/en/task-center' && parsed.searchParams.toString() === 'x=1';
      if (!parsed || !web || isPage) {
        expect(result).toBe(fallback);
        return;
      }
      accepted += 1;
      if (parsed.searchParams.has('redirect_url')) parsed.searchParams.delete('redirect_url');
      expect(result).toBe(parsed.href);
      const { origin, username, password } = new URL(result);
      expect(origins).toContain(origin);
      expect(username + password).toBe('');
    }),
    { numRuns: 2_000 },
  );
  // The property is meaningless without enough accepted and rejected inputs.
  expect(accepted).toBeGreaterThan(200);
  expect(withCredentials).toBeGreaterThan(100);
}, 60_000);
