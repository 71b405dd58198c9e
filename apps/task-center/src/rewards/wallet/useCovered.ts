import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import { tradesOf, useExample } from '../RewardExample.tsx';
import type { CountedSum } from './countEqual.ts';

/** Returns the trades whose fees a sum of coupons covers, for use beside its amount. Undefined for other sums. */
export function useCovered(sum: CountedSum): string | undefined {
  const t = useTexts('screen');
  const { formatValue } = useValueFormat();
  const example = useExample(sum);
  if (example?.kind !== 'coupon' || sum.count > 1) return undefined;
  return t(`covers_fees_of_${tradesOf(sum)}`, { volume: formatValue(example.volume) });
}
