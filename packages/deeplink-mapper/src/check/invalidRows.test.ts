import { expect, it } from 'vitest';
import type { DeepLinkRoute } from '../table/route.ts';
import { tableError } from './tableError.ts';

it.each<[field: string, row: Partial<Record<keyof DeepLinkRoute, unknown>>]>([
  ['id', { id: '' }],
  ['id', { id: 7 }],
  ['paths', { paths: '/mine' }],
  ['paths', { paths: [7] }],
  ['paths', { paths: ['mine'] }],
  ['paths', { paths: ['/mine/'] }],
  ['paths', { paths: ['/mi ne'] }],
  ['paths', { paths: ['/mine/..'] }],
  ['paths', { paths: ['/./mine'] }],
  ['paths', { paths: ['/*'] }],
  ['paths', { paths: ['/mine*'] }],
  ['paths', { paths: ['/mine/*/x'] }],
  ['paths', { paths: ['/mine/{a', '/mine/a}'] }],
  ['path', { paths: ['/mine/{a}{b}'] }],
  ['paths', { paths: ['/mine', '/{mi ne}'] }],
  ['parameter', { when: { parameter: '', value: 'y' } }],
  ['parameter', { when: { parameter: 'a b', value: 'y' } }],
  ['value', { when: { parameter: 'x' } }],
  ['value', { when: { parameter: 'x', value: '"><data' } }],
  ['target', { target: '' }],
  ['target', { target: undefined }],
  ['target', { target: 'a b' }],
  ['target', { target: '/a' }],
  ['target', { target: 'a//b' }],
  ['target', { target: 'a/../b' }],
  ['target', { target: 'a/*' }],
  ['target', { target: 'javascript:x' }],
  ['target', { target: 'x?a' }],
  ['target', { target: 'x?a=1?b=2' }],
  ['target', { target: 'x?a={b' }],
  ['target', { target: 'x?__proto__=1' }],
  ['target', { target: 'x/{__proto__}' }],
  ['parameter', { params: { unused: {} } }],
  ['default of a', { target: 'x/{a}', params: { a: { optional: true } } }],
  ['format of a', { target: 'x?a={a}', params: { a: { format: 'nubmer' } } }],
  ['format of a', { target: 'x?a={a}', params: { a: { format: 'constructor' } } }],
  ['default of a', { target: 'x?a={a}', params: { a: { default: '&' } } }],
  ['default of a', { target: 'x?a={a}', params: { a: { format: 'number', default: 'abc' } } }],
  ['default of a', { target: 'x?a={a}', params: { a: { format: 'number', default: 4 } } }],
  ['default of a', { target: 'x?a={a}', params: { a: { endings: { _Q: '09' }, default: 'B_Q' } } }],
  ['endings of a', { target: 'x?a={a}', params: { a: { endings: { '(': '' } } } }],
  ['endings of a', { target: 'x?a={a}', params: { a: { endings: { x: 7 } } } }],
  ['endings of a', { target: 'x?a={a}', params: { a: { endings: {} } } }],
  ['endings of a', { target: 'x?a={a}', params: { a: { endings: { DDMMMYY: '' } } } }],
  ['endings of a', { target: 'x?a={a}', params: { a: { endings: { DDMMMYYx: 'DDMMMYYx' } } } }],
  ['known of a', { target: 'x?a={a}', params: { a: { known: 'USDT' } } }],
  ['known of a', { target: 'x?a={a}', params: { a: { known: ['USDT', 7] } } }],
  ['known of a', { target: 'x?a={a}', params: { a: { known: ['USDT', ''] } } }],
  ['known of a', { target: 'x?a={a}', params: { a: { known: ['usdt'] } } }],
  ['known of a', { target: 'x?a={a}', params: { a: { known: ['BTC'], endings: { Q: '09' } } } }],
  ['known of a', { target: 'x?a={a}', params: { a: { known: new Map() } } }],
  ['params', { target: 'x?a={a}', params: new Map([['a', { format: 'id' }]]) }],
  ['params', { target: 'x?a={a}', params: [{ format: 'id' }] }],
  ['params', { target: 'x?a={a}', params: 'a' }],
  ['options of a', { target: 'x?a={a}', params: { a: new Map([['format', 'id']]) } }],
  ['options of a', { target: 'x?a={a}', params: { a: 'id' } }],
  ['options of a', { target: 'x?a={a}', params: { a: null } }],
  ['endings of a', { target: 'x?a={a}', params: { a: { endings: new Map([['Q', '09']]) } } }],
  ['endings of a', { target: 'x?a={a}', params: { a: { endings: null } } }],
  ['when', { when: new Map([['parameter', 'tab']]) }],
  ['when', { when: 'tab=x' }],
  ['fallback', { fallback: 'nowhere' }],
  ['fallback', { fallback: 'trade-spot-base-quote' }],
  ['fallback', { fallback: null }],
])('rejects a row with an invalid %s: %j', (field, row) => {
  const error = tableError({ id: 'mine', paths: ['/mine'], target: 'x', ...row } as DeepLinkRoute);
  expect(error).toMatchObject({
    kind: 'badRow',
    field,
    routeIds: ['id' in row ? `${row.id as string}` : 'mine'],
  });
  expect(error.message).toContain(`The ${field} of row "`);
  expect(error.message).toMatch(/ Use .+\.$/);
});

it.each<[value: unknown, shown: string]>([
  [NaN, 'NaN'],
  [-Infinity, '-Infinity'],
  [undefined, 'undefined'],
  [new Map([['a', 1]]), '[object Map]'],
  [() => 'x', '[object Function]'],
  [10n, '10'],
  [Symbol('x'), 'Symbol(x)'],
  [/x/, '/x/'],
  ['a"b', '"a\\"b"'],
  [{ a: [1] }, '{"a":[1]}'],
])('shows an invalid value as it is: %s', (value, shown) => {
  const error = tableError({ id: 'mine', paths: ['/mine'], target: value as string });
  expect(error.message).toBe(
    `The target of row "mine" is ${shown}. Use a route without a leading slash whose values are {names}, such as "home?tab={tab}".`,
  );
});

it('shows an invalid value that refers to itself', () => {
  const target: Record<string, unknown> = {};
  target['self'] = target;
  expect(tableError({ id: 'mine', paths: ['/mine'], target: target as never }).message).toContain(
    'is [object Object].',
  );
});

it.each([null, 7, 'kyc', []])('rejects %j as a row', (row) => {
  expect(tableError(row as never).kind).toBe('badRow');
});
