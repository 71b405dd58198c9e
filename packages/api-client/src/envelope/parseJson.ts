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
  let value: unknown;
  try {
    value = parseExactly(json, mayHaveProtoKey.test(json) ? withoutProto : undefined);
  } catch (cause) {
    throw malformed('the body is not JSON', { cause });
  }
  // Otherwise `parseEnvelope` would report an empty body.
  if (value === '') throw malformed('the body is not a JSON object', {});
  return value;
}

/** A key can also be written with escapes of the characters of `__proto__`. */
const mayHaveProtoKey = /__proto__|\\u00(5[fF]|7[024]|6[fF])/;

/** At least 16 digits between the characters around a value. An invalid value stays invalid. */
const longInteger = /[:[,\s]-?[1-9]\d{15,}(?=\s*[,\]}])/g;

/** Skips strings. Takes linear time only if each string is closed, as in valid JSON. */
const stringOrLongInteger = /"[^"\\]*(?:\\.[^"\\]*)*"|[:[,\s]-?[1-9]\d{15,}(?=\s*[,\]}])/g;

type Reviver = ((key: string, value: unknown) => unknown) | undefined;

function parseExactly(json: string, reviver: Reviver): unknown {
  try {
    return JSON.parse(json.replace(longInteger, quote), reviver);
  } catch {
    // Quotes within a string end it, and digits after a string are invalid JSON. So this is invalid
    // JSON, or has long digits in a string.
    JSON.parse(json);
    return JSON.parse(json.replace(stringOrLongInteger, quote), reviver);
  }
}

/** Puts quotes around the digits after the first character, unless a double represents them. */
function quote(token: string): string {
  const digits = token.slice(1);
  return token.startsWith('"') || Number.isSafeInteger(Number(digits))
    ? token
    : `${token.charAt(0)}"${digits}"`;
}

/** `Object.assign` from a value with an own `__proto__` replaces the prototype of the target. */
function withoutProto(key: string, value: unknown): unknown {
  return key === '__proto__' ? undefined : value;
}
