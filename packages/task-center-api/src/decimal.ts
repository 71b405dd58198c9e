import * as v from 'valibot';

/**
 * An amount as it goes over the wire: `-12.5`. Never a float, so nothing is lost on the way; 24
 * digits before and 18 after the point hold every coin.
 */
export const decimal = v.pipe(v.string(), v.regex(/^-?\d{1,24}(\.\d{1,18})?$/, 'is no decimal'));

/** Digits after the point that every computation carries. */
const scale = 18;

/** A decimal string as an integer count of 10^-18. */
function unitsOf(text: string): bigint {
  const [whole = '0', fraction = ''] = text.split('.');
  return BigInt(whole + fraction.padEnd(scale, '0'));
}

/** Without trailing zeros, never `-0`. */
function textOf(units: bigint): string {
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0');
  const fraction = digits.slice(-scale).replace(/0+$/, '');
  const sign = units < 0n ? '-' : '';
  return sign + digits.slice(0, -scale) + (fraction && `.${fraction}`);
}

/** `a + b`, exactly. */
export function addDecimals(a: string, b: string): string {
  return textOf(unitsOf(a) + unitsOf(b));
}

/** `a - b`, exactly. */
export function subtractDecimals(a: string, b: string): string {
  return textOf(unitsOf(a) - unitsOf(b));
}

/** Negative, 0 or positive, as `Array.prototype.sort` wants it. */
export function compareDecimals(a: string, b: string): number {
  const difference = unitsOf(a) - unitsOf(b);
  return difference < 0n ? -1 : Number(difference > 0n);
}

/** `a / b` between 0 and 1, for a progress bar; 1 when there is nothing to reach. */
export function decimalShare(a: string, b: string): number {
  const [part, whole] = [unitsOf(a), unitsOf(b)];
  if (whole <= 0n || part >= whole) return 1;
  return part <= 0n ? 0 : Number((part * 1_000_000n) / whole) / 1_000_000;
}
