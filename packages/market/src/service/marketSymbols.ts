/**
 * Returns the symbols in a quote service response, `{ symbols: [{ symbol: 'BTCUSDT' }, …] }`. Omits
 * malformed entries, because an incomplete ticker strip is better than none.
 */
export function marketSymbols(result: unknown): string[] {
  const list = (result as { symbols?: unknown } | null | undefined)?.symbols;
  if (!Array.isArray(list)) return [];
  return list.flatMap((item: unknown) => {
    const symbol = (item as { symbol?: unknown } | null | undefined)?.symbol;
    return typeof symbol === 'string' && /^[A-Z0-9]{1,30}$/.test(symbol) ? [symbol] : [];
  });
}
