import { describe, expect, it } from 'vitest';
import { findEntries, groupEntries, type SearchEntry, type SearchGroup } from './findEntries.ts';

const entry = (group: string, title: string, text?: string): SearchEntry => ({
  group,
  title,
  href: `/${title}`,
  ...(text === undefined ? {} : { text }),
});

const groups = ['tasks', 'questions', 'markets', 'pages'].map<SearchGroup>((id) => ({
  id,
  title: id,
  icon: 'help',
}));

const all = [
  entry('pages', 'Markets'),
  entry('questions', 'When do rewards expire?', 'After a week.'),
  entry('tasks', 'First trade', 'Trade once and get a reward.'),
  entry('tasks', 'Reward of the day'),
];

const titles = (query: string) =>
  groupEntries(groups, findEntries(all, query, 'en')).map(({ group, entries }) => [
    group.id,
    entries.map(({ title }) => title),
  ]);

describe('findEntries', () => {
  it.each(['', '  ', '?!'])('finds nothing for %j', (query) => {
    expect(titles(query)).toEqual([]);
  });

  it('puts title matches first', () => {
    expect(titles('reward')).toEqual([
      ['tasks', ['Reward of the day', 'First trade']],
      ['questions', ['When do rewards expire?']],
    ]);
  });

  it('requires every word in the title or the additional text', () => {
    expect(titles('rewards week')).toEqual([['questions', ['When do rewards expire?']]]);
    expect(titles('rewards markets')).toEqual([]);
  });
});

describe('whole words', () => {
  const found = (query: string, ...texts: readonly string[]) =>
    findEntries(
      texts.map((text, index) => entry('pages', `${index}`, text)),
      query,
      'en',
    ).map(({ text }) => text);

  it('prefers them to parts of longer words', () => {
    expect(found('support', 'in a supported region', 'help support chat')).toEqual([
      'help support chat',
    ]);
  });

  it('finds parts of words while the visitor types', () => {
    expect(found('suppo', 'in a supported region')).toEqual(['in a supported region']);
  });

  it('finds words in scripts without spaces', () => {
    expect(found('出金', '報酬の出金について', '出金')).toHaveLength(2);
  });
});

describe('word forms', () => {
  it.each(['rewarding', 'rewarded', 'trades'])('finds the base word for %s', (query) => {
    expect(titles(query).flatMap(([, found]) => found)).toContain('First trade');
  });

  it('keeps at least four letters of a word', () => {
    expect(titles('trxyz')).toEqual([]);
  });
});

describe('groupEntries', () => {
  it('shows the groups in their order', () => {
    expect(groupEntries(groups, all).map(({ group }) => group.id)).toEqual([
      'tasks',
      'questions',
      'pages',
    ]);
  });

  it('shows at most six results per group', () => {
    const many = Array.from({ length: 20 }, (_, index) => entry('markets', `BTC/${index}`));
    expect(groupEntries(groups, many)[0]?.entries).toHaveLength(6);
  });
});
