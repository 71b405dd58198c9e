/** The prices of a page without quote-socket: it parses every frame, and renders after each one. */
export interface PlainPrices {
  /** Request that subscribes to all symbols, sent after each open. */
  readonly request: string;
  updates: number;
  price: string | undefined;
  pricedAt: number | undefined;
  read(data: unknown): void;
}

interface Frame {
  readonly data?: readonly { readonly s: string; readonly c: string }[];
}

export function createPlainPrices(symbols: readonly string[], now: () => number): PlainPrices {
  const prices: PlainPrices = {
    request: JSON.stringify({
      topic: 'realtimes',
      event: 'sub',
      symbol: symbols.join(','),
      params: { binary: false },
    }),
    updates: 0,
    price: undefined,
    pricedAt: undefined,
    read(data) {
      for (const item of parse(data)?.data ?? []) {
        prices.updates += 1;
        if (item.s !== symbols[0]) continue;
        prices.price = item.c;
        prices.pricedAt = now();
      }
    },
  };
  return prices;
}

function parse(data: unknown): Frame | undefined {
  try {
    return JSON.parse(String(data)) as Frame;
  } catch {
    return undefined;
  }
}
