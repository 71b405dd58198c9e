import { useEffect, useState } from 'react';
import type { Services } from '../runtime/services.ts';

/** Pauses before the market is asked again, in ms; the last one stays. */
const pauses = [1_000, 2_000, 4_000, 8_000, 15_000];

interface Symbols {
  /** Undefined until the market has answered. */
  symbols: readonly string[] | undefined;
  /** Did the last try fail? There is always a next one. */
  hasFailed: boolean;
}

/** What the market has. Asked for until it answers, and then no more. */
export function useSymbols(services: Services | undefined): Symbols {
  const [state, setState] = useState<Symbols>({ symbols: undefined, hasFailed: false });

  useEffect(() => {
    if (!services) return undefined;
    const aborter = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;

    async function ask(failures: number, { symbols: load, report }: Services) {
      try {
        const symbols = await load(aborter.signal);
        if (!aborter.signal.aborted) setState({ symbols, hasFailed: false });
      } catch (error) {
        if (aborter.signal.aborted) return;
        report(error);
        setState({ symbols: undefined, hasFailed: true });
        const pause = pauses[Math.min(failures, pauses.length - 1)];
        timer = setTimeout(() => void ask(failures + 1, services!), pause);
      }
    }

    void ask(0, services);
    return () => {
      aborter.abort();
      clearTimeout(timer);
    };
  }, [services]);

  return state;
}
