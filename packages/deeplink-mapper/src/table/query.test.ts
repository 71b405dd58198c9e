import fc from '@tooling/testing/fastCheck';
import { describe, expect, it } from 'vitest';
import { readQuery } from './query.ts';

const broken = { isValid: false };

/** Returns the text of a parameter, `broken`, or undefined if it is absent. */
function read(name: string, query: string) {
  const value = readQuery(query).get(name);
  return value?.isValid ? value.text : value;
}

describe('a parameter of a query', () => {
  it.each([
    ['?id=7', '7'],
    ['?a=1&id=7&b=2', '7'],
    ['?id=7&id=8', '7'],
    ['?id=', ''],
    ['?id', ''],
    ['?id&a=1', ''],
    ['?xid=1', undefined],
    ['?idx=1', undefined],
    ['?ID=1', undefined],
    ['', undefined],
    ['?', undefined],
  ])('in %j has the value %j', (query, value) => {
    expect(read('id', query)).toBe(value);
  });

  it.each([
    ['?id=%42', 'B'],
    ['?id=a%20b', 'a b'],
    ['?id=+', ' '],
    ['?id=a+b+c', 'a b c'],
    ['?id=%2B', '+'],
    ['?id=%C3%BC', 'ü'],
  ])('is decoded like a form: %j has the value %j', (query, value) => {
    expect(read('id', query)).toBe(value);
  });

  it.each(['?id=%', '?id=%4', '?id=%GG', '?id=%FF'])('has an invalid escape in %j', (query) => {
    expect(read('id', query)).toEqual(broken);
  });

  it.each(['?%6C=1', '?%6c=1', '?l=1'])('is found in %j, even if its name is escaped', (query) => {
    expect(read('l', query)).toBe('1');
  });

  it('is found whether its name is escaped or not', () => {
    for (const name of ['id', 'reward-id', '_x-9', '__proto__', 'ZJK']) {
      const bytes = [...name].map((letter) => letter.charCodeAt(0).toString(16));
      const lower = bytes.map((byte) => `%${byte}`).join('');
      const upper = bytes.map((byte) => `%${byte.toUpperCase()}`).join('');
      for (const spelling of [name, lower, upper]) {
        expect(read(name, `?a=0&${spelling}=1&b=2`), spelling).toBe('1');
        expect(read(name, `?${spelling}x=1`), spelling).toBeUndefined();
      }
      const first = name.charCodeAt(0).toString(16);
      expect(read(name, `?${first}${name.slice(1)}=1`)).toBeUndefined();
    }
  });

  it.each([
    ['?a=1&id', ''],
    ['?id=a=b', 'a=b'],
    ['?id==', '='],
    ['?a=?id=1', undefined],
    ['?a=1&?id=1', undefined],
    ['id=1', undefined],
    ['?&id=1', '1'],
    ['?id&id=1', ''],
    ['?a=id=1', undefined],
    ['?id=a\nb&x', 'a\nb'],
  ])('with separators, as in %j, has the value %j', (query, value) => {
    expect(read('id', query)).toBe(value);
  });

  it('with an invalid escape is not replaced by a later valid one', () => {
    expect(read('id', '?id=%GG&id=1')).toEqual(broken);
    expect(read('id', '?x=%GG&id=1')).toBe('1');
    expect(read('id', '?id=%ED%A0%80')).toEqual(broken);
  });

  it('has the same value as in URLSearchParams, unless an escape is invalid', () => {
    const part = fc.constantFrom(
      'id',
      'i',
      'x',
      '1',
      '=',
      '&',
      '+',
      '%20',
      '%69',
      '%',
      '%E2%82%AC',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const query = `?${parts.join('')}`;
        const value = read('id', query);
        if (typeof value !== 'object')
          expect(value).toBe(new URLSearchParams(query).get('id') ?? undefined);
      }),
    );
  });
});
