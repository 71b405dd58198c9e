import { addDecimals, fractionOf, scaled, unscaled } from './decimalString.ts';

/** `Intl.NumberFormat` throws a RangeError above 20 decimals in Node 20, and above 100 in later engines. */
const nativeDecimals = 20;

/**
 * Formats a decimal string with a locale's digits and separators. The result is exact at any
 * length, because the value is never converted to a number. All decimals are kept, zeros as well,
 * unless `maximumFractionDigits` limits them; `minimumFractionDigits` only adds zeros, and so does
 * a currency. If both are given, they mean what they mean in `Intl.NumberFormat`. In percent, the
 * decimals are those of the percentage: `"0.4060"` is `40.60%`.
 *
 * @param locale BCP 47 tag
 * @param options options of `Intl.NumberFormat`. `minimumFractionDigits` and
 *   `maximumFractionDigits` may be of any size.
 * @throws {DecimalError}
 */
export function formatDecimal(
  value: string,
  locale?: string,
  options: Intl.NumberFormatOptions = {},
): string {
  const complete = { ...options, ...fractionDigits(fractionOf(value).length, locale, options) };
  // Engines format decimal strings exactly since ES2023. The cast is for older type libraries, which
  // accept only numbers.
  if (complete.maximumFractionDigits <= nativeDecimals) {
    return new Intl.NumberFormat(locale, complete).format(value as unknown as number);
  }
  return formatLong(value, locale, complete);
}

/** Returns how many decimals to show of a value with `decimals`. */
function fractionDigits(
  decimals: number,
  locale: string | undefined,
  options: Intl.NumberFormatOptions,
) {
  const { style, currency, minimumFractionDigits: min, maximumFractionDigits: max } = options;
  const shown = style === 'percent' ? Math.max(0, decimals - 2) : decimals;
  if (min !== undefined && max !== undefined) {
    return { minimumFractionDigits: min, maximumFractionDigits: max };
  }
  const isCurrency = style === 'currency' && currency !== undefined;
  const minDigits = min ?? (isCurrency ? currencyDigits(locale, currency) : 0);
  const digits = Math.max(shown, minDigits);
  return {
    minimumFractionDigits: Math.min(digits, max ?? digits),
    maximumFractionDigits: max ?? digits,
  };
}

/** Returns how many decimals an amount of the currency has: 2 for EUR, none for JPY. */
function currencyDigits(locale: string | undefined, currency: string): number {
  const { minimumFractionDigits = 0 } = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return minimumFractionDigits;
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
