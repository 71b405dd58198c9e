import type { Clock } from './clock.ts';
import type { QuoteCodec } from './wire/codec.ts';
import type { QuoteBook, TickerListener } from './quoteBook.ts';

/**
 * Keeps the subscriptions on the server equal to the local ones. All changes in the same task are
 * compared with the sent symbols once. Mounting twice, or navigating between pages with the same
 * symbols, therefore sends nothing.
 */
export function createSubscriptions(
  book: QuoteBook,
  clock: Clock,
  codec: QuoteCodec,
  send: (message: unknown) => boolean,
) {
  const { entries } = book;
  /** Symbols sent on this connection. Without a connection, `restart` sends them on the next one. */
  let sent = new Set<string>();
  let timer: unknown;

  function sync() {
    timer = undefined;
    for (const entry of entries.values()) if (entry.listeners.size === 0) book.forget(entry);
    const removed = [...sent].filter((symbol) => !entries.has(symbol));
    const added = [...entries.keys()].filter((symbol) => !sent.has(symbol));
    if (removed.length > 0) send(codec.unsubscribe(removed));
    if (added.length > 0) send(codec.subscribe(added));
    sent = new Set(entries.keys());
  }

  function scheduleSync() {
    timer ??= clock.setTimeout(sync, 0);
  }

  return {
    add(symbol: string, listener: TickerListener): () => void {
      const entry = book.entry(symbol);
      entry.listeners.add(listener);
      scheduleSync();
      return () => {
        if (entry.listeners.delete(listener)) scheduleSync();
      };
    },

    /** Call when the connection opened or closed. Subscribes to all symbols again, in one message. */
    restart() {
      clock.clearTimeout(timer);
      sent.clear();
      sync();
    },
  };
}
