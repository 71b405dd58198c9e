import { numberingSystem } from '../composition/numberingSystem.ts';

/** A decimal number as a string without grouping, such as `-1234.50`. It is never converted to a float. */
export type Decimal = string;

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

/** Returns the value, or the limit that it exceeds. */
export function clamp(value: Decimal, min: Decimal | undefined, max: Decimal | undefined): Decimal {
  const below = (one: Decimal, other: Decimal) => {
    const digits = Math.max(places(one), places(other));
    return scaled(one, digits) < scaled(other, digits);
  };
  if (min !== undefined && below(value, min)) return min;
  return max !== undefined && below(max, value) ? max : value;
}

/** Returns the value with the grouping of a locale and Latin digits. All decimal places are kept. */
export function formatDecimal(value: Decimal, locale: string): string {
  const digits = places(value);
  return new Intl.NumberFormat(locale, {
    numberingSystem: numberingSystem(locale),
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value as Intl.StringNumericLiteral);
}

/**
 * Reads a typed or pasted number in the notation of a locale, with its own digits or Latin ones.
 * Returns undefined if it is not a number. A grouping separator that does not group thousands counts as the decimal separator:
 * `1,5` is 1.5 in English too, and `1.234,5` is 1234.5.
 */
export function parseDecimal(text: string, locale: string): Decimal | undefined {
  const read = (system: string) => parseNotation(text, locale, system);
  return read(numberingSystem(locale)) ?? read('native') ?? read('latn');
}

function parseNotation(text: string, locale: string, system: string): Decimal | undefined {
  const formatOf = (useGrouping: boolean) =>
    new Intl.NumberFormat(locale, { numberingSystem: system, useGrouping });
  const parts = formatOf(true).formatToParts(12345.6);
  const symbol = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  const digits = formatOf(false).format(9876543210n);
  let plain = text
    .replace(/[\s\u200e\u200f\u061c'’]/g, '')
    .replace(/[\u2212\ufe63\uff0d]/g, '-')
    .replace(/\p{Nd}/gu, (digit) => {
      const at = [...digits].indexOf(digit);
      return at < 0 ? digit : `${9 - at}`;
    });
  let [group, decimal] = [symbol('group'), symbol('decimal')];
  const isSwapped =
    plain.includes(decimal) &&
    plain.lastIndexOf(group) > plain.lastIndexOf(decimal) &&
    /^-?[1-9]\d{0,2}(\D\d{3})+\D\d+$/.test(plain);
  if (isSwapped) [group, decimal] = [decimal, group];
  if (/^-?\d{1,3}(\D\d{2,3})*\D\d{3}(\D\d*)?$/.test(plain) || plain.includes(decimal)) {
    plain = plain.replaceAll(group, '');
  }
  plain = plain.replace(decimal, '.').replace(',', '.');
  const [, sign = '', whole = '', fraction] = /^(-?)(\d*)(?:\.(\d*))?$/.exec(plain) ?? [];
  if (whole === '' && !fraction) return undefined;
  return `${sign}${whole.replace(/^0+(?=\d)/, '') || '0'}${fraction ? `.${fraction}` : ''}`;
}
