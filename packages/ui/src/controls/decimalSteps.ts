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

/** Largest exponent in either direction, such as `1e-8`. A larger one would make a very long string. */
const largestExponent = 100;

/** Words beside a number that multiply it. A number with one of them is not read, because it means another number. */
const multipliers =
  /^(?:THOUSAND|TSD|TYS|MIL|MILLION|MIO|MLN|BILLION|BIO|BLN|MRD|MLD|TRILLION|LAKH|CRORE)$/;

const percent = '[%\u066a\ufe6a\uff05]';
/** A currency sign such as `US$`, a percent sign, or a code of capital letters such as `USDT`. */
const unit = `(?:[A-Z]{0,3}\\p{Sc}|${percent}|[A-Z]{3,10})`;
/** Sign, unit, sign, digits with separators, exponent, unit. */
const amount = new RegExp(
  `^([+-]?)(${unit}?)([+-]?)([^\\p{L}\\p{Sc}+-]+?)(?:[eE]([+-]?\\d{1,3}))?(${unit}?)$`,
  'u',
);

/**
 * Reads a typed or pasted number in the notation of a locale, with the digits of any script. A sign, a currency sign or
 * code, a percent sign and an exponent may accompany it: `+5`, `$1,234.50`, `1 USDT`, `5%` (which is 5), `1e-8`. Returns
 * undefined if the text is not such a number. A grouping separator that does not group thousands counts as the decimal
 * separator: `1,5` is 1.5 in English too, and `1.234,5` is 1234.5.
 */
export function parseDecimal(text: string, locale: string): Decimal | undefined {
  const plain = text
    .replace(/\p{Nd}/gu, latinDigit)
    .replace(/[\s\u200e\u200f\u061c'’]/g, '')
    .replace(/[\u2212\ufe63\uff0d]/g, '-')
    .replaceAll('\uff0b', '+')
    .replaceAll('\uff0c', ',')
    .replaceAll('\uff0e', '.');
  const [, sign = '', before = '', innerSign = '', number = '', exponent = '0', after = ''] =
    amount.exec(plain) ?? [];
  if ((sign && innerSign) || multipliers.test(before) || multipliers.test(after)) return undefined;
  if (Math.abs(Number(exponent)) > largestExponent) return undefined;
  const read = (system: string) => parseNotation(number, locale, system);
  const value = read(numberingSystem(locale)) ?? read('native') ?? read('latn');
  if (value === undefined) return undefined;
  return `${`${sign}${innerSign}`.replace('+', '')}${movePoint(value, Number(exponent))}`;
}

/** Returns the Latin digit of a digit of any script. Unicode lists the ten digits of a script together, from 0 to 9. */
function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) as number;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return `${(code - first) % 10}`;
}

/** Returns a decimal without a sign times 10 to the power of `power`. */
function movePoint(value: Decimal, power: number): Decimal {
  const [whole, fraction = ''] = value.split('.') as [string, string?];
  const zeros = '0'.repeat(Math.abs(power));
  const digits = power < 0 ? zeros + whole + fraction : whole + fraction + zeros;
  const at = power < 0 ? whole.length : whole.length + power;
  const moved = digits.slice(0, at).replace(/^0+(?=\d)/, '') || '0';
  const rest = digits.slice(
    at,
    power < 0 ? undefined : Math.max(at, whole.length + fraction.length),
  );
  return rest === '' ? moved : `${moved}.${rest}`;
}

/** Reads digits with the separators of a locale and a numbering system. */
function parseNotation(text: string, locale: string, system: string): Decimal | undefined {
  const parts = new Intl.NumberFormat(locale, { numberingSystem: system }).formatToParts(12345.6);
  const symbol = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  let [group, decimal] = [symbol('group'), symbol('decimal')];
  const isSwapped =
    text.includes(decimal) &&
    text.lastIndexOf(group) > text.lastIndexOf(decimal) &&
    /^[1-9]\d{0,2}(\D\d{3})+\D\d+$/.test(text);
  if (isSwapped) [group, decimal] = [decimal, group];
  const isGrouped = /^\d{1,3}(\D\d{2,3})*\D\d{3}(\D\d*)?$/.test(text) || text.includes(decimal);
  const plain = (isGrouped ? text.replaceAll(group, '') : text)
    .replace(decimal, '.')
    .replace(',', '.');
  const [, whole = '', fraction] = /^(\d*)(?:\.(\d*))?$/.exec(plain) ?? [];
  if (whole === '' && !fraction) return undefined;
  return `${whole.replace(/^0+(?=\d)/, '') || '0'}${fraction ? `.${fraction}` : ''}`;
}
