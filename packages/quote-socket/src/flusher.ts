import type { Clock } from './clock.ts';
import type { PageLifecycle } from './connection/pageLifecycle.ts';
import { restPerFlush, type QuoteTiming } from './timing.ts';

/**
 * Schedules flushes, which make new quotes visible. The time of each flush is measured, including the
 * rendering in its microtasks (React commits in one). The next flush waits at least `restPerFlush` times
 * as long, up to `flushCapMs`, so a slow page gets fewer flushes. Other tasks are not measured, because
 * on a busy page they are mostly incoming frames. A hidden page gets no flush until it is visible.
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
    // Scheduled before the flush, so that a listener that closes the socket also clears this timer.
    const next = (timer = clock.setTimeout(run, timing.flushMs));
    flush();
    queueMicrotask(() => {
      const rest = (clock.now() - startedAt) * restPerFlush;
      if (timer !== next || rest <= timing.flushMs) return;
      clock.clearTimeout(next);
      // A clock set forward during the flush makes `rest` huge; the cap limits that too.
      timer = clock.setTimeout(run, Math.min(timing.flushCapMs, rest));
    });
  }

  /** Schedules the requested flush if the page is visible. */
  function resume() {
    if (wanted && !page.hidden) timer ??= clock.setTimeout(run, 0);
  }

  return {
    /** Requests a flush: in the next task, or when the rest after the last flush is over. */
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
