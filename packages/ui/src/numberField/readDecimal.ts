import { numberingSystem } from '../composition/numberingSystem.ts';
import { formatDecimal, type Decimal } from './decimalSteps.ts';

/**
 * Meaning of a text: one number, or two that differ by a factor of 1,000. The two are texts without grouping, in the
 * notation of the locale: with the separator as decimal, and with the separator as grouping.
 */
export type Reading = { value: Decimal } | { ambiguous: readonly [string, string] };

/** Largest exponent in either direction, such as `1e-8`. A larger one would make a very long string. */
const largestExponent = 100;

const percent = '[%\u066a\ufe6a\uff05]';
/**
 * A currency sign or a percent sign. Letters may mean another number or another currency:
 * `5 MILLIONS`, `100000 SATS`.
 */
const mark = `(?:\\p{Sc}|${percent})`;
/** The Arabic decimal separator, which never groups. */
const arabicDecimal = '\u066b';
/** Sign, mark, sign, digits with separators, exponent, mark. */
const amount = new RegExp(
  `^([+-]?) ?${mark}? ?([+-]?) ?([\\d.,' ${arabicDecimal}]+?) ?(?:[eE]([+-]?\\d{1,3}))? ?${mark}?$`,
  'u',
);

const thousands = /^[1-9]\d{0,2}([.,' ])\d{3}(?:\1\d{3})*$/;
/** One separator with three digits after it, which can be decimals or a group. */
const oneGroup = /^([1-9]\d{0,2})([.,])(\d{3})$/;
const lakhs = /^[1-9]\d?(?:,\d{2})+,\d{3}$/;

/**
 * Reads a typed or pasted number in the notation of a locale, with the digits of any script. A
 * sign, a currency sign, a percent sign, an exponent and the unit may accompany it: `+5`,
 * `$1,234.50`, `5%` (which is 5), `1e-8`, `1 USDT` if the unit is `USDT`. Returns undefined if the
 * text is not such a number, so if it has any other letters.
 *
 * A dot or comma is the decimal separator, unless the text only makes sense with complete groups:
 * `1,234.5`, `1.234.567`. One with exactly three digits after it, such as `1,500`, could be either.
 * It is read if it is the decimal separator of the locale, if the locale writes the whole number
 * like that, or if the first digit is 0; otherwise it is ambiguous.
 */
export function readDecimal(text: string, locale: string, unit = ''): Reading | undefined {
  const [, sign = '', innerSign = '', number = '', exponent = '0'] =
    amount.exec(withoutUnit(withPlainSigns(text), withPlainSigns(unit))) ?? [];
  if (sign && innerSign) return undefined;
  if (Math.abs(Number(exponent)) > largestExponent) return undefined;
  const minus = sign + innerSign === '-' ? '-' : '';
  const complete = (value: Decimal) => minus + movePoint(value, Number(exponent));
  const group = readOneGroup(number, locale);
  if (group && !(group.isShown && exponent === '0')) {
    const shown = (value: Decimal) => formatDecimal(complete(value), locale, false);
    return { ambiguous: [shown(group.fraction), shown(group.whole)] };
  }
  const value = group?.whole ?? readDigits(number, locale);
  return value === undefined ? undefined : { value: complete(value) };
}

/**
 * Reads a number such as `1,500` whose separator is not the decimal one of the locale: as a fraction, and as a whole
 * number. `isShown` means that the locale writes the whole number like that: a field must accept what it shows itself.
 */
function readOneGroup(number: string, locale: string) {
  const [, groups = '', separator = '', decimals = ''] = oneGroup.exec(number) ?? [];
  if (separator === '' || separator === separators(locale).decimal) return undefined;
  const whole = groups + decimals;
  const isShown = withPlainSigns(formatDecimal(whole, locale)) === number;
  return { fraction: `${groups}.${decimals}`, whole, isShown };
}

/**
 * Returns the text without the unit, which is before the number or after it. Where the unit starts
 * or ends with a digit, it is no part of a number: `1INCH` is not in `51INCH`.
 */
function withoutUnit(text: string, unit: string): string {
  if (unit === '') return text;
  const literal = unit.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  const after = new RegExp(`${/^\d/.test(unit) ? ' ' : ' ?'}${literal}$`, 'iu');
  const before = new RegExp(`^([+-]? ?)${literal}${/\d$/.test(unit) ? '(?!\\d)' : ''} ?`, 'iu');
  return after.test(text) ? text.replace(after, '') : text.replace(before, '$1');
}

/** Returns the text with Latin digits, ASCII signs and separators, and without space around it. */
function withPlainSigns(text: string): string {
  return text
    .replace(/\p{Nd}/gu, latinDigit)
    .replace(/[\u200e\u200f\u061c]/g, '')
    .replace(/\s/g, ' ')
    .trim()
    .replace(/[\u2212\ufe63\uff0d]/g, '-')
    .replaceAll('\uff0b', '+')
    .replace(/[\uff0c\u060c]/g, ',')
    .replaceAll('\uff0e', '.')
    .replace(/[’\u066c]/g, "'");
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
  const digits = zeros + whole + fraction + zeros;
  const point = zeros.length + whole.length + power;
  const end = point + Math.max(0, fraction.length - power);
  return joined(digits.slice(0, point), digits.slice(point, end));
}

/** Returns a decimal without zeros at its start. */
function joined(whole: string, fraction: string): Decimal {
  const digits = whole.replace(/^0+(?=\d)/, '') || '0';
  return fraction === '' ? digits : `${digits}.${fraction}`;
}

/**
 * Reads digits with separators. The last separator is the decimal one if it occurs once and is not
 * a space or apostrophe.
 */
function readDigits(text: string, locale: string): Decimal | undefined {
  const marks = text.replace(/\d/g, '');
  const last = marks.slice(-1);
  const hasDecimals = /[.,\u066b]/.test(last) && marks.indexOf(last) === marks.length - 1;
  const [whole, fraction = ''] = (hasDecimals ? text.split(last) : [text]) as [string, string?];
  const isGrouped = thousands.test(whole) || (lakhs.test(whole) && separators(locale).groupsLakhs);
  if (!isGrouped && !/^\d*$/.test(whole)) return undefined;
  // `1,234.` may be an English number at the end of a sentence, or the start of a longer one.
  if (fraction === '' && (isGrouped ? hasDecimals : whole === '')) return undefined;
  return joined(whole.replace(/\D/g, ''), fraction);
}

/** Returns the decimal separator of a locale, and whether it groups as in India: `12,34,567`. */
function separators(locale: string): { decimal: string; groupsLakhs: boolean } {
  const system = numberingSystem(locale);
  const parts = new Intl.NumberFormat(locale, { numberingSystem: system }).formatToParts(1234567.5);
  return {
    decimal: parts.find(({ type }) => type === 'decimal')?.value ?? '.',
    groupsLakhs: parts[2]?.value.length === 2,
  };
}
