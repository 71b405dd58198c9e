/** A code of an envelope. */
export type EnvelopeCode = number | string;

/** Success codes in both dialects of the specification (spec 8). */
export const successCodes = [0];

/** Codes of the dialect `ret_code` that mean that the user has no permission (spec 8). */
export const noPermissionRetCodes = [10007, 100007];

/** Codes of the dialect `retCode` that mean that the user has no permission (spec 3). */
export const noPermissionCamelCodes = [...noPermissionRetCodes, 33003, 10009];

/** Whether the value is an integer or its plain decimal string. */
export function isDecimal(value: unknown): boolean {
  return typeof value === 'string' ? /^(0|-?[1-9]\d*)$/.test(value) : Number.isInteger(value);
}
