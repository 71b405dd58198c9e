import { ApiError } from '../errors/apiError.ts';

/** A pending request: its outcome and a way to cancel it. */
export interface Sending {
  readonly promise: Promise<unknown>;
  /** Rejects `promise` with `canceled`. No effect once it has settled. */
  cancel(): void;
}

/** A pending request that several callers can share. */
export interface Flight {
  /** Whether the result may be cached. `false` once it has been cached or forgotten. */
  cacheable: boolean;
  /**
   * Waits for the result. A caller that aborts does not affect the others; when the last one
   * aborts, the request is cancelled.
   *
   * @throws {@link ApiError} of kind `canceled`, as soon as the signal aborts.
   */
  wait(signal: AbortSignal | undefined): Promise<unknown>;
}

/** Creates a registry of pending requests by share key. */
export function createFlights() {
  const shared = new Map<string, Flight & { cacheKey: string }>();
  return {
    /** Joins the pending flight of the key, or starts one. A flight without a key is not shared. */
    join(key: string | undefined, cacheKey: string, start: () => Sending): Flight {
      const known = key !== undefined && shared.get(key);
      if (known) return known;
      const { promise, cancel } = start();
      let waiting = 0;
      const remove = () => {
        if (key !== undefined && shared.get(key) === flight) shared.delete(key);
      };
      const flight = {
        cacheKey,
        cacheable: true,
        wait(signal: AbortSignal | undefined) {
          waiting++;
          if (!signal) return promise;
          return new Promise((resolve, reject) => {
            const abort = () => {
              reject(canceled(signal));
              if (--waiting > 0) return;
              remove();
              cancel();
            };
            signal.addEventListener('abort', abort);
            const stopListening = () => signal.removeEventListener('abort', abort);
            promise.then(resolve, reject).finally(stopListening);
          });
        },
      };
      if (key !== undefined) shared.set(key, flight);
      // Also handles the rejection if every caller has aborted.
      promise.then(remove, remove);
      return flight;
    },

    /**
     * Stops sharing and caching the pending flights of the cache key, or of all flights if it is
     * omitted. Current callers still get their result.
     */
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
