import { useEffect, useState } from 'react';
import type { Services } from '../services/services.ts';

/** Delays between attempts, in ms. The last one repeats. */
const retryDelaysMs = [1_000, 2_000, 4_000, 8_000, 15_000];

interface Symbols {
  /** Undefined until the market has responded. */
  symbols: readonly string[] | undefined;
  /** Whether the last attempt failed. Attempts continue until one succeeds. */
  hasFailed: boolean;
}

/** Loads the market's symbols. Retries until it succeeds. */
export function useSymbols(services: Services | undefined): Symbols {
  const [state, setState] = useState<Symbols>({ symbols: undefined, hasFailed: false });

  useEffect(() => {
    if (!services) return undefined;
    const aborter = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;

    async function attempt(failures: number, { symbols: load, report }: Services) {
      try {
        const symbols = await load(aborter.signal);
        if (!aborter.signal.aborted) setState({ symbols, hasFailed: false });
      } catch (error) {
        if (aborter.signal.aborted) return;
        report(error);
        setState({ symbols: undefined, hasFailed: true });
        const delay = retryDelaysMs[Math.min(failures, retryDelaysMs.length - 1)];
        timer = setTimeout(() => void attempt(failures + 1, services!), delay);
      }
    }

    void attempt(0, services);
    return () => {
      aborter.abort();
      clearTimeout(timer);
    };
  }, [services]);

  return state;
}
