import { ApiError } from './errors.ts';

/** A request under way: what will come of it, and the way to give it up. */
export interface Sending {
  readonly promise: Promise<unknown>;
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
  wait(signal: AbortSignal | undefined, url: string): Promise<unknown>;
}

/** Wraps a sending; `land` is called once nobody new should join. */
function createFlight(sending: Sending, land: () => void): Flight {
  let waiting = 0;
  return {
    cacheable: true,
    wait(signal, url) {
      waiting++;
      if (!signal) return sending.promise;
      return new Promise((resolve, reject) => {
        const leave = () => {
          reject(canceled(url, signal));
          if (--waiting > 0) return;
          land();
          sending.cancel();
        };
        const stay =
          <T>(settle: (value: T) => void) =>
          (value: T) => {
            signal.removeEventListener('abort', leave);
            settle(value);
          };
        signal.addEventListener('abort', leave, { once: true });
        sending.promise.then(stay(resolve), stay(reject));
      });
    },
  };
}

/** Requests under way, by what makes them equal. */
export function createFlights() {
  const shared = new Map<string, { flight: Flight; cacheKey: string }>();
  return {
    /** A flight of one's own. */
    alone: (sending: Sending): Flight => createFlight(sending, () => undefined),

    /** The equal flight under way, or the one that `start` begins. */
    join(key: string, cacheKey: string, start: () => Sending): Flight {
      const known = shared.get(key);
      if (known) return known.flight;
      const sending = start();
      const land = () => {
        if (shared.get(key)?.flight === flight) shared.delete(key);
      };
      const flight = createFlight(sending, land);
      shared.set(key, { flight, cacheKey });
      // Handles the rejection too, where every caller left.
      sending.promise.then(land, land);
      return flight;
    },

    /** Later callers start anew, and what comes is not cached. Without a key: all flights. */
    forget(cacheKey?: string): void {
      for (const [key, known] of shared) {
        if (cacheKey !== undefined && known.cacheKey !== cacheKey) continue;
        known.flight.cacheable = false;
        shared.delete(key);
      }
    },
  };
}

export function canceled(url: string, signal?: AbortSignal): ApiError {
  return new ApiError('canceled', 'Request aborted', {
    code: 'ERR_CANCELED',
    url,
    cause: signal?.reason,
  });
}
