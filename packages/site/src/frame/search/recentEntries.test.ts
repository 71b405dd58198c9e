import { expect, it } from 'vitest';
import { safeStorage } from '../../services/browser/index.ts';
import { recentEntries, storeRecent } from './recentEntries.ts';

/** Storage that lasts for one test. */
const memory = () =>
  safeStorage(() => {
    throw new Error('none');
  });

const titles = (storage: ReturnType<typeof memory>, locale = 'en') =>
  recentEntries(storage, locale).map(({ title }) => title);

it('returns the opened results of a language, newest first and each once', () => {
  const storage = memory();
  for (const title of ['a', 'b', 'a']) storeRecent(storage, 'en', { title, href: `/${title}` });
  storeRecent(storage, 'de', { title: 'c', href: '/c' });
  expect(titles(storage)).toEqual(['a', 'b']);
  expect(titles(storage, 'de')).toEqual(['c']);
});

it('keeps four results', () => {
  const storage = memory();
  for (const title of '12345') storeRecent(storage, 'en', { title, href: `/${title}` });
  expect(titles(storage)).toEqual(['5', '4', '3', '2']);
});

it.each(['{', '{}', '[1, null]', '[{"title": "x", "href": "//evil.example"}]'])(
  'ignores the stored value %s',
  (value) => {
    const storage = memory();
    storage.setItem('exchange:recent-searches:en', value);
    expect(titles(storage)).toEqual([]);
  },
);
