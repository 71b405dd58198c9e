import { badRequest } from '../errors/badRequest.ts';
import {
  type EnvelopeCode,
  noPermissionCamelCodes,
  noPermissionRetCodes,
  successCodes,
} from './resultCodes.ts';

/** The fields and codes of an envelope. `createDialect` creates one. */
export interface EnvelopeDialect {
  /** Names of the field with the code, in order of preference. */
  readonly code: readonly string[];
  /** Names of the field with the payload, in order of preference. */
  readonly data: readonly string[];
  /** Names of the field with the server's message, in order of preference. */
  readonly message: readonly string[];
  /** Name of the payload's status field. If its value exists and is not 200, the call fails with `gateway`. */
  readonly status: string | undefined;
  /** Name of the field with the server's time, in ms since 1970 UTC. */
  readonly time: string | undefined;
  /** Codes that mean success. A number also matches its plain decimal string. */
  readonly success: readonly EnvelopeCode[];
  /** Codes that mean that the user has no permission. */
  readonly noPermission: readonly EnvelopeCode[];
  /** Whether a code can be any string. Otherwise, codes are integers or their decimal strings. */
  readonly hasTextCodes: boolean;
}

/** A dialect of the specification, or your own. */
export type Dialect = 'ret_code' | 'retCode' | EnvelopeDialect;

const specification = {
  data: ['result'],
  status: 'status_code',
  time: undefined,
  success: successCodes,
  hasTextCodes: false,
};

/** The two dialects of the specification (spec 3, spec 8). Each of them also accepts the other's field names. */
const presets: Readonly<Record<string, EnvelopeDialect>> = {
  ret_code: {
    ...specification,
    code: ['ret_code', 'retCode'],
    message: ['ret_msg', 'retMsg'],
    noPermission: noPermissionRetCodes,
  },
  retCode: {
    ...specification,
    code: ['retCode', 'ret_code'],
    message: ['retMsg', 'ret_msg'],
    noPermission: noPermissionCamelCodes,
  },
};

/** @throws `ApiError` of kind `badRequest` if the dialect is unknown or not from `createDialect`. */
export function dialectOf(dialect: Dialect = 'ret_code'): EnvelopeDialect {
  const found = typeof dialect === 'string' ? presets[dialect] : dialect;
  if (found && Array.isArray(found.code)) return found;
  throw badRequest(
    `dialect is ${JSON.stringify(dialect)}: use "ret_code", "retCode" or createDialect()`,
  );
}

/** Whether the value is an integer or its plain decimal string. */
export function isDecimal(value: unknown): boolean {
  return typeof value === 'string' ? /^(0|-?[1-9]\d*)$/.test(value) : Number.isInteger(value);
}
