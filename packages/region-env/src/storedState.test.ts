import { expect, it } from 'vitest';
import { createRegionEnv } from './regionEnv.ts';
import { preset } from './preset/preset.ts';

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
  expect(region.storedLanguage(empty)).toBeUndefined();
  expect(region.rememberLanguage(empty, 'tr-TUR')).toBe(true);
  expect([...empty.map]).toEqual([['exchange:language', 'tr-TUR']]);
  expect(region.storedLanguage(empty)).toBe('tr-TUR');
});

it.each(['', 'xx', 'tr-TR', '{"a":1}', '__proto__'])(
  'ignores the invalid stored language "%s"',
  (value) => {
    expect(region.storedLanguage(storage({ 'exchange:language': value }))).toBeUndefined();
  },
);

it('sets the login flag if a user id is stored', () => {
  expect(region.loginFlag(storage())).toBe(false);
  expect(region.loginFlag(storage({ 'exchange:user-id': '42' }))).toBe(true);
});

it.each(['1', '0.5', '1e3', ' 7 ', '90071992547409931'])('accepts %j as a user id', (value) => {
  expect(region.loginFlag(storage({ 'exchange:user-id': value }))).toBe(true);
});

it('treats a null from the storage like a missing entry', () => {
  const empty = { getItem: () => null };
  expect(region.storedLanguage(empty)).toBeUndefined();
  expect(region.loginFlag(empty)).toBe(false);
});

it('uses the keys of the configuration', () => {
  const storageKeys = { ...region.config.storageKeys, language: 'l', userId: 'u' };
  const own = createRegionEnv({ ...preset, storageKeys });
  const entries = storage({ u: '7', 'exchange:language': 'de' });
  expect(own.loginFlag(entries)).toBe(true);
  expect(own.storedLanguage(entries)).toBeUndefined();
  expect(own.rememberLanguage(entries, 'ja-JP')).toBe(true);
  expect(entries.map.get('l')).toBe('ja-JP');
  expect(own.storedLanguage(entries)).toBe('ja-JP');
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
  expect(region.loginFlag(storage({ 'exchange:user-id': value }))).toBe(false);
});

it('treats forbidden, full or missing storage like empty storage', () => {
  for (const broken of [forbidden, undefined]) {
    expect(region.storedLanguage(broken)).toBeUndefined();
    expect(region.rememberLanguage(broken, 'en')).toBe(false);
    expect(region.loginFlag(broken)).toBe(false);
  }
});

it('reads only the configured keys', () => {
  const keys: string[] = [];
  const watching = { getItem: (key: string) => (keys.push(key), null) };
  region.storedLanguage(watching);
  region.loginFlag(watching);
  expect(keys).toEqual(['exchange:language', 'exchange:user-id']);
});
