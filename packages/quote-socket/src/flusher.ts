import type { Clock } from './clock.ts';
import type { PageLifecycle } from './connection/pageLifecycle.ts';
import type { QuoteTiming } from './connection/quoteTiming.ts';

/**
 * Pause after a slice of a flush, as a multiple of the slice's duration, so flushes take at most a
 * quarter of the time.
 */
const restPerSlice = 3;

/** Minimum number of quotes in a slice of a flush. */
const minSlice = 16;

interface FlusherOptions {
  clock: Clock;
  timing: QuoteTiming;
  page: PageLifecycle;
  /** Shows at most `count` quotes. Returns whether more are waiting. */
  flush: (count: number) => boolean;
}

/**
 * Schedules flushes, which make new quotes visible. A hidden page is not flushed until it is visible.
 *
 * A flush is divided into slices, each in its own task, so that the page can respond between them. After a slice
 * follows a pause of `restPerSlice` times its duration, up to `flushCapMs`. The duration includes the rendering in the
 * microtasks of the slice (React commits in one). The number of quotes in the next slice is halved or doubled, so that
 * slices take about `frameMs`.
 *
 * Other tasks, which mostly handle incoming frames on a busy page, may delay a slice. The slice may then take longer,
 * in proportion to the delay. Otherwise, each of many small slices would be delayed again.
 */
export function createFlusher({ clock, timing, page, flush }: FlusherOptions) {
  const { flushMs, frameMs, flushCapMs } = timing;
  let timer: unknown;
  let isRequested = false;
  let count = minSlice;
  let dueAt = 0;

  function schedule(delayMs: number) {
    clock.clearTimeout(timer);
    dueAt = clock.now() + delayMs;
    timer = clock.setTimeout(run, delayMs);
    return timer;
  }

  function run() {
    timer = undefined;
    if (!isRequested || page.hidden) return;
    const startedAt = clock.now();
    const limitMs = Math.max(frameMs, (startedAt - dueAt) / restPerSlice);
    // Scheduled before the slice, so that a listener that closes the socket also clears this timer.
    const next = schedule(flushMs);
    isRequested = flush(count);
    queueMicrotask(() => {
      if (timer !== next) return;
      const tookMs = clock.now() - startedAt;
      if (tookMs > limitMs) count = Math.max(minSlice, count >> 1);
      else if (isRequested) count *= 2;
      const restMs = Math.max(isRequested ? 0 : flushMs, tookMs * restPerSlice);
      // The cap also limits the pause if the clock was set forward during the slice.
      schedule(Math.min(flushCapMs, restMs));
    });
  }

  /** Schedules the requested flush if the page is visible. */
  function resume() {
    if (isRequested && !page.hidden && timer === undefined) schedule(0);
  }

  return {
    /** Requests a flush in the next task, or after the pause that follows the last slice. */
    request() {
      isRequested = true;
      resume();
    },
    resume,
    stop() {
      isRequested = false;
      clock.clearTimeout(timer);
      timer = undefined;
    },
  };
}
