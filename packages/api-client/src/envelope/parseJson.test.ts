import fc from '@tooling/testing/fastCheck';
import { expect, it, vi } from 'vitest';
import { isApiError } from '../errors/apiError.ts';
import { parseJson, type TextIntegers } from './parseJson.ts';

it('returns the same value as JSON.parse', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      const expected: unknown = JSON.parse(text);
      fc.pre(expected !== '' && !/\d{16}|__proto__/.test(text));
      expect(parseJson(text)).toEqual(expected);
    }),
  );
});

it('keeps all digits of integers and leaves decimals unchanged', () => {
  fc.assert(
    fc.property(
      fc.bigInt(),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      (integer, ratio) => {
        const text = `{"id":${integer},"ratio":${JSON.stringify(ratio)},"text":"${integer}"}`;
        const { id, ratio: read, text: quoted } = parseJson(text) as Record<string, unknown>;
        expect(String(id)).toBe(String(integer));
        expect(typeof id).toBe(Number.isSafeInteger(Number(integer)) ? 'number' : 'string');
        if (!Number.isInteger(ratio)) expect(read).toBe(ratio);
        expect(quoted).toBe(String(integer));
      },
    ),
  );
});

/**
 * Reference implementation: reads one token after another. Slow, but it does not depend on the
 * characters around a number.
 */
function parseByToken(json: string): unknown {
  JSON.parse(json);
  const quoted = json.replace(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g, (token) =>
    /^-?\d{16,}$/.test(token) && !Number.isSafeInteger(Number(token)) ? `"${token}"` : token,
  );
  return JSON.parse(quoted);
}

function outcomeOf(parse: (json: string) => unknown, json: string): unknown {
  try {
    return { value: parse(json) };
  } catch {
    return 'invalid';
  }
}

/** Fragments from which the tests build JSON text, often invalid. */
const pieces = [
  ...[
    '{',
    '}',
    '[',
    ']',
    ':',
    ',',
    '"',
    '\\',
    '\\"',
    ' ',
    '\n',
    '\u00a0',
    '-',
    '0',
    '.5',
    'e1',
    'a',
  ],
  ...['9007199254740991', '9007199254740992', '-1234567890123456', '12345678901234567890'],
  ...['"id":', '"a, 12345678901234567890, b"', '"\\\\",', '"\\", ', '[12345678901234567890,'],
];

it('accepts and rejects the same texts as the reference implementation', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 12 }), (parts) => {
      const json = `[${parts.join('')}]`;
      expect(outcomeOf(parseJson, json)).toEqual(outcomeOf(parseByToken, json));
    }),
    { numRuns: 3_000 },
  );
});

it('returns the same value as the reference implementation', () => {
  const longText = fc.stringMatching(/^[:,\s"\\]?-?\d{15,19}[,\]}\s"]?$/);
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof({ depthSize: 'medium' }, fc.bigInt(), longText, tie('list'), tie('object')),
    list: fc.array(tie('value')),
    object: fc.dictionary(longText, tie('value')),
  }));
  const write = (item: unknown): string => {
    if (typeof item === 'bigint') return String(item);
    if (typeof item === 'string') return JSON.stringify(item);
    if (Array.isArray(item)) return `[${item.map(write).join(' ,\n')}]`;
    const entries = Object.entries(item as object);
    return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${write(inner)}`).join()}}`;
  };
  fc.assert(
    fc.property(value, (item) => {
      const json = `{"result": ${write(item)} }`;
      expect(parseJson(json)).toEqual(parseByToken(json));
    }),
  );
});

it.each([1700000000000000, -1700000000000000, 9007199254740991])(
  'returns %s as a number, although it has 16 digits',
  (time) => {
    expect(parseJson(`{"time":${time}}`)).toEqual({ time });
  },
);

it('leaves long digits in strings and keys unchanged', () => {
  const text =
    '{"12345678901234567890":"a \\" 12345678901234567890, -1","b":[12345678901234567890]}';
  expect(parseJson(text)).toEqual({
    '12345678901234567890': 'a " 12345678901234567890, -1',
    b: ['12345678901234567890'],
  });
});

