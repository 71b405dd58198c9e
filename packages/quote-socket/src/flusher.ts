import type { Clock } from './clock.ts';
import { restPerFlush, type QuoteTiming } from './timing.ts';

interface FlusherOptions {
  clock: Clock;
  timing: QuoteTiming;
  isHidden: () => boolean;
  flush: () => void;
}

/**
 * Decides when new quotes become visible. Each flush is measured until the task after it, so that
 * the rendering it caused counts in; the page then rests nine times as long. A slow page gets
 * fewer flushes, never a queue. A hidden page gets none until it is looked at.
 */
export function createFlusher({ clock, timing, isHidden, flush }: FlusherOptions) {
  let timer: unknown;
  let wanted = false;

  function run() {
    timer = undefined;
    if (!wanted || isHidden()) return;
    wanted = false;
    const startedAt = clock.now();
    // Set before the flush, so that a listener that closes everything takes it back.
    timer = clock.setTimeout(() => {
      // Both bounds hold for a clock that was set meanwhile, too.
      const rest = Math.max(timing.flushMs, (clock.now() - startedAt) * restPerFlush);
      timer = clock.setTimeout(run, Math.min(timing.flushCapMs, rest));
    }, 0);
    flush();
  }

  return {
    /** Flushes soon; at once when the last flush is long enough ago. */
    request() {
      wanted = true;
      if (!isHidden()) timer ??= clock.setTimeout(run, 0);
    },
    stop() {
      clock.clearTimeout(timer);
      timer = undefined;
    },
  };
}
