import { expect, it } from 'vitest';
import { safeStorage } from '../../services/browser/index.ts';
import { recentEntries, storeRecent } from './recentEntries.ts';

/** Storage that lasts for one test. */
const memory = () =>
  safeStorage(() => {
    throw new Error('none');
  });

const en = { userId: '1', locale: 'en' };
const titles = (storage: ReturnType<typeof memory>, searcher = en) =>
  recentEntries(storage, searcher).map(({ title }) => title);

it('returns the opened results of a language, newest first and each once', () => {
  const storage = memory();
  for (const title of ['a', 'b', 'a']) storeRecent(storage, en, { title, href: `/${title}` });
  const de = { ...en, locale: 'de' };
  storeRecent(storage, de, { title: 'c', href: '/c' });
  expect(titles(storage)).toEqual(['a', 'b']);
  expect(titles(storage, de)).toEqual(['c']);
});

it('keeps the results of each user apart', () => {
  const storage = memory();
  storeRecent(storage, en, { title: 'Trial fund', href: '/a' });
  expect(titles(storage, { ...en, userId: '2' })).toEqual([]);
});

it('keeps four results', () => {
  const storage = memory();
  for (const title of '12345') storeRecent(storage, en, { title, href: `/${title}` });
  expect(titles(storage)).toEqual(['5', '4', '3', '2']);
});

it.each([
  '{',
  '{}',
  '[1, null]',
  '[{"title": "x", "href": "//evil.example"}]',
  String.raw`[{"title": "x", "href": "/\t/evil.example"}]`,
  '[{"title": "x", "href": "javascript:alert(1)"}]',
  '[{"title": "x", "href": "/x", "from": {}}]',
])('ignores the stored value %s', (value) => {
  const storage = memory();
  storage.setItem('exchange:recent-searches:1:en', value);
  expect(titles(storage)).toEqual([]);
});
