import type { Clock } from './clock.ts';
import type { PageLifecycle } from './pageLifecycle.ts';
import { restPerFlush, type QuoteTiming } from './timing.ts';

/**
 * Decides when new quotes become visible. What a flush costs is measured, with the rendering that it
 * caused in microtasks (React commits in one), and the page then rests so many times as long. A slow
 * page gets fewer flushes, never a queue. What waits in front of the next task is not counted: on a
 * busy page that is the feed itself. A hidden page gets no flush until it is looked at.
 */
export function createFlusher(
  clock: Clock,
  timing: QuoteTiming,
  page: PageLifecycle,
  flush: () => void,
) {
  let timer: unknown;
  let wanted = false;

  function run() {
    timer = undefined;
    if (!wanted || page.hidden) return;
    wanted = false;
    const startedAt = clock.now();
    // Set before the flush, so that a listener that closes everything takes it back.
    const next = (timer = clock.setTimeout(run, timing.flushMs));
    flush();
    queueMicrotask(() => {
      const rest = (clock.now() - startedAt) * restPerFlush;
      if (timer !== next || rest <= timing.flushMs) return;
      clock.clearTimeout(next);
      // The bound holds for a clock that was set meanwhile, too.
      timer = clock.setTimeout(run, Math.min(timing.flushCapMs, rest));
    });
  }

  /** Flushes what was requested, if the page is looked at. */
  function resume() {
    if (wanted && !page.hidden) timer ??= clock.setTimeout(run, 0);
  }

  return {
    /** Flushes soon; at once when the last flush is long enough ago. */
    request() {
      wanted = true;
      resume();
    },
    resume,
    stop() {
      wanted = false;
      clock.clearTimeout(timer);
      timer = undefined;
    },
  };
}
