import { useEffect, useState } from 'react';
import type { Market } from '../services/market/createMarket.ts';

/** Delays between attempts, in ms. The last one repeats. */
const retryDelaysMs = [1_000, 2_000, 4_000, 8_000, 15_000];

interface Symbols {
  /** Undefined until the market has responded. */
  symbols: readonly string[] | undefined;
  /** Whether the last attempt failed. Attempts continue until one succeeds. */
  hasFailed: boolean;
}

/** Loads the market's symbols. Retries until it succeeds. */
export function useSymbols(market: Market): Symbols {
  const [state, setState] = useState<Symbols>({ symbols: undefined, hasFailed: false });

  useEffect(() => {
    const aborter = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;

    async function attempt(failures: number) {
      try {
        const symbols = await market.symbols(aborter.signal);
        if (!aborter.signal.aborted) setState({ symbols, hasFailed: false });
      } catch (error) {
        if (aborter.signal.aborted) return;
        market.report(error);
        setState({ symbols: undefined, hasFailed: true });
        const delay = retryDelaysMs[Math.min(failures, retryDelaysMs.length - 1)];
        timer = setTimeout(() => void attempt(failures + 1), delay);
      }
    }

    void attempt(0);
    return () => {
      aborter.abort();
      clearTimeout(timer);
    };
  }, [market]);

  return state;
}
