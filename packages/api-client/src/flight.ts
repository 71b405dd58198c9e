import { ApiError } from './errors.ts';

/** A request under way: what will come of it, and the way to give it up. */
export interface Sending {
  readonly promise: Promise<unknown>;
  /** Rejects with `canceled`; afterwards without effect. */
  cancel(): void;
}

/** A sending that several callers may wait for. */
export interface Flight {
  /** Whether its answer may still be cached: not twice, and not after it was forgotten. */
  cacheable: boolean;
  /**
   * Waits for the answer. An aborting caller hurts no other; the last one to leave cancels the
   * request.
   *
   * @throws {@link ApiError} of kind `canceled`, as soon as the signal aborts.
   */
  wait(signal: AbortSignal | undefined): Promise<unknown>;
}

/** Requests under way, by what makes them equal. */
export function createFlights() {
  const shared = new Map<string, Flight & { cacheKey: string }>();
  return {
    /** The equal flight under way, or the one that `start` begins; without a key one's own. */
    join(key: string | undefined, cacheKey: string, start: () => Sending): Flight {
      const known = key !== undefined && shared.get(key);
      if (known) return known;
      const { promise, cancel } = start();
      let waiting = 0;
      const land = () => {
        if (key !== undefined && shared.get(key) === flight) shared.delete(key);
      };
      const flight = {
        cacheKey,
        cacheable: true,
        wait(signal: AbortSignal | undefined) {
          waiting++;
          if (!signal) return promise;
          return new Promise((resolve, reject) => {
            const leave = () => {
              reject(canceled(signal));
              if (--waiting > 0) return;
              land();
              cancel();
            };
            signal.addEventListener('abort', leave);
            const stay = () => signal.removeEventListener('abort', leave);
            promise.then(resolve, reject).finally(stay);
          });
        },
      };
      if (key !== undefined) shared.set(key, flight);
      // Handles the rejection too, where every caller left.
      promise.then(land, land);
      return flight;
    },

    /** Later callers start anew, and what comes is not cached. Without a key: all flights. */
    forget(cacheKey?: string): void {
      for (const [key, flight] of shared) {
        if (cacheKey !== undefined && flight.cacheKey !== cacheKey) continue;
        flight.cacheable = false;
        shared.delete(key);
      }
    },
  };
}

export function canceled(signal?: AbortSignal): ApiError {
  return new ApiError('canceled', 'Request aborted', {
    code: 'ERR_CANCELED',
    cause: signal?.reason,
  });
}
