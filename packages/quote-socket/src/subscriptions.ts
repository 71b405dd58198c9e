import type { Clock } from './clock.ts';
import type { QuoteCodec } from './codec.ts';
import type { Listener } from './listeners.ts';
import type { QuoteBook } from './quoteBook.ts';
import type { Ticker } from './ticker.ts';

interface SubscriptionsOptions {
  book: QuoteBook;
  clock: Clock;
  codec: QuoteCodec;
  send: (message: unknown) => boolean;
}

/**
 * Keeps the server's list equal to ours: what is wanted is compared with what was sent, once for
 * all changes of a moment. So a double mount sends nothing, and so does leaving one page for
 * another with the same symbols.
 */
export function createSubscriptions({ book, clock, codec, send }: SubscriptionsOptions) {
  /** What this connection was told. */
  const sent = new Set<string>();
  let timer: unknown;

  function sync() {
    timer = undefined;
    const { entries } = book;
    for (const entry of entries.values()) if (entry.listeners.size === 0) book.forget(entry);
    const left = [...sent].filter((symbol) => !entries.has(symbol));
    const added = [...entries.keys()].filter((symbol) => !sent.has(symbol));
    if (left.length > 0 && send(codec.unsubscribe(left))) {
      for (const symbol of left) sent.delete(symbol);
    }
    if (added.length > 0 && send(codec.subscribe(added))) {
      for (const symbol of added) sent.add(symbol);
    }
  }

  return {
    add(symbol: string, listener: Listener<Ticker>): () => void {
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
