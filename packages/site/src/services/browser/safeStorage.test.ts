import { expect, it } from 'vitest';
import { safeStorage } from './safeStorage.ts';

function createMemoryStorage(): Storage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
    key: () => null,
    get length() {
      return values.size;
    },
  };
}

it('keeps values in the given storage', () => {
  const real = createMemoryStorage();
  const storage = safeStorage(() => real);
  storage.setItem('a', '1');
  expect(real.getItem('a')).toBe('1');
  expect(storage.getItem('a')).toBe('1');
  storage.removeItem('a');
  expect(storage.getItem('a')).toBeNull();
});

it('keeps values in memory when storage access is denied', () => {
  const storage = safeStorage(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(storage.getItem('a')).toBeNull();
  storage.setItem('a', '1');
  expect(storage.getItem('a')).toBe('1');
  storage.removeItem('a');
  expect(storage.getItem('a')).toBeNull();
});

it('keeps values in memory when the storage is full', () => {
  const full = createMemoryStorage();
  full.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const storage = safeStorage(() => full);
  storage.setItem('a', '1');
  expect(storage.getItem('a')).toBe('1');
});
