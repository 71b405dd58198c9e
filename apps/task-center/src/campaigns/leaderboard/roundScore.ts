import type { Value } from '@exchange/exchange-api';

/**
 * Rounds a score of at least 100 down to a whole number, so that scores are easy to compare. Rounds down, so that no
 * score looks higher than it is.
 */
export function roundScore({ amount, unit }: Value): Value {
  return { amount: amount.replace(/^(\d{3,})\.\d+$/, '$1'), unit };
}
