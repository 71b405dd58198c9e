import { useIsStale, useQuoteStatus, useTicker } from '../../src/react/index.ts';

/** Shows the price of a symbol, the status, and whether the price is stale. */
export function Row({ symbol }: { symbol: string }) {
  const ticker = useTicker(symbol);
  const { status } = useQuoteStatus();
  const stale = useIsStale(symbol);
  return <p>{`${symbol} ${ticker?.close ?? '…'} ${status}${stale ? ' stale' : ''}`}</p>;
}
