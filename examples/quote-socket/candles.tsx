import { readCandles } from '@exchange/quote-socket/candles';
import { useCandles } from '@exchange/quote-socket/candles/react';

export function LastCandle({ symbol }: { symbol: string }) {
  const { status, candles, retry } = useCandles(symbol, '1m', {
    async history({ interval, limit, signal }) {
      const query = new URLSearchParams({ symbol, interval, limit: String(limit) });
      const response = await fetch(`/candles?${query}`, { signal });
      if (!response.ok) throw new Error(`Candles did not load: HTTP ${response.status}`);
      return readCandles(await response.json(), interval).get(symbol) ?? [];
    },
  });
  if (status === 'failed') return <button onClick={retry}>Try again</button>;
  return <p>{candles.at(-1)?.close ?? '…'}</p>;
}
