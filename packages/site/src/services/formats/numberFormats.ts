import { numberFormat } from './formatCache.ts';

export interface NumberFormats {
  /** Formats a price from the API with all of its decimals: `'17208.50'` → `17,208.50`. */
  price(decimal: string): string;
  /** Formats a large amount in compact form: `'862850785.7'` → `862.85M`. */
  compact(decimal: string): string;
  /** Formats the change of an amount with its sign: `'20'` → `+20`. Keeps the sign in front in right-to-left text. */
  signed(decimal: string): string;
  /** Formats a ratio as a signed percentage with two decimals: `'-0.0037'` → `-0.37%`. */
  percent(ratio: string): string;
  /** Like `percent`, without the sign, for texts that name the direction: `'-0.0037'` → `0.37%`. */
  unsignedPercent(ratio: string): string;
}

/**
 * Formats decimal strings for a language tag without converting them to floats.
 *
 * Digits are always 0–9, even in Arabic, because the order forms and wallets of exchanges use these
 * digits, and a copied number must be valid there.
 */
export function numberFormats(tag: string): NumberFormats {
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
    signed(decimal) {
      const change = numberFormat(tag, {
        numberingSystem: 'latn',
        maximumFractionDigits: 18,
        signDisplay: 'exceptZero',
      }).format(decimal as Intl.StringNumericLiteral);
      return `\u2066${change}\u2069`;
    },
    percent: (ratio) => percentage('exceptZero').format(ratio as Intl.StringNumericLiteral),
    unsignedPercent: (ratio) => percentage('never').format(ratio as Intl.StringNumericLiteral),
  };
}
