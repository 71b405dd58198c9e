import type { Value } from '@exchange/exchange-api';
import { numberFormat } from './formatCache.ts';

/** Translates an amount whose unit is not a coin. `amount` is formatted already; `count` selects the plural form. */
export type UnitWords = (unit: 'points' | 'days', count: number, amount: string) => string;

const plain = { numberingSystem: 'latn', maximumFractionDigits: 18 } as const;
const cents = { ...plain, minimumFractionDigits: 2 } as const;
const percent = { numberingSystem: 'latn', style: 'percent', maximumFractionDigits: 16 } as const;

/** Coins that count in cents, so that a fraction has two decimals: `12.40`. */
const centCoins: readonly string[] = ['USDT', 'USDC'];

/** Isolates an amount, so that its sign, number and coin keep their order in right-to-left text. */
const isolated = (text: string) => `\u2066${text}\u2069`;

/**
 * Formats values for a language tag: `20%`, `1,000.50 USDT`, `200 points`. Decimal strings are never
 * converted to floats.
 */
export function valueFormat(tag: string, words: UnitWords): (value: Value) => string {
  return ({ amount, unit }) => {
    const decimal = amount as Intl.StringNumericLiteral;
    if (unit === 'ratio') return isolated(numberFormat(tag, percent).format(decimal));
    const figure = numberFormat(tag, plain).format(decimal);
    if (unit === 'count') return isolated(figure);
    if (unit === 'points' || unit === 'days') {
      // A line never ends between the number and its unit.
      return words(unit, Number(amount), isolated(figure)).replaceAll(' ', '\u00a0');
    }
    const hasCents = centCoins.includes(unit) && amount.includes('.');
    const money = hasCents ? numberFormat(tag, cents).format(decimal) : figure;
    return isolated(`${money}\u00a0${unit}`);
  };
}
