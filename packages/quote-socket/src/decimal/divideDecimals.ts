import { DecimalError, fractionOf, scaled, unscaled } from './decimalString.ts';

/**
 * Rounding of a quotient, as `roundingMode` of `Intl.NumberFormat`: `trunc` towards zero,
 * `expand` away from it, `floor` down, `ceil` up, `halfExpand` to the nearest (a half away from
 * zero), `halfEven` to the nearest (a half to the even digit).
 */
export type DecimalRounding = 'trunc' | 'expand' | 'floor' | 'ceil' | 'halfExpand' | 'halfEven';

export interface DivideDecimalsOptions {
  /** Number of decimals of the quotient. An integer from 0. */
  digits: number;
  /** Default: `halfExpand`, as in `Intl.NumberFormat`. */
  rounding?: DecimalRounding;
}

/**
 * Returns the quotient `a / b`, rounded once from its exact value, with exactly `digits` decimals:
 * `"2"` by `"3"` with 4 digits gives `"0.6667"`. A quotient that is rounded to zero has no sign.
 *
 * @throws {DecimalError} `notDecimal`, `divisionByZero`, or `badDigits` if `digits` is not an
 *   integer from 0
 */
export function divideDecimals(
  a: string,
  b: string,
  { digits, rounding = 'halfExpand' }: DivideDecimalsOptions,
): string {
  const decimals = Math.max(fractionOf(a).length, fractionOf(b).length);
  if (!Number.isInteger(digits) || digits < 0) {
    throw new DecimalError('badDigits', `Invalid digits ${digits}: use an integer from 0`);
  }
  const divisor = scaled(b, decimals);
  if (divisor === 0n) {
    throw new DecimalError('divisionByZero', `Cannot divide ${JSON.stringify(a)} by zero`);
  }
  const dividend = scaled(a, decimals) * 10n ** BigInt(digits);
  const isNegative = dividend < 0n !== divisor < 0n;
  const size = absolute(dividend) / absolute(divisor);
  const rest = absolute(dividend) % absolute(divisor);
  const isRoundedUp =
    rest > 0n &&
    isAwayFromZero(rounding, { isNegative, half: rest * 2n - absolute(divisor), size });
  const rounded = isRoundedUp ? size + 1n : size;
  return unscaled(isNegative ? -rounded : rounded, digits);
}

/** @param half - the rest compared with a half: negative, 0 or positive */
function isAwayFromZero(
  rounding: DecimalRounding,
  { isNegative, half, size }: { isNegative: boolean; half: bigint; size: bigint },
): boolean {
  switch (rounding) {
    case 'trunc':
      return false;
    case 'expand':
      return true;
    case 'floor':
      return isNegative;
    case 'ceil':
      return !isNegative;
    case 'halfExpand':
      return half >= 0n;
    case 'halfEven':
      return half > 0n || (half === 0n && size % 2n === 1n);
  }
}

function absolute(value: bigint): bigint {
  return value < 0n ? -value : value;
}
