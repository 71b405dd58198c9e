import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { bootScript } from './boot/bootScript.ts';
import { createRegionEnv } from './regionEnv.ts';
import { preset } from './preset/preset.ts';
import { storedLanguage, rememberLanguage, loginFlag } from './storedState.ts';

const region = createRegionEnv(preset);

function storage(entries: Record<string, string> = {}) {
  const map = new Map(Object.entries(entries));
  return {
    map,
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
  };
}

const forbidden = {
  getItem: () => {
    throw new DOMException('no storage here', 'SecurityError');
  },
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
};

it('stores the language under the configured key', () => {
  const empty = storage();
  expect(storedLanguage(region, empty)).toBeUndefined();
  expect(rememberLanguage(region, empty, 'tr-TUR')).toBe(true);
  expect([...empty.map]).toEqual([['exchange:language', 'tr-TUR']]);
  expect(storedLanguage(region, empty)).toBe('tr-TUR');
});

it.each(['', 'xx', 'tr-TR', '{"a":1}', '__proto__'])(
  'ignores the invalid stored language "%s"',
  (value) => {
    expect(storedLanguage(region, storage({ 'exchange:language': value }))).toBeUndefined();
  },
);

it('sets the login flag if a user id is stored', () => {
  expect(loginFlag(region, storage())).toBe(false);
  expect(loginFlag(region, storage({ 'exchange:user-id': '42' }))).toBe(true);
});

it.each(['1', '0.5', '1e3', ' 7 ', '90071992547409931'])('accepts %j as a user id', (value) => {
  expect(loginFlag(region, storage({ 'exchange:user-id': value }))).toBe(true);
});

it('treats a null from the storage like a missing entry', () => {
  const empty = { getItem: () => null };
  expect(storedLanguage(region, empty)).toBeUndefined();
  expect(loginFlag(region, empty)).toBe(false);
});

it('uses the keys of the configuration', () => {
  const storageKeys = { ...region.config.storageKeys, language: 'l', userId: 'u' };
  const own = createRegionEnv({ ...preset, storageKeys });
  const entries = storage({ u: '7', 'exchange:language': 'de' });
  expect(loginFlag(own, entries)).toBe(true);
  expect(storedLanguage(own, entries)).toBeUndefined();
  expect(rememberLanguage(own, entries, 'ja-JP')).toBe(true);
  expect(entries.map.get('l')).toBe('ja-JP');
  expect(storedLanguage(own, entries)).toBe('ja-JP');
});

it('uses the keys "language" and "user-id" by default', () => {
  const editions = [
    { id: 'world', domains: ['acme.dev'], locales: [{ token: 'en', label: 'English' }] },
  ] as const;
  const plain = createRegionEnv({ editions });
  const entries = storage({ 'user-id': '7' });
  expect(loginFlag(plain, entries)).toBe(true);
  expect(rememberLanguage(plain, entries, 'en')).toBe(true);
  expect(entries.map.get('language')).toBe('en');
  expect(storedLanguage(plain, entries)).toBe('en');
});

it.each([
  '',
  '0',
  '-1',
  '-0',
  'NaN',
  '-Infinity',
  '\u0000',
  'null',
  'undefined',
  '{"id":1}',
  '1'.repeat(100_000) + 'x',
])('does not accept %j as a user id', (value) => {
  expect(loginFlag(region, storage({ 'exchange:user-id': value }))).toBe(false);
});

it('treats forbidden, full or missing storage like empty storage', () => {
  for (const broken of [forbidden, undefined]) {
    expect(storedLanguage(region, broken)).toBeUndefined();
    expect(rememberLanguage(region, broken, 'en')).toBe(false);
    expect(loginFlag(region, broken)).toBe(false);
  }
});

it('reads only the configured keys', () => {
  const keys: string[] = [];
  const watching = {
    getItem(key: string) {
      keys.push(key);
      return null;
    },
  };
  storedLanguage(region, watching);
  loginFlag(region, watching);
  expect(keys).toEqual(['exchange:language', 'exchange:user-id']);
});

it.each([
  ['true', true],
  ['u-17', true],
  ['0', true],
  ['false', false],
  ['', false],
  [undefined, false],
])('with `guestValues`, the user id %j means a login: %j', (value, isLogin) => {
  const config = { ...preset, guestValues: ['', 'false'] };
  const own = storage(value === undefined ? {} : { 'exchange:user-id': value });
  expect(loginFlag(createRegionEnv(config), own)).toBe(isLogin);
  const dataset: Record<string, string> = {};
  const document = { documentElement: { dataset }, addEventListener: () => undefined };
  const location = { hostname: 'brand.com', search: '' };
  runInNewContext(bootScript(config), { document, location, localStorage: own, URL });
  expect(dataset['login']).toBe(isLogin ? 'true' : undefined);
});
