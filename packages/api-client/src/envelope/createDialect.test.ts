import { describe, expect, it } from 'vitest';
import { createApiClient } from '../index.ts';
import { isApiError } from '../errors/apiError.ts';
import { createDialect, type DialectOptions } from './createDialect.ts';
import type { Dialect } from './dialect.ts';
import { parseEnvelope } from './parseEnvelope.ts';

/** Returns the `ApiError` that a function throws. */
function thrownBy(run: () => unknown) {
  try {
    run();
  } catch (error) {
    if (isApiError(error)) return error;
  }
  throw new Error('expected an ApiError');
}

const dialect = createDialect({
  code: ['code', 'errno'],
  data: ['data', 'payload'],
  message: ['msg', 'message'],
  status: 'http',
  success: [0, 200],
  noPermission: '401',
});

describe('a dialect', () => {
  it.each([
    [{ code: 0, data: { a: 1 } }, { a: 1 }, 0],
    [{ code: '0', data: null }, null, 0],
    [{ code: 200, data: 1 }, 1, 200],
    [{ code: '200', payload: 2 }, 2, 200],
    [{ errno: 0, data: 3, payload: 4 }, 3, 0],
    [{ code: 0, errno: 5 }, undefined, 0],
    [{ code: 0, data: { http: 200 } }, { http: 200 }, 0],
  ])('reads %j', (envelope, result, code) => {
    expect(parseEnvelope(envelope, dialect)).toEqual({ result, code, envelope });
  });

  it.each([
    [{ code: 401 }, 'noPermission', 401, undefined],
    [{ code: '401', msg: 'log in' }, 'noPermission', '401', 'log in'],
    [{ code: 5, msg: '', message: 'no' }, 'business', 5, undefined],
    [{ code: 5, message: 'sold out' }, 'business', 5, 'sold out'],
    [{ code: 5, msg: 7 }, 'business', 5, undefined],
    [{ code: 0, data: { http: 502 } }, 'gateway', 502, undefined],
    [{ code: 'OK' }, 'badResponse', 'ERR_BAD_RESPONSE', undefined],
    [{ ret_code: 0 }, 'badResponse', 'ERR_BAD_RESPONSE', undefined],
    [Object.create({ code: 0 }) as object, 'badResponse', 'ERR_BAD_RESPONSE', undefined],
  ])('rejects %j', (envelope, kind, code, serverMessage) => {
    expect(thrownBy(() => parseEnvelope(envelope, dialect))).toMatchObject({
      kind,
      code,
      serverMessage,
    });
  });

  it('names the function in the message about a body without a code', () => {
    const nested = createDialect({ code: 'error.code', data: 'data' });
    expect(thrownBy(() => parseEnvelope({ ok: true, data: 1 }, nested)).message).toBe(
      [
        'bad response: error.code is missing or not an integer.',
        'If a successful body has no code, pass a function to createDialect.',
        'Check that the URL is an API of this exchange.',
      ].join(' '),
    );
    expect(thrownBy(() => parseEnvelope({ ok: true })).message).not.toContain('createDialect');
  });

  it('has by default the success code 0, no message field and no status field', () => {
    const plain = createDialect({ code: 'code', data: 'data' });
    expect(parseEnvelope({ code: 0, data: { status_code: 500 } }, plain).result).toEqual({
      status_code: 500,
    });
    expect(thrownBy(() => parseEnvelope({ code: 10007, ret_msg: 'x' }, plain))).toMatchObject({
      kind: 'business',
      serverMessage: undefined,
      message: 'bad business code 10007',
    });
  });

  it('accepts any string as a code if one of its configured codes is a non-numeric string', () => {
    const text = createDialect({ code: 'code', data: 'data', success: 'OK', noPermission: [7] });
    expect(parseEnvelope({ code: 'OK', data: 1 }, text)).toMatchObject({ result: 1, code: 'OK' });
    const kindOf = (code: unknown) => thrownBy(() => parseEnvelope({ code }, text)).kind;
    expect(['ok', '7', 7, '', null, true, 0.5].map(kindOf)).toEqual([
      'business',
      'noPermission',
      'noPermission',
      'badResponse',
      'badResponse',
      'badResponse',
      'badResponse',
    ]);
  });
});

describe('an invalid dialect', () => {
  const base = { code: 'code', data: 'data' };
  it.each<[options: unknown, message: string]>([
    [undefined, `"code" is undefined`],
    [{ data: 'data' }, `"code" is undefined: use the name of a field, or a list`],
    [{ code: 'code' }, `"data" is undefined`],
    [{ ...base, code: [] }, `"code" is []`],
    [{ ...base, code: ['a', ''] }, `"code" is ["a",""]`],
    [{ ...base, data: 7 }, `"data" is 7`],
    [{ ...base, message: [null] }, `"message" is [null]`],
    [{ ...base, status: 5 }, `"status" is 5`],
    [{ ...base, time: {} }, `"time" is {}`],
    [{ ...base, success: [] }, `"success" is []: use an integer or a string, or a list`],
    [{ ...base, success: true }, `"success" is true`],
    [{ ...base, noPermission: [0.5] }, `"noPermission" is [0.5]`],
    [Object.create(base), `"code" is undefined`],
  ])('%j is refused with the field, the value and the remedy', (options, message) => {
    const error = thrownBy(() => createDialect(options as DialectOptions));
    expect(error.kind).toBe('badRequest');
    expect(error.message).toContain(message);
  });

  it.each(['retcode', 'constructor', null, 7, { code: 'code', data: 'data' }])(
    'the client and the parser reject %j',
    (value) => {
      const invalid = value as Dialect;
      for (const run of [
        () => createApiClient({ baseUrl: '', dialect: invalid }),
        () => parseEnvelope({ ret_code: 0 }, invalid),
      ]) {
        const error = thrownBy(run);
        expect(error.kind).toBe('badRequest');
        expect(error.message).toContain(`dialect is ${JSON.stringify(value)}: use`);
      }
    },
  );
});
