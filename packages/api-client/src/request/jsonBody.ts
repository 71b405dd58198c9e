import { badRequest } from '../errors/apiError.ts';
import { shown } from '../errors/shown.ts';

/**
 * Returns a value as JSON. A `bigint` becomes a number with all its digits.
 *
 * @throws `ApiError` of kind `badRequest` if JSON would lose a part of the value, such as a `Map`.
 */
export function toJson(body: unknown): string {
  let hasBigInts = false;
  const json = stringify(body, (digits) => {
    hasBigInts = true;
    return digits;
  });
  if (!hasBigInts) return json;
  // `JSON.stringify` writes no bigint, so its digits are written as a string with a mark that the
  // body does not contain. Then the mark is removed, and with it the quotes.
  let mark = '#';
  while (json.includes(mark)) mark += '#';
  const marked = stringify(body, (digits) => mark + digits);
  return marked.replace(new RegExp(`"${mark}(-?\\d+)"`, 'g'), '$1');
}

function stringify(body: unknown, writeBigInt: (digits: string) => string): string {
  return JSON.stringify(body, (name, value: unknown) => {
    if (typeof value === 'bigint') return writeBigInt(String(value));
    // Functions in objects are left out, as usual in JSON.
    if (isJson(value) || (name !== '' && typeof value === 'function')) return value;
    const place = name === '' ? 'the body' : `the body's "${name}"`;
    throw badRequest(`${place} is ${shown(value)}, which JSON cannot contain: convert it first`);
  });
}

/** Whether JSON keeps the value: no `NaN`, and no object without own fields except lists and plain objects. */
function isJson(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object') return /^(string|boolean|undefined)$/.test(typeof value);
  if (value === null || Array.isArray(value)) return true;
  const prototype = Object.getPrototypeOf(value) as object | null;
  const isPlain = prototype === null || Object.getPrototypeOf(prototype) === null;
  return isPlain || (Object.keys(value).length > 0 && !ArrayBuffer.isView(value));
}
