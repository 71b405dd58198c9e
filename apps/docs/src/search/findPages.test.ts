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

  it('returns at most the limit', () => {
    expect(findPages(index, 'quote', 1)).toHaveLength(1);
  });
});
