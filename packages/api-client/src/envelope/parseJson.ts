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
    value = JSON.parse(
      longInteger.test(json) ? quoteLongIntegers(json) : json,
      mayHaveProtoKey.test(json) ? withoutProto : undefined,
    );
  } catch (cause) {
    throw malformed('the body is not JSON', { cause });
  }
  // Otherwise `parseEnvelope` would report an empty body.
  if (value === '') throw malformed('the body is not a JSON object', {});
  return value;
}

/** A key can also be written with escapes of the characters of `__proto__`. */
const mayHaveProtoKey = /__proto__|\\u00(?:5[fF]|7[024]|6[fF])/;

/** A value with 16 or more digits. Also matches inside strings. */
const longInteger = /[:[,\s]-?[1-9]\d{15}/;

/**
 * Puts quotes around integers that a double cannot represent. A token becomes a string only where a
 * value ends, never where a key would start, so invalid JSON stays invalid.
 */
function quoteLongIntegers(json: string): string {
  const integer = /[:[,\s](-?[1-9]\d{15,})(?=\s*[,\]}])/g;
  let quoted = '';
  let copied = 0;
  // The next string starts at `opening`. The one before it ends at `scanned`.
  let opening = json.indexOf('"');
  let scanned = 0;
  for (let match = integer.exec(json); match; match = integer.exec(json)) {
    const end = integer.lastIndex;
    while (opening !== -1 && opening < end) {
      scanned = endOfString(json, opening);
      opening = json.indexOf('"', scanned);
    }
    if (scanned > end) {
      // The digits are inside a string, so continue after it.
      integer.lastIndex = scanned;
      continue;
    }
    const digits = match[1] ?? '';
    if (Number.isSafeInteger(Number(digits))) continue;
    quoted += `${json.slice(copied, end - digits.length)}"${digits}"`;
    copied = end;
  }
  return quoted + json.slice(copied);
}

/** Returns the index behind the closing quote, or the length of the text if there is none. */
function endOfString(json: string, opening: number): number {
  for (
    let close = json.indexOf('"', opening + 1);
    close !== -1;
    close = json.indexOf('"', close + 1)
  ) {
    let first = close;
    while (json[first - 1] === '\\') first--;
    // An even number of backslashes escape each other, not the quote.
    if ((close - first) % 2 === 0) return close + 1;
  }
  return json.length;
}

/** `Object.assign` from a value with an own `__proto__` replaces the prototype of the target. */
function withoutProto(key: string, value: unknown): unknown {
  return key === '__proto__' ? undefined : value;
}
