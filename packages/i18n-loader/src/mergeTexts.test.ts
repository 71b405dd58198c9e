import fc from '@tooling/testing/fastCheck';
import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';
import type { Texts } from './loader/readTexts.ts';
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

  it.each<[string, object, object, object]>([
    ['replace nested ones', { menu: { in: 'old' } }, { 'menu.in': 'new' }, { menu: { in: 'new' } }],
    [
      'replace deeply nested ones',
      { a: { b: { c: 'old', d: 'D' } } },
      { 'a.b.c': 'new', 'a.e': 'E' },
      { a: { b: { c: 'new', d: 'D' } }, 'a.e': 'E' },
    ],
    [
      'replace those with a mixed path',
      { a: { 'b.c': 'old' } },
      { 'a.b.c': 'new' },
      { a: { 'b.c': 'new' } },
    ],
    [
      'replace those of a group with a dotted name',
      { 'a.b': { c: 'old' } },
      { 'a.b.c': 'new' },
      { 'a.b': { c: 'new' } },
    ],
    ['do not replace those with null', { a: { b: 'old' } }, { 'a.b': null }, { a: { b: 'old' } }],
    ['replace nested ones with ""', { a: { b: 'old' } }, { 'a.b': '' }, { a: { b: '' } }],
    [
      'may stand beside a nested one with a shorter path',
      { a: 'A' },
      { 'a.b': 'new' },
      { a: 'A', 'a.b': 'new' },
    ],
  ])('with flat keys %s', (_, old, fresh, expected) => {
    expect(mergeTexts(old, fresh)).toEqual(expected);
  });

  it('shows the translation that i18next finds first, after any sequence of flat and nested files', () => {
    const flat = fc
      .constantFrom('a.b', 'a.b.c', 'a.d', 'e')
      .chain((key) => fc.constantFrom('1', '2', '3').map((value): Texts => ({ [key]: value })));
    const nested = fc
      .tuple(fc.constantFrom('1', '2', '3'), fc.boolean())
      .map(([value, isDeep]): Texts => ({ a: isDeep ? { b: { c: value } } : { d: value } }));
    fc.assert(
      fc.property(fc.array(fc.oneof(flat, nested), { minLength: 1, maxLength: 6 }), (files) => {
        const i18n = createInstance();
        void i18n.init({ lng: 'de', ns: 'common', resources: { de: { common: {} } } });
        let shown: Texts = {};
        const paths = new Map<string, string>();
        for (const file of files) {
          const [[key, value] = ['', '']] = leaves(file);
          // A text and a group with the same path contradict each other, and the older one is kept.
          const contradicts = [...paths.keys()].some(
            (path) => path.startsWith(`${key}.`) || key.startsWith(`${path}.`),
          );
          if (contradicts) continue;
          shown = mergeTexts(shown, file) as Texts;
          paths.set(key, value);
        }
        i18n.store.data = { de: { common: shown } };
        for (const [path, value] of paths) expect(i18n.t(path)).toBe(value);
      }),
    );
  });

  it('uses the given separator, or none', () => {
    const old = { menu: { in: 'old' } };
    expect(mergeTexts(old, { 'menu::in': 'new' }, '::')).toEqual({ menu: { in: 'new' } });
    const fresh = { 'menu.in': 'new' };
    expect(mergeTexts(old, fresh, '::')).toEqual({ ...old, ...fresh });
    expect(mergeTexts(old, fresh, false)).toEqual({ ...old, ...fresh });
  });

  it('merges 20,000 flat keys into one group in linear time', () => {
    const keys = Array.from({ length: 20_000 }, (_, i) => `key${i}`);
    const old = { group: Object.fromEntries(keys.map((key) => [key, 'old'])) };
    const fresh = Object.fromEntries(keys.map((key) => [`group.${key}`, 'new']));
    const { group } = mergeTexts(old, fresh) as { group: object };
    expect(new Set(Object.values(group))).toEqual(new Set(['new']));
  });

  it('never reaches a prototype', () => {
    const fresh = JSON.parse(
      '{"__proto__.polluted":"x","constructor.prototype.polluted":"x"}',
    ) as Texts;
    mergeTexts(JSON.parse('{"__proto__":{"polluted":"old"},"constructor":{}}'), fresh);
    expect(({} as { polluted?: string }).polluted).toBeUndefined();
  });
});

/** Returns the path and text of each translation. */
function leaves(texts: Texts, prefix = ''): [path: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string'
      ? [[prefix + key, value]]
      : leaves(value as Texts, `${prefix}${key}.`),
  );
}
