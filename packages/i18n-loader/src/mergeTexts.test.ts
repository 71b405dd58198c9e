import { describe, expect, it } from 'vitest';
import { mergeTexts } from './mergeTexts.ts';

describe('mergeTexts', () => {
  it.each<[string, unknown, unknown, unknown]>([
    ['a newer text', 'old', 'new', 'new'],
    ['an empty text, which removes it', 'old', '', ''],
    ['a text for a new key', undefined, 'new', 'new'],
    ['a text instead of null', null, 'new', 'new'],
    ['a text instead of an empty object', {}, 'new', 'new'],
    ['a text instead of an empty list', [], 'new', 'new'],
    ['a group for a new key', undefined, { in: 'In' }, { in: 'In' }],
    ['a newer list', ['old'], ['new'], ['new']],
  ])('takes %s', (_, old, fresh, expected) => {
    expect(mergeTexts({ key: old }, { key: fresh })).toEqual({ key: expected });
  });

  it.each<[string, unknown]>([
    ['null', null],
    ['an empty object', {}],
    ['an empty list', []],
    ['a group', { in: 'In' }],
    ['a list', ['new']],
    ['a number', 1],
    ['false', false],
    ['nothing', undefined],
  ])('keeps a text if the file has %s', (_, fresh) => {
    expect(mergeTexts({ key: 'old' }, { key: fresh })).toEqual({ key: 'old' });
  });

  it.each<[string, unknown]>([
    ['null', null],
    ['an empty object', {}],
    ['an empty list', []],
    ['a text', 'new'],
    ['a list', ['new']],
  ])('keeps a group if the file has %s', (_, fresh) => {
    expect(mergeTexts({ menu: { in: 'In' } }, { menu: fresh })).toEqual({ menu: { in: 'In' } });
  });

  it.each<[string, unknown]>([
    ['null', null],
    ['an empty list', []],
    ['a text', 'new'],
    ['a group', { in: 'In' }],
  ])('keeps a list if the file has %s', (_, fresh) => {
    expect(mergeTexts({ steps: ['old'] }, { steps: fresh })).toEqual({ steps: ['old'] });
  });

  it('merges groups of any depth and keeps missing keys', () => {
    const old = { a: { b: { c: '1', d: '2' } }, e: '3' };
    expect(mergeTexts(old, { a: { b: { c: '4', d: null }, f: '5' } })).toEqual({
      a: { b: { c: '4', d: '2' }, f: '5' },
      e: '3',
    });
    expect(old).toEqual({ a: { b: { c: '1', d: '2' } }, e: '3' });
  });

  it('accepts keys that every object inherits, such as toString', () => {
    const fresh = { toString: 'To text', valueOf: { title: 'Value' } };
    expect(mergeTexts({}, fresh)).toEqual(fresh);
  });
});
