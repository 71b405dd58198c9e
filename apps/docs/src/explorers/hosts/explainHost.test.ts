import { expect, it } from 'vitest';
import { explainHost } from './explainHost.ts';

it('explains a brand host', () => {
  expect(explainHost('www.brand.com.hk')).toMatchObject({
    host: { edition: 'hk', environment: 'prod', trusted: true },
    trust: { kind: 'edition', text: 'The host ends in brand.com.hk, a domain of “hk”.' },
    endpoints: { api: 'https://api2.brand.com.hk' },
    locales: [{ value: 'zh-HK' }, { value: 'en-HK' }],
    defaultLocale: 'en-HK',
    locale: undefined,
    path: '/',
    canonical: 'https://www.brand.com/',
  });
});

it('explains an address with its locale, port and chosen edition', () => {
  const page = explainHost('http://localhost:3000/tr-TUR/task-center?edition=tr');
  expect(page).toMatchObject({
    host: { hostname: 'localhost', edition: 'tr', environment: 'local' },
    trust: { kind: 'local' },
    endpoints: { api: 'http://localhost:3000' },
    locale: 'tr-TUR',
    path: '/task-center',
    canonical: undefined,
  });
  expect(page.alternates).toContainEqual({
    hreflang: 'tr-TR',
    href: 'https://www.brand-tr.com/tr-TUR/task-center',
  });
});

it.each([
  ['brand.com.evil.com', 'nameInFront', 'belongs to evil.com'],
  ['www.brand.eu.evil.tld', 'nameInFront', 'belongs to evil.tld'],
  ['evilbrand.com', 'noBoundary', 'separates it from evil'],
  ['br\u0430nd.com', 'otherLetters', 'xn--brnd-63d.com'],
  ['brand.org', 'unknown', 'No edition owns brand.org'],
  ['192.168.0.1', 'unknown', '192.168.0.1'],
  ['user@brand.com', 'invalid', 'user name'],
  ['javascript:alert(1)', 'invalid', 'Use a host, or an address'],
  ['brand.com/kyc', 'invalid', '“/”'],
  ['brand.com:99999', 'invalid', 'rejects'],
  ['brand.com:x', 'invalid', 'port'],
  ['brand .com', 'invalid', 'spaces'],
  ['www..brand.com', 'invalid', 'empty'],
  [`${'a'.repeat(260)}.com`, 'invalid', '253'],
  ['', 'invalid', 'Type a host name'],
  ['<img src=x onerror=alert(1)>', 'invalid', 'spaces'],
])('does not trust %j: %s', (text, kind, reason) => {
  const { host, trust, endpoints, alternates } = explainHost(text);
  expect(host.trusted).toBe(false);
  expect(trust.kind).toBe(kind);
  expect(trust.text).toContain(reason);
  expect(endpoints).toBeUndefined();
  expect(alternates).toEqual([]);
});

it('reports a user name in an address that looks like its host', () => {
  expect(explainHost('https://www.brand.com@evil.com/login')).toMatchObject({
    user: 'www.brand.com',
    host: { hostname: 'evil.com', trusted: false },
  });
});
