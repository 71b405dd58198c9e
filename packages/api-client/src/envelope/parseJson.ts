import { malformed } from './parseEnvelope.ts';
import { ApiError } from '../errors/apiError.ts';

/**
 * Parses a JSON body. Drops one byte order mark and `__proto__` keys. Returns integers that a
 * double cannot represent (64-bit ids) as decimal strings, so that no digits are lost.
 *
 * @throws {@link ApiError} of kind `empty` or `badResponse`.
 */
export function parseJson(text: string): unknown {
  const json = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
  if (json === '') throw new ApiError('empty', 'Non Response!', { code: 'ERR_BAD_RESPONSE' });
  const reviver = mayHaveProtoKey.test(json) ? withoutProto : undefined;
  let value: unknown;
  try {
    value = JSON.parse(json, reviver);
    // The search relies on valid JSON: every string is closed.
    if (mayHaveLongInteger.test(json)) value = JSON.parse(quoteLongIntegers(json), reviver);
  } catch (cause) {
    throw malformed('the body is not JSON', { cause });
  }
  // Otherwise `parseEnvelope` would report an empty body.
  if (value === '') throw malformed('the body is not a JSON object', {});
  return value;
}

/** A key can also be written with escapes of the characters of `__proto__`. */
const mayHaveProtoKey = /__proto__|\\u00(5[fF]|7[024]|6[fF])/;

/** 16 digits where a value can start. Most long digits are strings, which need no second pass. */
const mayHaveLongInteger = /[:[,\s]-?\d{16}/;

function quoteLongIntegers(json: string): string {
  return json.replace(/"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/g, (token) =>
    /^-?\d{16,}$/.test(token) && !Number.isSafeInteger(Number(token)) ? `"${token}"` : token,
  );
}

/** `Object.assign` from a value with an own `__proto__` replaces the prototype of the target. */
function withoutProto(key: string, value: unknown): unknown {
  return key === '__proto__' ? undefined : value;
}
