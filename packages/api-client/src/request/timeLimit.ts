import type { Clock } from '../clock.ts';
import { ApiError } from '../errors/apiError.ts';
import { canceled, type Sending } from './pendingRequests.ts';

/** Longest delay that timers support. Longer delays fire immediately. */
const longestMs = 2 ** 31 - 1;

/**
 * Starts `work` with a time limit in ms (0 and `Infinity` mean no limit). The signal passed to `work`
 * aborts when the time is over and when the work is cancelled.
 */
export function withTimeLimit(
  clock: Clock,
  timeoutMs: number,
  work: (signal: AbortSignal) => Promise<unknown>,
): Sending {
  const controller = new AbortController();
  let cancel!: () => void;
  const promise = new Promise((resolve, reject) => {
    let timer: unknown;
    const settle = () => clock.clearTimeout(timer);
    // Reject before aborting, so that the resulting abort error from `work` is ignored.
    const fail = (error: Error) => {
      settle();
      reject(error);
      controller.abort();
    };
    cancel = () => fail(canceled());
    // Uses its own timer, which covers headers and body, and can be distinguished from an abort by the
    // caller.
    if (timeoutMs > 0 && timeoutMs < Infinity) {
      const message = `timeout of ${timeoutMs}ms exceeded`;
      timer = clock.setTimeout(
        () => fail(new ApiError('timeout', message, { code: 'ETIMEDOUT' })),
        Math.min(timeoutMs, longestMs),
      );
    }
    work(controller.signal).then((value) => {
      settle();
      resolve(value);
    }, fail);
  });
  return { promise, cancel };
}
