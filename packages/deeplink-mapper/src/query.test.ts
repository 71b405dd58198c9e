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
  ])('of %j is %j', (query, value) => {
    expect(read('id', query)).toBe(value);
  });

  it.each([
    ['?id=%42', 'B'],
    ['?id=a%20b', 'a b'],
    ['?id=+', ' '],
    ['?id=a+b+c', 'a b c'],
    ['?id=%2B', '+'],
    ['?id=%C3%BC', 'ü'],
  ])('is decoded as in a form: %j is %j', (query, value) => {
    expect(read('id', query)).toBe(value);
  });

  it.each(['?id=%', '?id=%4', '?id=%GG', '?id=%FF'])('is broken in %j', (query) => {
    expect(read('id', query)).toBe(BROKEN);
  });

  it.each(['?%6C=1', '?%6c=1', '?l=1'])('is found if its name is escaped: %j', (query) => {
    expect(read('l', query)).toBe('1');
  });

  it('is read from the given start', () => {
    const finder = queryFinder('id');
    expect(queryValue('/path?id=1', 5, { finder })).toBe('1');
    expect(queryValue('/?id=1?id=2', 6, { finder })).toBe('2');
    expect(queryValue('/path', 5, { finder })).toBeUndefined();
  });

  it('is what URLSearchParams reads, unless an escape is broken', () => {
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
