import { badRequest } from '../errors/apiError.ts';
import { type FieldRules, readByFields } from './readByFields.ts';
import {
  type EnvelopeCode,
  noPermissionCamelCodes,
  noPermissionRetCodes,
  successCodes,
} from './resultCodes.ts';

/** Content of a response's body, as a dialect reads it. */
export interface EnvelopeReading {
  /** Whether the call succeeded. */
  ok: boolean;
  /** The code, for `error.code`. */
  code?: EnvelopeCode | undefined;
  /** The payload, which the call resolves to. */
  data?: unknown;
  /** The server's message, for `error.serverMessage`. */
  message?: string | undefined;
  /**
   * Whether the call failed because the user is not logged in, or no longer: usually
   * `status === 401`. It renews the token or ends the session. Leave it out for an action that a
   * logged-in user may not do, such as one that needs an identity check: that call fails with
   * `business` and its code.
   */
  noPermission?: boolean | undefined;
  /**
   * Whether a later attempt may succeed, such as after a rate limit. Default: by the status, and
   * `true` below 400 with a `Retry-After` header. See `isTransient`.
   */
  transient?: boolean | undefined;
  /** More about the failure, for `error.details`. */
  details?: unknown;
  /** The server's time, in ms since 1970 UTC. */
  time?: unknown;
}

/** The part of a response that a dialect can read besides the body. */
export interface EnvelopeResponse {
  status: number;
  headers: { get(name: string): string | null };
}

/**
 * Reads an envelope, or JSON `null`. Integers above 2^53 in the body are decimal strings. Return
 * `undefined` if the body is not an envelope: the call then fails with `http` or `badResponse`.
 */
export type ReadEnvelope = (
  body: unknown,
  response: EnvelopeResponse,
) => EnvelopeReading | undefined;

/** The format of an envelope. `createDialect` creates one. */
export interface EnvelopeDialect {
  readonly read: ReadEnvelope;
  /** Name of the code in messages of errors. */
  readonly codeName: string;
  /** Whether a failed HTTP status counts more than the code in the body, as in the preset brand's API. */
  readonly isStatusFirst: boolean;
  /** Whether `read` gets the body `null`. Default: such a response fails with `empty`. */
  readonly readsNull?: boolean;
}

/** A dialect of the preset brand, or your own. */
export type Dialect = 'ret_code' | 'retCode' | EnvelopeDialect;

const specification = {
  data: ['result'],
  status: 'status_code',
  time: undefined,
  success: successCodes,
  hasTextCodes: false,
};

const preset = (rules: FieldRules): EnvelopeDialect => ({
  read: readByFields(rules),
  codeName: 'ret_code',
  isStatusFirst: true,
});

/** The two dialects of the specification (spec 3, spec 8). Each of them also accepts the other's field names. */
const presets: Readonly<Record<string, EnvelopeDialect>> = {
  ret_code: preset({
    ...specification,
    code: ['ret_code', 'retCode'],
    message: ['ret_msg', 'retMsg'],
    noPermission: noPermissionRetCodes,
  }),
  retCode: preset({
    ...specification,
    code: ['retCode', 'ret_code'],
    message: ['retMsg', 'ret_msg'],
    noPermission: noPermissionCamelCodes,
  }),
};

/** @throws `ApiError` of kind `badRequest` if the dialect is unknown or not from `createDialect`. */
export function dialectOf(dialect: Dialect = 'ret_code'): EnvelopeDialect {
  const found = typeof dialect === 'string' ? presets[dialect] : dialect;
  if (found && typeof found.read === 'function') return found;
  throw badRequest(
    `dialect is ${JSON.stringify(dialect)}: use "ret_code", "retCode" or createDialect()`,
  );
}
