import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import type { Home } from '@exchange/task-center-api';

/** Texts of what expires soon: how many are saved by claiming them, and how many only by using them. */
export function useExpiringParts({
  count,
  to_claim: claim,
}: Pick<Home['totals']['expiring'], 'count' | 'to_claim'>): { claim: string; use: string } {
  const t = useTexts('screen');
  const { formatValue } = useValueFormat();
  const partOf = (key: 'expiring_claim' | 'expiring_use', number: number) =>
    number === 0 ? '' : t(key, { amount: formatValue({ amount: String(number), unit: 'count' }) });
  return { claim: partOf('expiring_claim', claim), use: partOf('expiring_use', count - claim) };
}
