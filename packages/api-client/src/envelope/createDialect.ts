import { own } from '../ownProperties.ts';
import { badRequest } from '../errors/apiError.ts';
import type { EnvelopeDialect, ReadEnvelope } from './dialect.ts';
import { readByFields } from './readByFields.ts';
import { type EnvelopeCode, isDecimal } from './resultCodes.ts';

/**
 * Options of {@link createDialect}. A name can be a path, such as `error.code`. Lists of names are in order of
 * preference.
 */
export interface DialectOptions {
  /** Name of the field with the code. */
  code: string | readonly string[];
  /** Name of the field with the payload. */
  data: string | readonly string[];
  /** Name of the field with the server's message. Default: none. */
  message?: string | readonly string[];
  /**
   * Name of the payload's field with a status. If its value exists and is not 200, the call fails with
   * `gateway`. Default: none.
   */
  status?: string;
  /** Name of the field with the server's time, in ms since 1970 UTC. Default: none. */
  time?: string;
  /**
   * Codes that mean success. Default: 0. A number also matches its decimal string. If one of the codes
   * is another string, such as `OK`, responses may have any string as their code.
   */
  success?: EnvelopeCode | readonly EnvelopeCode[];
  /**
   * Codes that mean that the user is not logged in, or no longer: they renew the token or end the session. Leave out
   * codes of actions that a logged-in user may not do: those calls fail with `business`. Default: none.
   */
  noPermission?: EnvelopeCode | readonly EnvelopeCode[];
  /** Codes after which a later attempt may succeed, such as that of a rate limit. Default: none; the status counts. */
  transient?: EnvelopeCode | readonly EnvelopeCode[];
}

type NameField = 'code' | 'data' | 'message' | 'status' | 'time';
type CodeField = Exclude<keyof DialectOptions, NameField>;

/** Allowed values of a field of the options. */
interface FieldRules {
  isRequired?: boolean;
  fallback?: unknown[];
}

interface ListRules extends FieldRules {
  /** Description of a valid item, for the error message. */
  expected: string;
  isItem: (item: unknown) => boolean;
}

const isText = (value: unknown) => typeof value === 'string' && value !== '';
const isCode = (value: unknown) => isText(value) || isDecimal(value);

/**
 * Creates the `dialect` option of a client.
 *
 * From field names and codes, if every body has a code. For `{"code":0,"data":…}`:
 *
 * ```ts
 * createDialect({ code: 'code', data: 'data' });
 * ```
 *
 * From a function that reads the body, if a successful one has no code. For `{"ok":true,"data":…}` and
 * `{"ok":false,"error":{"code":"SOLD_OUT"}}`:
 *
 * ```ts
 * createDialect((body, { status }) => {
 *   const { ok, data, error } = body as { ok: boolean; data?: unknown; error?: { code: string } };
 *   return { ok, data, code: error?.code, noPermission: status === 401 };
 * });
 * ```
 *
 * A response with status 400 or above whose body has a code fails with that code and message: its kind is
 * `business` or `noPermission`.
 *
 * @throws `ApiError` of kind `badRequest` if a name is not a string, a code is not an integer or a
 *   string, or a required field is missing.
 */
export function createDialect(options: DialectOptions | ReadEnvelope): EnvelopeDialect {
  if (typeof options === 'function') {
    return { read: options, codeName: 'code', isStatusFirst: false, readsNull: true };
  }
  const success = codesOf(options, 'success', { isRequired: true, fallback: [0] });
  const noPermission = codesOf(options, 'noPermission');
  const transient = codesOf(options, 'transient');
  const code = namesOf(options, 'code', { isRequired: true });
  return {
    read: readByFields({
      code,
      data: namesOf(options, 'data', { isRequired: true }),
      message: namesOf(options, 'message'),
      status: namesOf(options, 'status')[0],
      time: namesOf(options, 'time')[0],
      success,
      noPermission,
      transient,
      hint: '. If a successful body has no code, pass a function to createDialect',
      hasTextCodes: [...success, ...noPermission, ...transient].some(
        (each) => typeof each === 'string',
      ),
    }),
    codeName: String(code[0]),
    isStatusFirst: false,
  };
}

function namesOf(options: DialectOptions, field: NameField, rules?: FieldRules): string[] {
  const expected = 'the name of a field';
  return listOf(options, field, { expected, isItem: isText, ...rules }) as string[];
}

function codesOf(options: DialectOptions, field: CodeField, rules?: FieldRules): EnvelopeCode[] {
  const expected = 'an integer or a string';
  const codes = listOf(options, field, { expected, isItem: isCode, ...rules });
  return codes.map((code) => (isDecimal(code) ? Number(code) : code)) as EnvelopeCode[];
}

/** @throws `ApiError` of kind `badRequest` if an item is invalid, or the list is empty although it is required */
function listOf(
  options: DialectOptions,
  field: keyof DialectOptions,
  { expected, isItem, isRequired = false, fallback = [] }: ListRules,
): unknown[] {
  const value = own(options, field);
  const items: unknown[] = value === undefined ? fallback : [value].flat();
  if (items.every(isItem) && (items.length > 0 || !isRequired)) return items;
  throw badRequest(
    `the dialect's "${field}" is ${JSON.stringify(value)}: use ${expected}, or a list`,
  );
}
