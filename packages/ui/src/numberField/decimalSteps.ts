import { numberingSystem } from '../composition/numberingSystem.ts';

/** A decimal number as a string without grouping, such as `-1234.50`. It is never converted to a float. */
export type Decimal = string;

const isDecimal = (text: string) => /^-?\d+(\.\d+)?$/.test(text);

const places = (value: Decimal) => value.split('.')[1]?.length ?? 0;

/**
 * Returns the value times 10 to the power of `digits`. `digits` must be at least the number of its
 * decimal places.
 */
function scaled(value: Decimal, digits: number): bigint {
  const [whole, fraction = ''] = value.split('.') as [string, string?];
  return BigInt(whole + fraction.padEnd(digits, '0'));
}

/** Returns `value + times * step`, with as many decimal places as the more precise of `value` and `step`. */
export function addSteps(value: Decimal, step: Decimal, times: number): Decimal {
  const digits = Math.max(places(value), places(step));
  const sum = scaled(value, digits) + scaled(step, digits) * BigInt(times);
  const text = `${sum}`.replace('-', '').padStart(digits + 1, '0');
  const at = text.length - digits;
  return `${sum < 0n ? '-' : ''}${text.slice(0, at)}${digits > 0 ? `.${text.slice(at)}` : ''}`;
}

/** A text that is no decimal string, such as an empty one, is no limit. */
interface Limits {
  min: Decimal | undefined;
  max: Decimal | undefined;
}

/** Returns the limit that the value exceeds. */
export function exceededLimit(value: Decimal, { min, max }: Limits): 'min' | 'max' | undefined {
  const isBelow = (one: Decimal | undefined, other: Decimal | undefined) => {
    if (!one || !other || !isDecimal(one) || !isDecimal(other)) return false;
    const digits = Math.max(places(one), places(other));
    return scaled(one, digits) < scaled(other, digits);
  };
  if (isBelow(value, min)) return 'min';
  return isBelow(max, value) ? 'max' : undefined;
}

/** Returns the value without zeros after its first `decimals` decimal places. */
export function withoutEndZeros(value: Decimal, decimals: number): Decimal {
  const [whole, fraction = ''] = value.split('.') as [string, string?];
  const rest = fraction.slice(0, decimals) + fraction.slice(decimals).replace(/0+$/, '');
  return rest === '' ? whole : `${whole}.${rest}`;
}

/** Whether the value has more than `decimals` decimal places, zeros at its end aside. */
export function hasMoreDecimals(value: Decimal, decimals: number): boolean {
  return places(withoutEndZeros(value, decimals)) > decimals;
}

/** Returns the value, or the limit that it exceeds. */
export function clamp(value: Decimal, limits: Limits): Decimal {
  const exceeded = exceededLimit(value, limits);
  return (exceeded && limits[exceeded]) ?? value;
}

/**
 * Returns the value with the separators and digits of a locale. Digits are Latin, unless the tag requests others. All
 * decimal places are kept.
 */
export function formatDecimal(value: Decimal, locale: string, useGrouping = true): string {
  const digits = places(value);
  return new Intl.NumberFormat(locale, {
    numberingSystem: numberingSystem(locale),
    useGrouping,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value as Intl.StringNumericLiteral);
}
