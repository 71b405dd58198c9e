import type { Clock } from './clock.ts';
import type { QuoteCodec } from './codec.ts';
import type { QuoteBook, TickerListener } from './quoteBook.ts';

/**
 * Keeps the server's list equal to ours: what is wanted is compared with what was sent, once for
 * all changes of a moment. So a double mount sends nothing, and so does leaving one page for
 * another with the same symbols.
 */
export function createSubscriptions(
  book: QuoteBook,
  clock: Clock,
  codec: QuoteCodec,
  send: (message: unknown) => boolean,
) {
  const { entries } = book;
  /** What this connection was told; where there is none, `restart` will tell the next one. */
  let sent = new Set<string>();
  let timer: unknown;

  function sync() {
    timer = undefined;
    for (const entry of entries.values()) if (entry.listeners.size === 0) book.forget(entry);
    const left = [...sent].filter((symbol) => !entries.has(symbol));
    const added = [...entries.keys()].filter((symbol) => !sent.has(symbol));
    if (left.length > 0) send(codec.unsubscribe(left));
    if (added.length > 0) send(codec.subscribe(added));
    sent = new Set(entries.keys());
  }

  return {
    add(symbol: string, listener: TickerListener): () => void {
      const { listeners } = book.entry(symbol);
      listeners.add(listener);
      timer ??= clock.setTimeout(sync, 0);
      return () => {
        if (listeners.delete(listener)) timer ??= clock.setTimeout(sync, 0);
      };
    },

    /** The connection opened or was closed: the server knows nothing. Tells it all in one message. */
    restart() {
      clock.clearTimeout(timer);
      sent.clear();
      sync();
    },
  };
}
