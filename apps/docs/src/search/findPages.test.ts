import MiniSearch from 'minisearch';
import { describe, expect, it } from 'vitest';
import { searchOptions, type SearchEntry } from '../markdown/searchOptions.ts';
import { findPages } from './findPages.ts';

const index = new MiniSearch<SearchEntry>(searchOptions);
index.addAll([
  { id: '/a/', title: 'quote-socket', heading: '', area: 'Packages', text: 'Live quotes.' },
  {
    id: '/b/#createquotesocket',
    title: '@exchange/quote-socket',
    heading: 'createQuoteSocket()',
    area: 'Reference',
    text: 'Creates a socket.',
  },
  { id: '/c/', title: 'Other', heading: '', area: 'Project', text: 'Mentions a quote once.' },
]);

describe('findPages', () => {
  it.each(['createQuoteSocket', 'createquotesocket', 'create socket', 'createQuoteSoket'])(
    'finds a name as "%s"',
    (text) => {
      expect(findPages(index, text)[0]).toEqual({
        value: '/b/#createquotesocket',
        label: 'createQuoteSocket()',
        hint: '@exchange/quote-socket · Reference',
      });
    },
  );

  it('ranks a match in a title above a match in the text', () => {
    expect(findPages(index, 'quote').at(-1)?.value).toBe('/c/');
  });

  it.each(['', '   ', '\0', 'zzzzzz', '*.(['])('finds nothing for %j', (text) => {
    expect(findPages(index, text)).toEqual([]);
  });

  it('puts pages with some of the words after those with all', () => {
    expect(findPages(index, 'quote mentions zzzzzz').map(({ value }) => value)).toEqual(
      expect.arrayContaining(['/a/', '/c/']),
    );
  });

  it('finds a word by its synonym', () => {
    expect(findPages(index, 'ticker').map(({ value }) => value)).toContain('/a/');
  });

  it('ranks guides above the project', () => {
    const two = new MiniSearch<SearchEntry>(searchOptions);
    const entry = { title: 'Themes', heading: '', area: '', text: '' };
    two.addAll([
      { ...entry, id: '/decisions/24/' },
      { ...entry, id: '/packages/ui/guide/' },
    ]);
    expect(findPages(two, 'theme')[0]?.value).toBe('/packages/ui/guide/');
  });

  it('lists a page once, with its best section', () => {
    const sections = new MiniSearch<SearchEntry>(searchOptions);
    const entry = { title: 'Guide', area: 'Packages' };
    sections.addAll([
      { ...entry, id: '/g/', heading: '', text: 'The style of a theme.' },
      { ...entry, id: '/g/#style', heading: 'Style', text: '' },
    ]);
    expect(findPages(sections, 'style').map(({ value }) => value)).toEqual(['/g/#style']);
  });

  it('returns at most the limit', () => {
    expect(findPages(index, 'quote', 1)).toHaveLength(1);
  });
});
