import type { Clock } from './clock.ts';
import { type ApiError, isApiError } from './errors.ts';
import { canceled, type Sending } from './flight.ts';

/** How often and how long a call is tried again. */
export interface RetryOptions {
  /** Attempts after the first. */
  retries: number;
  /** The longest first pause, in ms; it doubles each time. Default 300. */
  baseMs?: number;
  /** No pause is longer, in ms. Default 5,000. A `Retry-After` may ask for more. */
  maxMs?: number;
  /** Limit of the whole call, attempts and pauses, in ms. Default: twice the call's time limit. */
  deadlineMs?: number;
  /** A number from 0 to below 1. Default `Math.random`. */
  random?: () => number;
}

/** One call, as it is given to a {@link Retry}. */
export interface RetryTask {
  /** Sends it once. Its time limit is `limitMs`; when that is over, the message says `toldMs`. */
  once: (attempt: number, limitMs: number, toldMs: number) => Sending;
  /** The limit of one attempt, in ms; 0 is none. */
  timeoutMs: number;
  /** The client's: what counts its time limits. */
  clock: Clock;
  /** To be told before each pause; `attempt` counts from 1. */
  onRetry: (attempt: number, delayMs: number, error: ApiError) => void;
}

/** Sends a call until it succeeds, or is given up. Made by `createRetry`. */
export type Retry = (task: RetryTask) => Sending;

/** Statuses (HTTP's, and the gateway's `status_code`) that the next moment may change. */
const passing = new Set([408, 429, 500, 502, 503, 504]);

function mayPass({ kind, status, code }: ApiError): boolean {
  if (kind === 'http') return passing.has(status ?? 0);
  if (kind === 'gateway') return passing.has(Number(code));
  return kind === 'network' || kind === 'timeout';
}

/**
 * Tries failed calls again, for the `retry` option of a client (reads only) or of a call. Pauses
 * have full jitter: anywhere between nothing and the doubled pause, so that clients spread out; and
 * never end before the server's `Retry-After`.
 */
export function createRetry({
  retries,
  baseMs = 300,
  maxMs = 5_000,
  deadlineMs,
  random = Math.random,
}: RetryOptions): Retry {
  return ({ once, timeoutMs, clock, onRetry }) => {
    const limitMs = deadlineMs ?? (timeoutMs > 0 ? 2 * timeoutMs : Infinity);
    const endsAt = clock.now() + limitMs;
    let cancel = (): void => undefined;
    let left = false;

    function pause(ms: number): Promise<void> {
      return new Promise((resolve, reject) => {
        const timer = clock.setTimeout(resolve, ms);
        cancel = () => {
          clock.clearTimeout(timer);
          reject(canceled());
        };
      });
    }

    async function persist(): Promise<unknown> {
      for (let attempt = 0; ; attempt++) {
        try {
          const leftMs = endsAt - clock.now();
          const isLast = !(timeoutMs > 0 && timeoutMs <= leftMs);
          const sending = isLast
            ? once(attempt, leftMs, limitMs)
            : once(attempt, timeoutMs, timeoutMs);
          cancel = sending.cancel;
          return await sending.promise;
        } catch (error) {
          if (left || attempt >= retries || !isApiError(error) || !mayPass(error)) throw error;
          const jitterMs = random() * Math.min(maxMs, baseMs * 2 ** attempt);
          const delayMs = Math.max(jitterMs, askedMs(error.retryAfter, clock.now()));
          if (clock.now() + delayMs >= endsAt) throw error;
          onRetry(attempt + 1, delayMs, error);
          await pause(delayMs);
        }
      }
    }

    return {
      promise: persist(),
      cancel() {
        left = true;
        cancel();
      },
    };
  };
}

/** `Retry-After` in ms: it comes as seconds, or as a date. 0 where it says nothing. */
function askedMs(header: string | undefined, now: number): number {
  if (header === undefined) return 0;
  const ms = /^\d+$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - now;
  return ms > 0 ? ms : 0;
}
