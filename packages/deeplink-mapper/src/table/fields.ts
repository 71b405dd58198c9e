import { DeepLinkError } from './deepLinkError.ts';

/** Pattern and example of each field. With `minimum`, the field is a list with at least so many strings. */
export type Forms = Readonly<
  Record<string, readonly [form: RegExp, example: string, minimum?: number]>
>;

/** Not allowed in any field: default ports, dot segments, and `__proto__`. */
const invalid = [/^http(s:.*:443|:.*:80)$/, /(^|\/)\.\.?([/?]|$)/, /__proto__/];

/**
 * Checks the fields that are present, and that all required fields are present.
 *
 * @param options - `required` are the names of the fields that must be present, by default all. `id` is the id of the
 *   row that has these fields, undefined for options.
 * @throws {DeepLinkError} `badOption`, or `badRow` with an id
 */
export function checkFields(
  fields: object,
  forms: Forms,
  { required = Object.keys(forms), id }: { required?: readonly string[]; id?: string },
): void {
  for (const [field, [form, example, minimum]] of Object.entries(forms)) {
    const value = (fields as Record<string, unknown>)[field];
    if (value === undefined && !required.includes(field)) continue;
    const texts: readonly unknown[] = Array.isArray(value) ? value : [value];
    const isValid =
      Array.isArray(value) === (minimum !== undefined) &&
      texts.length >= (minimum ?? 1) &&
      texts.every(
        (text) =>
          typeof text === 'string' && form.test(text) && !invalid.some((part) => part.test(text)),
      );
    ensure(isValid, { field, value, example, id });
  }
}

/** A field, its value, and an example of a valid one for the error. */
interface CheckedField {
  field: string;
  value: unknown;
  example: string;
  /** Id of the row, undefined for an option. */
  id?: string | undefined;
}

/** @throws {DeepLinkError} `badOption`, or `badRow` with an id, if `isValid` is false */
export function ensure(isValid: boolean, { field, value, example, id }: CheckedField): void {
  if (isValid) return;
  const [kind, row] =
    id === undefined ? (['badOption', ''] as const) : (['badRow', ` of row "${id}"`] as const);
  const verb = /^\w+s\b/.test(field) ? 'are' : 'is';
  const message = `The ${field}${row} ${verb} ${show(value)}. Use ${example}.`;
  throw new DeepLinkError(kind, message, field, id === undefined ? [] : [id]);
}

/** Whether the value is an object other than a list, a `Map` and so on. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return tagOf(value) === '[object Object]';
}

function tagOf(value: unknown): string {
  return Object.prototype.toString.call(value);
}

/** Returns the value as JSON, or as other text if JSON cannot represent it: `NaN` would become `null`. */
function show(value: unknown): string {
  try {
    if (typeof value === 'string' || Array.isArray(value) || isRecord(value)) {
      return JSON.stringify(value);
    }
  } catch {
    // An object that refers to itself.
  }
  const hasOwnText = Object(value) !== value || value instanceof RegExp;
  return hasOwnText ? String(value) : tagOf(value);
}
