import { DecimalError } from './decimalError.ts';

const shape = /^-?\d+(\.\d+)?$/;

/** Whether it is a string of digits with an optional sign and fraction; no exponent, no spaces. */
export function isDecimal(value: unknown): value is string {
  return typeof value === 'string' && shape.test(value);
}

/**
 * Less than 0, 0 or more than 0, for `Array.sort`. `"1.0"` equals `"1"`, `"-0"` equals `"0"`.
 *
 * @throws {DecimalError}
 */
export function compareDecimals(a: string, b: string): number {
  const digits = Math.max(fractionOf(a).length, fractionOf(b).length);
  const difference = scaled(a, digits) - scaled(b, digits);
  return difference < 0 ? -1 : difference > 0 ? 1 : 0;
}

/**
 * The exact sum, with as many decimals as the longer fraction: `"0.1"` and `"0.20"` give `"0.30"`.
 *
 * @throws {DecimalError}
 */
export function addDecimals(a: string, b: string): string {
  const digits = Math.max(fractionOf(a).length, fractionOf(b).length);
  return unscaled(scaled(a, digits) + scaled(b, digits), digits);
}

/**
 * The digits after the point, `''` if there are none.
 *
 * @throws {DecimalError}
 */
export function fractionOf(value: string): string {
  if (!isDecimal(value)) throw new DecimalError(value);
  return value.split('.')[1] ?? '';
}

/** The value times 10 to the power of `digits`, which is no less than its own decimals. */
export function scaled(value: string, digits: number): bigint {
  return BigInt(value.replace('.', '') + '0'.repeat(digits - fractionOf(value).length));
}

/** The inverse of `scaled`. */
export function unscaled(value: bigint, digits: number): string {
  const sign = value < 0 ? '-' : '';
  const text = String(value < 0 ? -value : value).padStart(digits + 1, '0');
  const point = text.length - digits;
  return sign + text.slice(0, point) + (digits > 0 ? `.${text.slice(point)}` : '');
}
