import { languageTag, type LocaleToken } from '@exchange/region-env';
import { numberFormat } from './formatCache.ts';

export interface NumberFormats {
  /** A price as it came over the wire, with exactly its own decimals: `'17208.50'` → `17,208.50`. */
  price(decimal: string): string;
  /** A large amount in short, with its thousands or millions in a word: `'862850785.7'` → `862.85M`. */
  compact(decimal: string): string;
  /** A ratio as a signed percentage with two decimals: `'-0.0037'` → `-0.37%`. */
  percent(ratio: string): string;
  /** The same without its sign, for words that say the direction: `'-0.0037'` → `0.37%`. */
  unsignedPercent(ratio: string): string;
}

/**
 * Figures in the way of a locale, from decimal strings and without a detour over floats.
 *
 * Digits are 0–9 everywhere, in Arabic too: order forms, tickers and wallets of exchanges show them
 * so, and a figure that is copied from here must fit there.
 */
export function numberFormats(locale: LocaleToken): NumberFormats {
  const tag = languageTag(locale);
  const percentage = (signDisplay: 'exceptZero' | 'never') =>
    numberFormat(tag, {
      numberingSystem: 'latn',
      style: 'percent',
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
      signDisplay,
    });
  return {
    price(decimal) {
      const decimals = Math.min(decimal.split('.')[1]?.length ?? 0, 100);
      return numberFormat(tag, {
        numberingSystem: 'latn',
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      }).format(decimal as Intl.StringNumericLiteral);
    },
    compact: (decimal) =>
      numberFormat(tag, {
        numberingSystem: 'latn',
        notation: 'compact',
        minimumFractionDigits: 2,
        maximumFractionDigits: 2,
      }).format(decimal as Intl.StringNumericLiteral),
    percent: (ratio) => percentage('exceptZero').format(ratio as Intl.StringNumericLiteral),
    unsignedPercent: (ratio) => percentage('never').format(ratio as Intl.StringNumericLiteral),
  };
}
