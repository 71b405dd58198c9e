import fc from '@tooling/testing/fastCheck';
import { afterEach, expect, it } from 'vitest';
import { parseEnvelope } from './parseEnvelope.ts';
import { isApiError } from '../errors/apiError.ts';

const prototype = Object.prototype as Record<string, unknown>;
afterEach(() => {
  delete prototype.ret_code;
  delete prototype.retCode;
  delete prototype.result;
});

it('returns result, code and envelope', () => {
  const envelope = { ret_code: '0', result: { a: 1 } };
  const parsed = parseEnvelope(envelope);
  expect(parsed).toEqual({ result: { a: 1 }, code: 0, envelope });
  expect(parsed.envelope).toBe(envelope);
});

it('succeeds only if the code is an own property with the value 0 or "0"', () => {
  fc.assert(
    fc.property(fc.anything(), fc.constantFrom('ret_code', 'retCode'), (code, spelling) => {
      let succeeded = true;
      try {
        parseEnvelope({ [spelling]: code, result: 1 });
      } catch (error) {
        succeeded = false;
        expect(isApiError(error)).toBe(true);
      }
      expect(succeeded).toBe(code === 0 || code === '0');
    }),
    {
      examples: [
        ['0', 'ret_code'],
        [-0, 'retCode'],
        [0, 'ret_code'],
        [[0], 'retCode'],
      ],
    },
  );
});

it('throws only ApiErrors', () => {
  fc.assert(
    fc.property(fc.anything(), fc.constantFrom('ret_code', 'retCode'), (body, dialect) => {
      try {
        parseEnvelope(body, dialect);
      } catch (error) {
        expect(isApiError(error)).toBe(true);
      }
    }),
  );
});

it('ignores a polluted prototype', () => {
  prototype.ret_code = 0;
  prototype.retCode = 0;
  prototype.result = { stolen: true };
  expect(() => parseEnvelope({ result: 1 })).toThrow('bad response');
  expect(parseEnvelope(Object.assign(Object.create(null), { ret_code: 0 })).result).toBeUndefined();
});

it.each([undefined, null, ''])('rejects the body %j as empty', (body) => {
  expect(() => parseEnvelope(body)).toThrow('Non Response!');
});
