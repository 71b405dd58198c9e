import { ApiError, malformed } from '../errors/apiError.ts';

/** Names of fields whose integers become decimal strings, or `all`. */
export type TextIntegers = 'all' | readonly string[];

/**
 * Parses a JSON body. Removes one byte order mark and `__proto__` keys. Returns integers that a
 * double cannot represent, such as 64-bit ids, as decimal strings, so that no digits are lost, and
 * those of `textIntegers` always.
 *
 * @throws {@link ApiError} of kind `empty` or `badResponse`.
 */
export function parseJson(text: string, textIntegers: TextIntegers = []): unknown {
  const json = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
  // The text of spec 8, "empty body".
  if (json === '') throw new ApiError('empty', 'Non Response!', { code: 'ERR_BAD_RESPONSE' });
  let value: unknown;
  try {
    const revive = textIntegers.length > 0 ? integersToText(textIntegers) : undefined;
    value = parseExactly(json, mayHaveProtoKey.test(json) ? withoutProto(revive) : revive);
  } catch (cause) {
    throw malformed('the body is not JSON', { cause });
  }
  // Rejected here, because `parseEnvelope` would report the JSON text `""` as an empty body.
  if (value === '') throw malformed('the body is not a JSON object', {});
  return value;
}

/** Matches text that may contain a `__proto__` key, even if some of its characters are escaped. */
const mayHaveProtoKey = /__proto__|\\u00(5[fF]|7[024]|6[fF])/;

/** Matches at least 16 digits between the characters that surround a JSON value. */
const longInteger = /[:[,\s]-?[1-9]\d{15,}(?=\s*[,\]}])/g;

/**
 * Like `longInteger`, but also matches strings, so that digits in strings are skipped. Takes linear time
 * only if each string is closed, as in valid JSON.
 */
const stringOrLongInteger = /"[^"\\]*(?:\\.[^"\\]*)*"|[:[,\s]-?[1-9]\d{15,}(?=\s*[,\]}])/g;

type Reviver = ((key: string, value: unknown) => unknown) | undefined;

function parseExactly(json: string, reviver: Reviver): unknown {
  try {
    return JSON.parse(json.replace(longInteger, quote), reviver);
  } catch {
    // The parser fails if quotes were added within a string. So the text is invalid JSON, or has a
    // string with a long number.
    JSON.parse(json);
    return JSON.parse(json.replace(stringOrLongInteger, quote), reviver);
  }
}

/** Adds quotes around the digits after the first character, unless a double can represent them. */
function quote(token: string): string {
  const digits = token.slice(1);
  return token.startsWith('"') || Number.isSafeInteger(Number(digits))
    ? token
    : `${token.charAt(0)}"${digits}"`;
}

/**
 * Removes own `__proto__` keys, because `Object.assign` from a value with such a key would replace the
 * target's prototype.
 */
function withoutProto(revive: Reviver): Reviver {
  return (key, value) => {
    if (key === '__proto__') return undefined;
    return revive ? revive(key, value) : value;
  };
}

/** Turns the integers of the listed fields, and of lists in them, into decimal strings. */
function integersToText(names: TextIntegers): Reviver {
  const toText = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(toText);
    return Number.isSafeInteger(value) ? String(value) : value;
  };
  return (key, value) => (names === 'all' || names.includes(key) ? toText(value) : value);
}
