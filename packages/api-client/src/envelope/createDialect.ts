import { own } from '../errors/apiError.ts';
import { badRequest } from '../errors/badRequest.ts';
import { type EnvelopeDialect, isDecimal } from './dialect.ts';
import type { EnvelopeCode } from './resultCodes.ts';

/** Options of {@link createDialect}. Lists of names are in order of preference. */
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
  /** Codes that mean that the user has no permission. Default: none. */
  noPermission?: EnvelopeCode | readonly EnvelopeCode[];
}

const isText = (value: unknown) => typeof value === 'string' && value !== '';

/**
 * Creates the `dialect` option of a client from field names and codes:
 * `createDialect({ code: 'code', data: 'data' })`.
 *
 * @throws `ApiError` of kind `badRequest` if a name is not a string, a code is not an integer or a
 *   string, or a required field is missing.
 */
export function createDialect(options: DialectOptions): EnvelopeDialect {
  function list(field: keyof DialectOptions, fallback: unknown[], isCode = false): unknown[] {
    const value = own(options, field);
    const values = value === undefined ? fallback : [value].flat();
    const isRequired = isCode ? fallback.length > 0 : field === 'code' || field === 'data';
    const isValid = values.every((item) => isText(item) || (isCode && isDecimal(item)));
    if (isValid && (values.length > 0 || !isRequired)) return values;
    throw badRequest(
      `the dialect's "${field}" is ${JSON.stringify(value)}: use ${isCode ? 'an integer or a string' : 'the name of a field'}, or a list`,
    );
  }
  const names = (field: 'code' | 'data' | 'message') => list(field, []) as string[];
  const codes = (field: 'success' | 'noPermission', fallback: unknown[]) =>
    list(field, fallback, true).map((code) =>
      isDecimal(code) ? Number(code) : code,
    ) as EnvelopeCode[];

  const success = codes('success', [0]);
  const noPermission = codes('noPermission', []);
  return {
    code: names('code'),
    data: names('data'),
    message: names('message'),
    status: list('status', [])[0] as string | undefined,
    time: list('time', [])[0] as string | undefined,
    success,
    noPermission,
    hasTextCodes: [...success, ...noPermission].some((code) => typeof code === 'string'),
  };
}