it.each([
  '{"__proto__":{"x":1},"a":[{"__proto__":1}]}',
  '{"\\u005f_proto_\\u005F":{"x":1},"a":[{}]}',
  '{"__proto__":{"x":1},"a":"ids: 1234567890123456789, 2"}',
])('drops an own __proto__: %s', (text) => {
  const value = parseJson(text) as object;
  expect(Object.keys(value)).toEqual(['a']);
  expect(Object.getOwnPropertyNames(Object.assign({}, value))).toEqual(['a']);
  expect('x' in Object.assign({}, value)).toBe(false);
});

it('takes linear time and does not overflow the stack for malicious bodies', () => {
  const deep = 100_000;
  const hostile = [
    '['.repeat(deep),
    `${'['.repeat(2_000)}"__proto__"${']'.repeat(2_000)}`,
    `"${'\\"'.repeat(200_000)}`,
    `["${'x1234567890123456'.repeat(20_000)}",1234567890123456789]`,
    `[${'"a",'.repeat(100_000)}"__proto__"]`,
    '9'.repeat(200_000),
    `[${'1234567890123456789,'.repeat(50_000)}1]`,
    `["${',1234567890123456789 '.repeat(50_000)}`,
    `["${'\\\\'.repeat(200_000)}",1234567890123456789]`,
    `[1234567890123456789${' '.repeat(200_000)}x`,
    `[${`1234567890123456789${' '.repeat(100)}`.repeat(2_000)}]`,
    `[,${'1234567890123456789'.repeat(20_000)}x`,
    `[ ,1234567890123456789, "${'\\"'.repeat(200_000)}`,
    `[",1234567890123456789,"${',"\\""'.repeat(100_000)}]`,
  ];
  for (const text of hostile) {
    try {
      parseJson(text);
    } catch (error) {
      expect(isApiError(error, 'badResponse')).toBe(true);
    }
  }
});

it.each([
  '{"id":"12345678901234567890","ids":["-12345678901234567890"]}',
  '{"name":"J\\u00fcrgen"}',
])('calls JSON.parse for %s once and without a reviver', (text) => {
  const parse = vi.spyOn(JSON, 'parse');
  parseJson(text);
  expect(parse).toHaveBeenCalledExactlyOnceWith(expect.any(String), undefined);
});

it.each([
  '{"a":1, 12345678901234567890 : 1}',
  '[01234567890123456789]',
  '[--1234567890123456789]',
  '["open, 12345678901234567890]',
  '["\\\\", 12345678901234567890, "]',
  '[12345678901234567890',
])('does not make the invalid JSON %s valid', (text) => {
  expect(() => parseJson(text)).toThrow('the body is not JSON');
});

it.each([
  ['["\\\\",12345678901234567890]', ['\\', '12345678901234567890']],
  ['["\\", 12345678901234567890]', undefined],
  [
    '["\\",12345678901234567890, ", -12345678901234567890\t]',
    ['",12345678901234567890, ', '-12345678901234567890'],
  ],
  [
    '[1234567890123456789e1,-0.12345678901234567890,9007199254740991]',
    [Number('1234567890123456789e1'), Number('-0.1234567890123456789'), 9007199254740991],
  ],
])('finds the end of strings in %s', (text, expected) => {
  if (expected === undefined) expect(() => parseJson(text)).toThrow();
  else expect(parseJson(text)).toEqual(expected);
});

it.each<[TextIntegers, string, unknown]>([
  [['id'], '{"id":7,"n":7}', { id: '7', n: 7 }],
  [['id'], '{"id":9007199254740993}', { id: '9007199254740993' }],
  [
    ['id'],
    '{"a":[{"id":-7},{"id":null},{"id":1.5},{"id":"x"}]}',
    { a: [{ id: '-7' }, { id: null }, { id: 1.5 }, { id: 'x' }] },
  ],
  [['ids'], '{"ids":[1,[2],9007199254740993]}', { ids: ['1', ['2'], '9007199254740993'] }],
  [['id'], '{"__proto__":{"id":1},"id":2}', { id: '2' }],
  ['all', '{"code":0,"a":[1,{"b":-2,"c":0.5}]}', { code: '0', a: ['1', { b: '-2', c: 0.5 }] }],
  [[], '{"id":7}', { id: 7 }],
])('returns the integers of the fields %j as text: %s', (textIntegers, json, value) => {
  expect(parseJson(json, textIntegers)).toEqual(value);
});
