import { addDecimals, fractionOf, scaled, unscaled } from './decimalString.ts';

/** `Intl.NumberFormat` throws a RangeError above 20 decimals in Node 20, and above 100 in later engines. */
const nativeDecimals = 20;

/**
 * Formats a decimal string with a locale's digits and separators. The result is exact at any length,
 * because the value is never converted to a number. All decimals are kept unless `options` limits them.
 *
 * @param locale BCP 47 tag
 * @param options options of `Intl.NumberFormat`. `minimumFractionDigits` and `maximumFractionDigits` may
 *   be of any size.
 * @throws {DecimalError}
 */
export function formatDecimal(
  value: string,
  locale?: string,
  options: Intl.NumberFormatOptions = {},
): string {
  const decimals = fractionOf(value).length;
  const all = {
    minimumFractionDigits: Math.min(decimals, options.maximumFractionDigits ?? decimals),
    maximumFractionDigits: Math.max(decimals, options.minimumFractionDigits ?? decimals),
    ...options,
  };
  // Engines format decimal strings exactly since ES2023. The cast is for older type libraries, which
  // accept only numbers.
  if (all.maximumFractionDigits <= nativeDecimals) {
    return new Intl.NumberFormat(locale, all).format(value as unknown as number);
  }
  return formatLong(value, locale, all);
}

/** Formats the value with one decimal, then replaces this decimal by the full fraction. */
function formatLong(
  value: string,
  locale: string | undefined,
  options: Intl.NumberFormatOptions & Record<`${'min' | 'max'}imumFractionDigits`, number>,
): string {
  const isPercent = options.style === 'percent';
  const shown = rounded(isPercent ? timesHundred(value) : value, options);
  const fraction = fractionOf(shown).replace(/0+$/, '').padEnd(options.minimumFractionDigits, '0');
  const decimals = Math.min(1, fraction.length);
  const formatter = new Intl.NumberFormat(locale, {
    ...options,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  const short = `${shown.split('.')[0]}.${/[1-9]/.test(fraction) ? 1 : 0}`;
  const parts = formatter.formatToParts(
    (isPercent ? unscaled(scaled(short, 1), 3) : short) as unknown as number,
  );
  const digits = digitsOf(locale, formatter.resolvedOptions().numberingSystem);
  const localFraction = fraction.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit);
  return parts.map((part) => (part.type === 'fraction' ? localFraction : part.value)).join('');
}

function timesHundred(value: string): string {
  const decimals = Math.max(2, fractionOf(value).length);
  return unscaled(scaled(value, decimals), decimals - 2);
}

/** Rounds to `maximumFractionDigits`. Only the last kept digits are passed to `Intl.NumberFormat` for rounding. */
function rounded(
  value: string,
  {
    maximumFractionDigits: decimals,
    roundingMode,
  }: Pick<Intl.NumberFormatOptions, 'roundingMode'> & { maximumFractionDigits: number },
): string {
  const fraction = fractionOf(value);
  if (fraction.length <= decimals) return value;
  const sign = value.startsWith('-') ? '-' : '';
  const cut = value.slice(0, decimals - fraction.length);
  const lastDigit = fraction.charAt(decimals - 1);
  const formatter = new Intl.NumberFormat('en', { maximumFractionDigits: 0, roundingMode });
  const roundedDigit = formatter.format(
    `${sign}${lastDigit}.${fraction.slice(decimals)}` as unknown as number,
  );
  if (roundedDigit === sign + lastDigit) return cut;
  return addDecimals(cut, unscaled(sign ? -1n : 1n, decimals));
}

/** Returns the ten digits of a numbering system, 0 first. */
function digitsOf(locale: string | undefined, numberingSystem: string): string[] {
  const formatter = new Intl.NumberFormat(locale, { numberingSystem, useGrouping: false });
  return [...formatter.format(9876543210)].reverse();
}
