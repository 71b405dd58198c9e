import { afterEach, describe, expect, it, vi } from 'vitest';
import { isApiError } from '../errors/apiError.ts';
import { createUrlResolver, withoutSecrets } from './callUrl.ts';
import type { TrustedHosts } from './trustedHosts.ts';

const base = 'https://api2.brand.com';

function thrownBy(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  return undefined;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('trust', () => {
  it.each<[url: string, trusted: boolean, hosts?: TrustedHosts]>([
    ['/tasks', true],
    ['https://api2.brand.com/x', true],
    ['https://API2.BRAND.COM./x', true],
    ['https://api2.brand.com:8443/x', true],
    ['http://api2.brand.com/x', false],
    ['https://brand.com/x', false],
    ['https://www.api2.brand.com/x', false],
    ['https://evil.com/x', false],
    ['https://api2.brand.com.evil.com/x', false],
    ['/tasks', true, ['brand.com']],
    ['https://ws2.brand.com/x', true, ['brand.com']],
    ['https://brand.com/x', true, ['BRAND.com.']],
    ['https://evilbrand.com/x', false, ['brand.com']],
    ['https://brand.com.evil.com/x', false, ['brand.com']],
    ['https://evil.com/brand.com', false, ['brand.com']],
    ['https://evil.com\\@brand.com/', false, ['brand.com']],
    ['https://evil.com#.brand.com', false, ['brand.com']],
    ['/tasks', false, []],
    ['/tasks', false, ['brand.eu']],
    ['https://anything.example/x', true, (url) => url.hostname === 'anything.example'],
  ])('%s has trusted = %s with trusted hosts %j', (url, trusted, hosts) => {
    expect(
      createUrlResolver({ baseUrl: base, trustedHosts: hosts })(url, { basePath: '/s1' }).trusted,
    ).toBe(trusted);
  });
});

it('trusts both https and http if the base URL is http', () => {
  const resolve = createUrlResolver({ baseUrl: 'http://localhost:8080' });
  expect(resolve('http://localhost/x', { basePath: '' }).trusted).toBe(true);
  expect(resolve('https://localhost/x', { basePath: '' }).trusted).toBe(true);
  expect(resolve('http://elsewhere/x', { basePath: '' }).trusted).toBe(false);
});

it.each([{}, { a: undefined, b: null, c: [] }])('adds no query for %j', (params) => {
  expect(createUrlResolver({ baseUrl: base })('/t', { basePath: '', params }).href).toBe(
    `${base}/t`,
  );
});

it('returns a loggable URL with the whole path and no query', () => {
  const resolve = createUrlResolver({ baseUrl: base });
  expect(resolve('/a/b?token=1&x=\n2?3', { basePath: '/s1', params: { y: 1 } }).url).toBe(
    `${base}/s1/a/b`,
  );
  expect(resolve('https://other.com/a?token=1#x', { basePath: '/s1' }).url).toBe(
    'https://other.com/a',
  );
});

it.each([
  ['https://api2.brand.com', '/s1', '/tasks', 'https://api2.brand.com/s1/tasks'],
  ['https://api2.brand.com/', '/s1', '/tasks#top', 'https://api2.brand.com/s1/tasks'],
  ['https://api2.brand.com/v5?x=1#y', '', '/tasks', 'https://api2.brand.com/v5/tasks'],
  ['https://api2.brand.com', '', '//evil.com/x', 'https://api2.brand.com//evil.com/x'],
  ['https://api2.brand.com', '', '/\\evil.com', 'https://api2.brand.com/\\evil.com'],
  ['https://api2.brand.com', '/s1', 'https://other.com', 'https://other.com/'],
])('resolves base URL %s, base path %s and path %s to %s', (baseUrl, basePath, url, href) => {
  expect(createUrlResolver({ baseUrl })(url, { basePath }).href).toBe(href);
});

it('sorts the query by name', () => {
  const resolve = createUrlResolver({ baseUrl: base });
  const params = { z: 1, a: ['x', 'y'], none: null, missing: undefined, no: false, text: 'ü &=' };
  expect(resolve('/t?q=1', { basePath: '', params }).href).toBe(
    `${base}/t?q=1&a=x&a=y&no=false&text=%C3%BC+%26%3D&z=1`,
  );
});

it.each([
  'tasks',
  '',
  'javascript:alert(1)',
  'data:application/json,{}',
  'file:///etc/passwd',
  'https://',
  'https:/api2.brand.com',
  'https://user:pass@api2.brand.com/x',
  'https://user@api2.brand.com/x',
  'https://:pass@api2.brand.com/x',
  'xhttps://api2.brand.com/x',
  'https://api2.brand.com:99999/',
])('rejects the URL "%s"', (url) => {
  let thrown: unknown;
  try {
    createUrlResolver({ baseUrl: base })(url, { basePath: '/s1' });
  } catch (error) {
    thrown = error;
  }
  expect(isApiError(thrown, 'badRequest')).toBe(true);
  expect(thrown).toMatchObject({ code: 'ERR_BAD_REQUEST' });
  expect(String(thrown)).toContain('invalid URL "');
  expect(String(thrown)).not.toContain('pass@');
});

it.each([
  ['localhost:3000'],
  ['javascript:alert(1)'],
  ['api.x.com'],
  ['//api.x.com'],
  ['/\\api.x.com'],
  ['api/'],
  [' '],
  ['ftp://api.x.com'],
  ['wss://api.x.com'],
  ['https:/api.x.com'],
  ['https://'],
  ['https://user:pass@api.x.com'],
  [undefined],
  [null],
  [5],
])('refuses the base URL %j at configuration', (baseUrl) => {
  vi.stubGlobal('location', new URL('https://www.brand.com/page'));
  const error = thrownBy(() => createUrlResolver({ baseUrl: baseUrl as string }));
  expect(error).toMatchObject({ kind: 'badRequest', code: 'ERR_BAD_REQUEST' });
  expect(String(error)).toContain(
    `baseUrl is ${JSON.stringify(baseUrl)?.replace('user:pass@', '')}: `,
  );
  expect(String(error)).toContain('"https://api.example.com"');
});

it.each([['s1'], ['.evil.com'], ['@evil.com'], [':8080'], ['\\evil.com'], [5], [null]])(
  'refuses the base path %j, which would change the host',
  (basePath) => {
    for (const baseUrl of ['https://api2.brand.com', 'https://api2.brand.com/']) {
      const error = thrownBy(() =>
        createUrlResolver({ baseUrl })('/tasks', { basePath: basePath as string }),
      );
      expect(error).toMatchObject({ kind: 'badRequest' });
      expect(String(error)).toContain(`basePath is ${JSON.stringify(basePath)}: start with "/"`);
    }
  },
);

describe('in a page whose origin is "null"', () => {
  // As in a sandboxed frame, whose `location` is `about:srcdoc`.
  const stub = (origin: string) => {
    vi.stubGlobal('location', { origin: 'null', href: 'about:srcdoc' });
    vi.stubGlobal('origin', origin);
  };

  it('resolves an absolute base URL', () => {
    stub('null');
    expect(createUrlResolver({ baseUrl: base })('/tasks', { basePath: '/s1' }).href).toBe(
      `${base}/s1/tasks`,
    );
  });

  it("resolves a relative base URL to the parent's origin if the frame has it", () => {
    stub('https://www.brand.com');
    expect(createUrlResolver({ baseUrl: '/api' })('/tasks', { basePath: '' }).href).toBe(
      'https://www.brand.com/api/tasks',
    );
  });

  it('rejects a relative base URL, with the reason', () => {
    stub('null');
    const error = thrownBy(() => createUrlResolver({ baseUrl: '' })('/tasks', { basePath: '' }));
    expect(error).toMatchObject({ kind: 'badRequest' });
    expect(String(error)).toContain('baseUrl is "", but there is no page with an origin');
  });
});

describe('trusted hosts', () => {
  it.each([
    ['*.x.com', 'x.com'],
    ['api.x.com:443', 'api.x.com'],
    ['https://x.com', 'x.com'],
    ['x.com/api', 'x.com'],
    ['user@x.com', 'x.com'],
    ['.x.com', 'x.com'],
  ])('refuse "%s", which would never match, and suggest "%s"', (name, remedy) => {
    const error = thrownBy(() =>
      createUrlResolver({ baseUrl: base, trustedHosts: ['brand.com', name] }),
    );
    expect(error).toMatchObject({ kind: 'badRequest' });
    expect(String(error)).toContain(`trustedHosts has "${name}": use "${remedy}"`);
  });

  it.each([[''], [' '], [5], [null], ['a b'], ['*']])('refuse %j', (name) => {
    const error = thrownBy(() =>
      createUrlResolver({ baseUrl: base, trustedHosts: [name as string] }),
    );
    expect(error).toMatchObject({ kind: 'badRequest' });
  });

  it('refuse a text instead of a list', () => {
    const hosts = 'brand.com' as unknown as TrustedHosts;
    expect(
      String(thrownBy(() => createUrlResolver({ baseUrl: base, trustedHosts: hosts }))),
    ).toContain('use a list');
  });

  it.each([
    ['bücher.example', 'https://api.bücher.example/x'],
    ['xn--bcher-kva.example', 'https://bücher.example/x'],
    ['BÜCHER.example.', 'https://xn--bcher-kva.example/x'],
    ['[::1]', 'https://[::1]:8443/x'],
    ['localhost', 'https://localhost/x'],
  ])('match "%s" for %s', (name, url) => {
    expect(
      createUrlResolver({ baseUrl: base, trustedHosts: [name] })(url, { basePath: '' }).trusted,
    ).toBe(true);
  });
});

describe('a path with {name}', () => {
  const resolve = createUrlResolver({ baseUrl: base });

  it.each([
    ['no values', undefined],
    ['other values', { other: 1 }],
    ['an undefined value', { id: undefined as unknown as string }],
    ['NaN', { id: NaN }],
    ['Infinity', { id: Infinity }],
    ['[object Object]', { id: {} as unknown as string }],
    ['a symbol', { id: Symbol('x') as unknown as string }],
  ])('is rejected with %s', (_name, values) => {
    const error = thrownBy(() => resolve('/users/{id}/x', { basePath: '', path: values }));
    expect(error).toMatchObject({ kind: 'badRequest' });
    expect(String(error)).toContain('path value "id" is ');
  });

  it('accepts values with other characters than a name, and braces that are percent-encoded', () => {
    expect(resolve('/a/{x y}/%7Bid%7D/{}', { basePath: '' }).href).toBe(
      `${base}/a/{x y}/%7Bid%7D/{}`,
    );
  });
});

it.each([
  [{ a: NaN }, 'a', 'NaN'],
  [{ a: [1, Infinity] }, 'a', 'Infinity'],
  [{ a: {} }, 'a', '[object Object]'],
  [{ a: new Map() }, 'a', '[object Map]'],
  [{ a: () => 1 }, 'a', '[object Function]'],
  [{ b: 1, a: Symbol('x') }, 'a', 'Symbol(x)'],
])('rejects the parameters %o', (params, name, what) => {
  const error = thrownBy(() =>
    createUrlResolver({ baseUrl: base })('/t', { basePath: '', params: params as never }),
  );
  expect(error).toMatchObject({ kind: 'badRequest' });
  expect(String(error)).toContain(`parameter "${name}" is ${what}`);
});

it("resolves an empty base URL to the page's origin, whatever the path of the page", () => {
  vi.stubGlobal('location', new URL('https://www.brand.com/tr-TUR/task-center?x=1#y'));
  const resolve = createUrlResolver({ baseUrl: '' });
  expect(resolve('/tasks', { basePath: '/s1' })).toEqual({
    href: 'https://www.brand.com/s1/tasks',
    url: 'https://www.brand.com/s1/tasks',
    trusted: true,
  });
  expect(createUrlResolver({ baseUrl: '/api/' })('/tasks', { basePath: '' }).href).toBe(
    'https://www.brand.com/api/tasks',
  );
});

it('throws for a relative base URL if there is no page', () => {
  expect(() => createUrlResolver({ baseUrl: '' })('/x', { basePath: '' })).toThrow(
    'use an absolute URL',
  );
});

it('removes user name, password, query and fragment', () => {
  expect(withoutSecrets('https://u:p@brand.com/a?token=1#x')).toBe('https://brand.com/a');
  expect(withoutSecrets('https://brand.com/a#x?y')).toBe('https://brand.com/a');
  expect(withoutSecrets('/a?token=1\ntoken=2')).toBe('/a');
  expect(withoutSecrets('https://brand.com/@me')).toBe('https://brand.com/@me');
});
