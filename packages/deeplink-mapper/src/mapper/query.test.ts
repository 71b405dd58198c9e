import fc from '@tooling/testing/fastCheck';
import { describe, expect, it } from 'vitest';
import { BROKEN, queryFinder, queryValue } from './query.ts';

const read = (name: string, query: string) => queryValue(query, 0, { finder: queryFinder(name) });

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
    expect(read('id', query)).toBe(BROKEN);
  });

  it.each(['?%6C=1', '?%6c=1', '?l=1'])('is found in %j, even if its name is escaped', (query) => {
    expect(read('l', query)).toBe('1');
  });

  it('is read from the given index', () => {
    const finder = queryFinder('id');
    expect(queryValue('/path?id=1', 5, { finder })).toBe('1');
    expect(queryValue('/?id=1?id=2', 6, { finder })).toBe('2');
    expect(queryValue('/path', 5, { finder })).toBeUndefined();
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
        if (value !== BROKEN) expect(value).toBe(new URLSearchParams(query).get('id') ?? undefined);
      }),
    );
  });
});
