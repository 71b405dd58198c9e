import fc from '@tooling/testing/fastCheck';
import { describe, expect, it } from 'vitest';
import { readCachedNavigation } from './cachedNavigation.ts';

const link = { name: 'Markets', href: '/markets', renderer: 'link' };
const cache = (over: object = {}) =>
  JSON.stringify({ exchange: [], left: [link], right: [], language: 'en', ...over });

describe('readCachedNavigation', () => {
  it('returns the three lists if the language matches', () => {
    const more = { name: 'More', renderer: 'more', items: [link] };
    expect(readCachedNavigation(cache({ left: [link, more], right: [link] }), 'en')).toEqual({
      exchange: [],
      left: [link, more],
      right: [link],
    });
  });

  it.each([
    ['nothing stored', null, 'en'],
    ['empty text', '', 'en'],
    ['no stored language', cache(), null],
    ['empty language on both sides', cache({ language: '' }), ''],
    ['another language', cache(), 'tr-TUR'],
    ['another case', cache(), 'EN'],
    ['invalid JSON', '{"left":[', 'en'],
    ['null', 'null', 'en'],
    ['a number', '7', 'en'],
    ['a list', '[]', 'en'],
    ['a missing list', cache({ right: undefined }), 'en'],
    ['an object in place of a list', cache({ left: { 0: link, length: 1 } }), 'en'],
    ['no items', cache({ left: [] }), 'en'],
    ['only invalid items', cache({ left: [null, 1, 'x', [], {}] }), 'en'],
    ['the language as a list', cache({ language: ['en'] }), 'en'],
  ])('returns undefined for %s', (_, raw, language) => {
    expect(readCachedNavigation(raw, language)).toBeUndefined();
  });

  it.each([
    ['no name', { ...link, name: undefined }],
    ['a blank name', { ...link, name: '  ' }],
    ['a name of 65 characters', { ...link, name: 'x'.repeat(65) }],
    ['an object as name', { ...link, name: { toString: 'x' } }],
    ['no renderer', { ...link, renderer: undefined }],
    ['an unknown renderer', { ...link, renderer: 'html' }],
    ['items of an unknown renderer', { name: 'More', renderer: 'html', items: [link] }],
    ['an inherited renderer', { ...link, renderer: 'constructor' }],
    ['no href', { ...link, href: undefined }],
    ['a javascript: URL', { ...link, href: 'javascript:alert(1)' }],
    ['a javascript: URL with whitespace', { ...link, href: ' \u0001java\nscript:alert(1)' }],
    ['a data: URL', { ...link, href: 'data:text/html,x' }],
    ['an invalid URL', { ...link, href: 'https://[' }],
    ['a dropdown without items', { name: 'More', renderer: 'more' }],
    ['a dropdown of invalid items', { name: 'More', renderer: 'more', items: [{ name: 'x' }] }],
    [
      'a dropdown in a dropdown',
      { name: 'More', renderer: 'more', items: [{ name: 'a', renderer: 'more', items: [link] }] },
    ],
  ])('leaves out an item with %s', (_, bad) => {
    expect(readCachedNavigation(cache({ left: [bad, link] }), 'en')?.left).toEqual([link]);
  });

  it('returns at most 16 items per list', () => {
    const left = Array.from({ length: 1000 }, () => link);
    expect(readCachedNavigation(cache({ left }), 'en')?.left).toHaveLength(16);
  });

  it('returns at most 16 items per dropdown', () => {
    const more = { name: 'More', renderer: 'more', items: Array.from({ length: 17 }, () => link) };
    const drawn = readCachedNavigation(cache({ left: [more] }), 'en')?.left[0];
    expect(drawn?.items).toHaveLength(16);
  });

  it('accepts names up to 64 characters and addresses up to 2048', () => {
    const long = { ...link, name: 'x'.repeat(64), href: `/${'x'.repeat(2047)}` };
    const longer = { ...long, href: `${long.href}x` };
    expect(readCachedNavigation(cache({ left: [long, longer] }), 'en')?.left).toEqual([long]);
  });

  it.each(['exchange', 'left', 'right'])(
    'accepts a cache in which only the list %s has items',
    (name) => {
      const lists = { exchange: [], left: [], right: [], [name]: [link] };
      expect(readCachedNavigation(cache(lists), 'en')).toEqual(lists);
    },
  );

  it.each(['exchange', 'left', 'right'])('returns undefined if %s is missing', (name) => {
    expect(readCachedNavigation(cache({ [name]: null }), 'en')).toBeUndefined();
  });

  it('drops unknown fields', () => {
    const raw = `{"exchange":[],"right":[],"language":"en","left":[{"name":"a","href":"/","renderer":"link","onclick":"x","__proto__":{"bad":1}}],"__proto__":{"polluted":1}}`;
    expect(readCachedNavigation(raw, 'en')?.left).toEqual([
      { name: 'a', href: '/', renderer: 'link' },
    ]);
    expect('polluted' in {}).toBe(false);
  });

  it('never throws for random stored text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), fc.string(), (raw, language) => {
        readCachedNavigation(raw, language);
      }),
    );
  });
});
