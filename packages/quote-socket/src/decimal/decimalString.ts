/**
 * - `notDecimal`: a value is not a plain decimal string.
 * - `divisionByZero`, `badDigits`: see `divideDecimals`.
 */
export type DecimalErrorKind = 'notDecimal' | 'divisionByZero' | 'badDigits';

/** Error of an operation on decimal strings. Switch on `kind`, which is stable; the message may change. */
export class DecimalError extends Error {
  override readonly name = 'DecimalError';
  readonly kind: DecimalErrorKind;

  constructor(kind: DecimalErrorKind, message: string) {
    super(message);
    this.kind = kind;
  }
}

export function notDecimal(value: unknown): DecimalError {
  const shown = JSON.stringify(value);
  return new DecimalError(
    'notDecimal',
    `Invalid decimal string ${shown}: write digits, such as "-12.50"`,
  );
}

const shape = /^-?\d+(\.\d+)?$/;

/** Checks for a string of digits with an optional minus sign and fraction. No exponent, no spaces. */
export function isDecimal(value: unknown): value is string {
  return typeof value === 'string' && shape.test(value);
}

/**
 * Returns -1, 0 or 1, for `Array.sort`. `"1.0"` equals `"1"`, and `"-0"` equals `"0"`.
 *
 * @throws {DecimalError}
 */
export function compareDecimals(a: string, b: string): number {
  // Most prices have the same shape, and then the order of their characters. A bigint takes ten times as long.
  if (isDecimal(a) && isDecimal(b) && hasSamePlaces(a, b)) return a < b ? -1 : Number(a > b);
  const digits = Math.max(fractionOf(a).length, fractionOf(b).length);
  const difference = scaled(a, digits) - scaled(b, digits);
  if (difference === 0n) return 0;
  return difference < 0n ? -1 : 1;
}

/** Whether both have no sign, and the same number of digits before and after the point. */
function hasSamePlaces(a: string, b: string): boolean {
  const hasSign = a.startsWith('-') || b.startsWith('-');
  return !hasSign && a.length === b.length && a.indexOf('.') === b.indexOf('.');
}

/**
 * Returns the exact sum, with as many decimals as the longer fraction: `"0.1"` and `"0.20"` give
 * `"0.30"`.
 *
 * @throws {DecimalError}
 */
export function addDecimals(a: string, b: string): string {
  const digits = Math.max(fractionOf(a).length, fractionOf(b).length);
  return unscaled(scaled(a, digits) + scaled(b, digits), digits);
}

/**
 * Returns the exact difference `a - b`, with as many decimals as the longer fraction.
 *
 * @throws {DecimalError}
 */
export function subtractDecimals(a: string, b: string): string {
  const digits = Math.max(fractionOf(a).length, fractionOf(b).length);
  return unscaled(scaled(a, digits) - scaled(b, digits), digits);
}

/**
 * Returns the exact product, with as many decimals as both fractions together: `"0.1"` times `"0.20"` gives
 * `"0.020"`.
 *
 * @throws {DecimalError}
 */
export function multiplyDecimals(a: string, b: string): string {
  const [digitsA, digitsB] = [fractionOf(a).length, fractionOf(b).length];
  return unscaled(scaled(a, digitsA) * scaled(b, digitsB), digitsA + digitsB);
}

/**
 * Returns the digits after the decimal point, or `''` for an integer.
 *
 * @throws {DecimalError}
 */
export function fractionOf(value: string): string {
  if (!isDecimal(value)) throw notDecimal(value);
  return value.split('.')[1] ?? '';
}

/** Returns the value times 10 to the power of `digits`. `digits` must be at least the number of its decimals. */
export function scaled(value: string, digits: number): bigint {
  return BigInt(value.replace('.', '') + '0'.repeat(digits - fractionOf(value).length));
}

/** Inverse of {@link scaled}. */
export function unscaled(value: bigint, digits: number): string {
  const sign = value < 0 ? '-' : '';
  const text = String(value < 0 ? -value : value).padStart(digits + 1, '0');
  const point = text.length - digits;
  return sign + text.slice(0, point) + (digits > 0 ? `.${text.slice(point)}` : '');
}
