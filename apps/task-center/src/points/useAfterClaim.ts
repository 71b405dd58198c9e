import { compareDecimals } from '@exchange/exchange-api';
import { useTexts } from '@exchange/site/page';

/** Returns a function that marks a number of points as including those to claim, if there are any. */
export function useAfterClaim(ready: string): (text: string) => string {
  const t = useTexts('screen');
  return (text) => (compareDecimals(ready, '0') > 0 ? t('points_after_claim', { text }) : text);
}
