import type { Clock } from './clock.ts';
import type { PageLifecycle } from './connection/pageLifecycle.ts';
import type { QuoteCodec } from './wire/codec.ts';
import type { QuoteBook, QuoteEntry } from './quoteBook.ts';
import type { QuoteTiming } from './defaultTiming.ts';

/**
 * Keeps the subscriptions on the server equal to the local ones. All changes in one task are compared
 * with the sent symbols together. Mounting a component twice, or navigating between pages with the same
 * symbols, therefore sends nothing.
 *
 * A symbol without listeners stays subscribed for `lingerMs`. Once the page has been hidden for longer
 * than `lingerMs`, its symbols are unsubscribed, except those with unconflated listeners
 * (`conflate: false`). Their last quotes are kept.
 */
export function createSubscriptions(
  book: QuoteBook,
  clock: Clock,
  codec: QuoteCodec,
  { lingerMs }: QuoteTiming,
  page: PageLifecycle,
  send: (message: unknown) => boolean,
) {
  const { entries } = book;
  /** Symbols that the server of this connection was asked for. `restart` sends all symbols on the next connection. */
  let sent = new Set<string>();
  let timer: unknown;
  let hiddenMs = 0;

  function sync() {
    clock.clearTimeout(timer);
    timer = undefined;
    const wanted = new Set<string>();
    for (const entry of entries.values()) {
      const isUsed = entry.listeners.size || entry.unconflated.size;
      if (!isUsed && book.age - entry.changedAt >= lingerMs) book.forget(entry);
      else if (hiddenMs <= lingerMs || entry.unconflated.size) wanted.add(entry.symbol);
    }
    const removed = [...sent].filter((symbol) => !wanted.has(symbol));
    const added = [...wanted].filter((symbol) => !sent.has(symbol));
    if (removed.length > 0) send(codec.unsubscribe(removed));
    if (added.length > 0) send(codec.subscribe(added));
    sent = wanted;
  }

  return {
    /** Call when a listener was added or removed. */
    change(entry: QuoteEntry) {
      entry.changedAt = book.age;
      timer ??= clock.setTimeout(sync, 0);
    },

    /** Call at each heartbeat with the ms since the last heartbeat, and with 0 after each page event. */
    beat(elapsedMs: number) {
      hiddenMs = page.hidden ? hiddenMs + elapsedMs : 0;
      sync();
    },

    /** Call when the connection opened or stopped. Subscribes to all symbols again, in one message. */
    restart() {
      sent.clear();
      sync();
    },
  };
}
