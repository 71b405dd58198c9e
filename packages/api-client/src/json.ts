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
  let value: unknown;
  try {
    value = JSON.parse(json);
    // Only a text that was parsed once is searched: it has no open string to stumble over.
    if (/\d{16}/.test(json)) value = JSON.parse(quoteLongIntegers(json));
  } catch (cause) {
    throw notAnEnvelope(cause);
  }
  // Parsed, an empty string would look like an empty body.
  if (value === '') throw notAnEnvelope(undefined);
  // A key may be spelt in escapes, so any escape of a plain character is looked at.
  if (json.includes('__proto__') || json.includes('\\u00')) dropProto(value);
  return value;
}

function notAnEnvelope(cause: unknown): ApiError {
  return new ApiError(
    'badResponse',
    'bad response: the body is no JSON. Check that the address is an API of this exchange.',
    { code: 'ERR_BAD_RESPONSE', cause },
  );
}

function quoteLongIntegers(json: string): string {
  return json.replace(/"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/g, (token) =>
    /^-?\d{16,}$/.test(token) && !Number.isSafeInteger(Number(token)) ? `"${token}"` : token,
  );
}

/** `Object.assign` of such a value would swap the target's prototype. No recursion: it may be deep. */
function dropProto(value: unknown): void {
  const pending = [value];
  while (pending.length > 0) {
    const next = pending.pop();
    if (typeof next !== 'object' || next === null) continue;
    if (Object.prototype.hasOwnProperty.call(next, '__proto__')) {
      delete (next as Record<string, unknown>)['__proto__'];
    }
    for (const child of Object.values(next)) pending.push(child);
  }
}
