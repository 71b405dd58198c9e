import * as v from 'valibot';

/**
 * An amount as a decimal string, such as `-12.5`. A float would lose precision. 24 integer and 18
 * fraction digits are enough for every coin.
 */
export const decimal = v.pipe(v.string(), v.regex(/^-?\d{1,24}(\.\d{1,18})?$/, 'is not a decimal'));

/** Number of fraction digits in every computation. */
const scale = 18;

/** Converts a decimal string to an integer count of 10^-18. */
function unitsOf(text: string): bigint {
  const [whole = '0', fraction = ''] = text.split('.');
  return BigInt(whole + fraction.padEnd(scale, '0'));
}

/** Formats without trailing zeros and never as `-0`. */
function textOf(units: bigint): string {
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0');
  const fraction = digits.slice(-scale).replace(/0+$/, '');
  const sign = units < 0n ? '-' : '';
  return sign + digits.slice(0, -scale) + (fraction && `.${fraction}`);
}

/** Returns the exact sum `a + b`. */
export function addDecimals(a: string, b: string): string {
  return textOf(unitsOf(a) + unitsOf(b));
}

/** Returns the exact difference `a - b`. */
export function subtractDecimals(a: string, b: string): string {
  return textOf(unitsOf(a) - unitsOf(b));
}

/** Returns the exact product `a × times`. `times` is a whole number. */
export function timesDecimal(a: string, times: number): string {
  return textOf(unitsOf(a) * BigInt(times));
}

/**
 * Returns the product `a × b` of two decimals that are not negative, rounded to `digits` fraction
 * digits. A half is rounded up. Has no zeros at the end.
 */
export function multiplyDecimals(a: string, b: string, digits: number): string {
  const step = 10n ** BigInt(2 * scale - digits);
  const steps = (unitsOf(a) * unitsOf(b) + step / 2n) / step;
  return textOf(steps * 10n ** BigInt(scale - digits));
}

/**
 * Returns the quotient `a / by` of a decimal that is not negative and a positive one, rounded up to `digits` fraction
 * digits. Has no zeros at the end.
 */
export function divideDecimal(a: string, by: string, digits: number): string {
  const step = unitsOf(by);
  const steps = (unitsOf(a) * 10n ** BigInt(digits) + step - 1n) / step;
  return textOf(steps * 10n ** BigInt(scale - digits));
}

/** Returns a negative number, 0 or a positive number, for `Array.prototype.sort`. */
export function compareDecimals(a: string, b: string): number {
  const [first, second] = [unitsOf(a), unitsOf(b)];
  if (first === second) return 0;
  return first < second ? -1 : 1;
}

/** Returns `a / b` clamped to 0–1, for a progress bar. Returns 1 if `b` is not positive. */
export function decimalShare(a: string, b: string): number {
  const [part, whole] = [unitsOf(a), unitsOf(b)];
  if (whole <= 0n || part >= whole) return 1;
  if (part <= 0n) return 0;
  return Number((part * 1_000_000n) / whole) / 1_000_000;
}
