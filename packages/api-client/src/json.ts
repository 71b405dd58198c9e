import { malformed } from './badResponse.ts';
import { ApiError } from './errors.ts';

/**
 * Parses a body. One byte order mark is dropped, an own `__proto__` too, and integers that a double
 * cannot hold (ids of 64 bits) become their decimal strings instead of a neighbouring number.
 *
 * @throws {@link ApiError} of kind `empty` or `badResponse`.
 */
export function parseJson(text: string): unknown {
  const json = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
  if (json === '') throw new ApiError('empty', 'Non Response!', { code: 'ERR_BAD_RESPONSE' });
  // A key may be spelt in escapes, so any escape of a plain character is looked at.
  const reviver = /__proto__|\\u00/.test(json) ? withoutProto : undefined;
  let value: unknown;
  try {
    value = JSON.parse(json, reviver);
    // Only a text that was parsed once is searched: it has no open string to stumble over.
    if (/\d{16}/.test(json)) value = JSON.parse(quoteLongIntegers(json), reviver);
  } catch (cause) {
    throw malformed('the body is no JSON', { cause });
  }
  // Parsed, an empty string would look like an empty body.
  if (value === '') throw malformed('the body is no JSON object', {});
  return value;
}

function quoteLongIntegers(json: string): string {
  return json.replace(/"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/g, (token) =>
    /^-?\d{16,}$/.test(token) && !Number.isSafeInteger(Number(token)) ? `"${token}"` : token,
  );
}

/** `Object.assign` of a value with an own `__proto__` would swap the target's prototype. */
function withoutProto(key: string, value: unknown): unknown {
  return key === '__proto__' ? undefined : value;
}
