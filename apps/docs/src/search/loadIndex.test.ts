import MiniSearch from 'minisearch';
import { expect, it } from 'vitest';
import { searchOptions, type SearchEntry } from '../markdown/searchOptions.ts';
import { loadIndex } from './loadIndex.ts';

const { signal } = new AbortController();

it('reads the index that the site serves', async () => {
  const written = new MiniSearch<SearchEntry>(searchOptions);
  written.add({ id: '/a/', title: 'Tour', heading: '', area: 'Start', text: '' });
  const loaded = await loadIndex(signal, () => Promise.resolve(Response.json(written)));
  expect(loaded.search('tour').map(({ id }) => String(id))).toEqual(['/a/']);
});

it('rejects if the server responds with an error', async () => {
  const missing = () => Promise.resolve(new Response('', { status: 404 }));
  await expect(loadIndex(signal, missing)).rejects.toThrow('the server responded with 404');
});
