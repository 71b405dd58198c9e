/** A code of an envelope. */
export type EnvelopeCode = number | string;

/** Success codes in both dialects of the specification (spec 8). */
export const successCodes = [0];

/** Codes of the dialect `ret_code` that mean that the user has no permission (spec 8). */
export const noPermissionRetCodes = [10007, 100007];

/** Codes of the dialect `retCode` that mean that the user has no permission (spec 3). */
export const noPermissionCamelCodes = [...noPermissionRetCodes, 33003, 10009];

/** Returns the error kind of a code, or undefined for success. */
export function kindOfCode(
  code: EnvelopeCode,
  codes: { success: readonly EnvelopeCode[]; noPermission: readonly EnvelopeCode[] },
): 'noPermission' | 'business' | undefined {
  if (codes.success.includes(code)) return undefined;
  return codes.noPermission.includes(code) ? 'noPermission' : 'business';
}
