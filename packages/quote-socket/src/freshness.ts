import type { QuoteEntry } from './quoteEntry.ts';
import type { Quote } from './wire/codec.ts';

/** Counts how old the quotes are. Changes of the system clock do not affect it, because heartbeats advance it. */
export function createFreshness<Item extends Quote>(
  entries: ReadonlyMap<string, QuoteEntry<Item>>,
  staleMs: number,
) {
  let now = 0;

  return {
    /** Ms since creation, as of the last heartbeat. */
    get now() {
      return now;
    },

    advance(elapsedMs: number) {
      now += elapsedMs;
    },

    /** Returns the ms since the symbol's newest quote arrived, or `undefined` if there is none. */
    getAge(symbol: string): number | undefined {
      const entry = entries.get(symbol);
      return entry?.newest ? now - entry.receivedAt : undefined;
    },

    /** Updates `stale` on every entry. Returns the entries whose staleness changed. */
    updateStale(): QuoteEntry<Item>[] {
      return [...entries.values()].filter((entry) => {
        const wasStale = entry.stale;
        entry.stale = !entry.isCurrent || now - entry.receivedAt >= staleMs;
        return entry.stale !== wasStale;
      });
    },
  };
}
