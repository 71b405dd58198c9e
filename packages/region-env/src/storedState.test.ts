import { expect, it } from 'vitest';
import { createRegionEnv } from './regionEnv.ts';

const region = createRegionEnv();

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

it('remembers a language under its key', () => {
  const own = storage();
  expect(region.storedLanguage(own)).toBeUndefined();
  expect(region.rememberLanguage(own, 'tr-TUR')).toBe(true);
  expect([...own.map]).toEqual([['exchange:language', 'tr-TUR']]);
  expect(region.storedLanguage(own)).toBe('tr-TUR');
});

it.each(['', 'xx', 'tr-TR', '{"a":1}', '__proto__'])('ignores a stored "%s"', (value) => {
  expect(region.storedLanguage(storage({ 'exchange:language': value }))).toBeUndefined();
});

it('derives the login flag from the presence of a user id', () => {
  expect(region.loginFlag(storage())).toBe(false);
  expect(region.loginFlag(storage({ 'exchange:user-id': '42' }))).toBe(true);
});

it.each(['', '0', '-1', '\u0000', 'null', 'undefined', '{"id":1}', '1'.repeat(100_000) + 'x'])(
  'knows that %j is no user id',
  (value) => {
    expect(region.loginFlag(storage({ 'exchange:user-id': value }))).toBe(false);
  },
);

it('takes forbidden, full or missing storage for an empty one', () => {
  for (const broken of [forbidden, undefined]) {
    expect(region.storedLanguage(broken)).toBeUndefined();
    expect(region.rememberLanguage(broken, 'en')).toBe(false);
    expect(region.loginFlag(broken)).toBe(false);
  }
});

it('reads no other key than its own', () => {
  const keys: string[] = [];
  const watching = { getItem: (key: string) => (keys.push(key), null) };
  region.storedLanguage(watching);
  region.loginFlag(watching);
  expect(keys).toEqual(['exchange:language', 'exchange:user-id']);
});
