export interface BatcherOptions<Item> {
  /** Sends the items. Returns false to keep them for the next batch. May throw, which keeps them too. */
  send: (batch: readonly Item[]) => boolean;
  /** Whether the visitor opts out. Read before items are queued or sent. If true, drops the queued items. */
  isRefused: () => boolean;
  setTimeout: (callback: () => void, ms: number) => unknown;
  clearTimeout: (timer: unknown) => void;
}

export interface Batcher<Item> {
  /** Queues an item for the next batch. Never throws. */
  add(item: Item): void;
  /** Sends the queued items immediately, for example when the page is hidden. Never throws. */
  flush(): void;
}

/** Time to collect items into one batch, in ms. */
const waitMs = 5_000;
/** Maximum number of items per batch. The analytics collector accepts 100. */
const batchSize = 50;
/** Maximum number of unsent items. The oldest are dropped first. */
const maxPending = 200;

/** Collects items for 5 s, or until there are 50, and sends them together. */
export function createBatcher<Item>({
  send,
  isRefused,
  setTimeout,
  clearTimeout,
}: BatcherOptions<Item>): Batcher<Item> {
  let pending: Item[] = [];
  let timer: unknown;

  function flush() {
    clearTimeout(timer);
    timer = undefined;
    if (isRefused()) pending = [];
    while (pending.length > 0) {
      const batch = pending.slice(0, batchSize);
      try {
        if (!send(batch)) return;
      } catch {
        // `send` may throw, for example if an ad blocker has replaced the browser's functions.
        return;
      }
      pending = pending.slice(batch.length);
    }
  }

  return {
    add(item) {
      if (isRefused()) return;
      pending = [...pending, item].slice(-maxPending);
      if (pending.length >= batchSize) flush();
      else timer ??= setTimeout(flush, waitMs);
    },
    flush,
  };
}
