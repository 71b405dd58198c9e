import type { Clock } from './clock.ts';
import { backoffMs } from './connection/backoff.ts';
import type { PageLifecycle } from './connection/pageLifecycle.ts';
import type { Link } from './connection/link.ts';
import type { QuoteTiming } from './connection/quoteTiming.ts';
import type { QuoteBook } from './quoteBook.ts';
import type { QuoteEntry } from './quoteEntry.ts';
import type { Quote } from './wire/codec.ts';

interface SubscriptionsOptions<Item extends Quote> {
  book: Pick<QuoteBook<Item>, 'entries' | 'uptimeMs' | 'forget'>;
  clock: Clock;
  page: PageLifecycle;
  timing: QuoteTiming;
  random: () => number;
  /** Returns the link, if it is open. */
  link: () => Pick<Link, 'subscribe' | 'unsubscribe'> | undefined;
}

/**
 * Keeps the subscriptions on the server equal to the local ones. All changes in one task are compared
 * with the sent symbols together. Mounting a component twice, or navigating between pages with the same
 * symbols, therefore sends nothing.
 *
 * A symbol without listeners stays subscribed for `lingerMs`. Once the page has been hidden for longer
 * than `lingerMs`, its symbols are unsubscribed, except those with unconflated listeners
 * (`conflate: false`). Their last quotes are kept.
 *
 * A symbol that the server refused is subscribed again with backoff, and on each new connection.
 */
export function createSubscriptions<Item extends Quote>({
  book,
  clock,
  page,
  timing: { lingerMs, backoffBaseMs, refusalCapMs },
  random,
  link,
}: SubscriptionsOptions<Item>) {
  const { entries } = book;
  /** Entries whose symbols this link was asked for. `restart` sends all symbols to the next one. */
  let sent = new Set<QuoteEntry<Item>>();
  let timer: unknown;
  let hiddenMs = 0;

  function sync() {
    clock.clearTimeout(timer);
    timer = undefined;
    const used = new Set<QuoteEntry<Item>>();
    for (const entry of entries.values()) {
      if (!isUsed(entry) && book.uptimeMs - entry.changedAt >= lingerMs) book.forget(entry);
      else if (hiddenMs <= lingerMs || entry.unconflated.size) used.add(entry);
    }
    const opened = link();
    if (!opened) return;
    // The symbols that the server refused are unknown to it.
    const removed = [...sent].filter((entry) => !used.has(entry) && !isRefused(entry));
    const added = [...used].filter((entry) =>
      isRefused(entry) ? book.uptimeMs >= entry.retryAt : !sent.has(entry),
    );
    sent = used;
    for (const entry of added) entry.retryAt = undefined;
    if (removed.length > 0) opened.unsubscribe(removed.map(symbolOf));
    if (added.length > 0) opened.subscribe(added.map(symbolOf));
  }

  return {
    /** Call when a listener was added or removed. */
    change(entry: Pick<QuoteEntry, 'changedAt'>) {
      entry.changedAt = book.uptimeMs;
      timer ??= clock.setTimeout(sync, 0);
    },

    /** Call at each heartbeat with the ms since the last heartbeat, and with 0 after each page event. */
    beat(elapsedMs: number) {
      hiddenMs = page.hidden ? hiddenMs + elapsedMs : 0;
      sync();
    },

    /** Call when the server refused the entry's symbol. */
    refuse(entry: QuoteEntry<Item>, retry: boolean) {
      if (isRefused(entry)) return;
      const attempt = entry.refusals;
      const delayMs = backoffMs({ attempt, baseMs: backoffBaseMs, capMs: refusalCapMs, random });
      entry.refusals += 1;
      entry.retryAt = retry ? book.uptimeMs + delayMs : Infinity;
    },

    /** Call when a link opened. Subscribes to all symbols again. */
    restart() {
      sent.clear();
      for (const entry of entries.values()) {
        if (entry.retryAt !== Infinity) entry.retryAt = undefined;
      }
      sync();
    },

    /** Call when the socket was stopped. Removes the symbols without listeners. */
    stop() {
      clock.clearTimeout(timer);
      timer = undefined;
      sent.clear();
      for (const entry of [...entries.values()]) {
        entry.retryAt = undefined;
        if (!isUsed(entry)) book.forget(entry);
      }
    },
  };
}

function isUsed({ listeners, unconflated }: Record<'listeners' | 'unconflated', { size: number }>) {
  return listeners.size + unconflated.size > 0;
}

function isRefused(entry: { retryAt?: number | undefined }): entry is { retryAt: number } {
  return entry.retryAt !== undefined;
}

function symbolOf({ symbol }: { symbol: string }): string {
  return symbol;
}
