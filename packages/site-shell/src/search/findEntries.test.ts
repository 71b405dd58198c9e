import { describe, expect, it } from 'vitest';
import { findEntries, type SearchEntry } from './findEntries.ts';

const entry = (group: SearchEntry['group'], title: string, text?: string): SearchEntry => ({
  group,
  title,
  href: `/${title}`,
  ...(text === undefined ? {} : { text }),
});

const all = [
  entry('pages', 'Markets'),
  entry('questions', 'When do rewards expire?', 'After a week.'),
  entry('tasks', 'First trade', 'Trade once and get a reward.'),
  entry('tasks', 'Reward of the day'),
];

const titles = (query: string) =>
  findEntries(all, query, 'en').map(({ group, entries }) => [
    group,
    entries.map(({ title }) => title),
  ]);

describe('findEntries', () => {
  it.each(['', '  ', '?!'])('finds nothing for %j', (query) => {
    expect(titles(query)).toEqual([]);
  });

  it('groups the results and puts title matches first', () => {
    expect(titles('reward')).toEqual([
      ['tasks', ['Reward of the day', 'First trade']],
      ['questions', ['When do rewards expire?']],
    ]);
  });

  it('requires every word in the title or the additional text', () => {
    expect(titles('rewards week')).toEqual([['questions', ['When do rewards expire?']]]);
    expect(titles('rewards markets')).toEqual([]);
  });

  it('shows at most six results per group', () => {
    const many = Array.from({ length: 20 }, (_, index) => entry('markets', `BTC/${index}`));
    expect(findEntries(many, 'btc', 'en')[0]?.entries).toHaveLength(6);
  });
});
