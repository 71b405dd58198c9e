import type { Clock } from '../clock.ts';
import { type ApiError, isApiError } from '../errors/apiError.ts';
import { canceled, type Sending } from './flight.ts';

/** Options of {@link createRetry}. */
export interface RetryOptions {
  /** Maximum number of attempts after the first. */
  retries: number;
  /** Upper bound of the first delay, in ms. Doubles with each retry. Default 300. */
  baseMs?: number;
  /** Upper bound of every delay, in ms. Default 5,000. `Retry-After` can exceed it. */
  maxMs?: number;
  /** Limit for all attempts and delays, in ms. Default: twice the time limit of the call. */
  deadlineMs?: number;
  /** Returns a number from 0 (inclusive) to 1 (exclusive). Default `Math.random`. */
  random?: () => number;
}

/** A call that a {@link Retry} sends. */
export interface RetryTask {
  /** Sends the call once. Times out after `limitMs`; the error message states `reportedMs`. */
  once: (attempt: number, limitMs: number, reportedMs: number) => Sending;
  /** Time limit of one attempt, in ms; 0 means no limit. */
  timeoutMs: number;
  /** The clock of the client. */
  clock: Clock;
  /** Called before each delay. The first retry is attempt 1. */
  onRetry: (attempt: number, delayMs: number, error: ApiError) => void;
}

/** Sends a call until it succeeds or must not be retried again. Created by `createRetry`. */
export type Retry = (task: RetryTask) => Sending;

/** Retryable values of the HTTP status and the gateway's `status_code`. */
const retryableStatuses = new Set([408, 429, 500, 502, 503, 504]);

function isRetryable({ kind, status, code }: ApiError): boolean {
  if (kind === 'http') return retryableStatuses.has(status ?? 0);
  if (kind === 'gateway') return retryableStatuses.has(Number(code));
  return kind === 'network' || kind === 'timeout';
}

/**
 * Creates the `retry` option of a client (reads only) or of a call. Delays use exponential backoff
 * with full jitter, a random delay between 0 and the upper bound, so that clients do not retry at
 * the same time. A delay is never shorter than `Retry-After`.
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
    let ended = false;

    function pause(ms: number): Promise<void> {
      return new Promise((resolve, reject) => {
        const timer = clock.setTimeout(resolve, ms);
        cancel = () => {
          clock.clearTimeout(timer);
          reject(canceled());
        };
      });
    }

    async function run(): Promise<unknown> {
      for (let attempt = 0; ; attempt++) {
        try {
          const remainingMs = endsAt - clock.now();
          const isLast = !(timeoutMs > 0 && timeoutMs <= remainingMs);
          const sending = isLast
            ? once(attempt, remainingMs, limitMs)
            : once(attempt, timeoutMs, timeoutMs);
          cancel = sending.cancel;
          return await sending.promise;
        } catch (error) {
          if (ended || attempt >= retries || !isApiError(error) || !isRetryable(error)) throw error;
          const jitterMs = random() * Math.min(maxMs, baseMs * 2 ** attempt);
          const delayMs = Math.max(jitterMs, retryAfterMs(error.retryAfter, clock.now()));
          if (clock.now() + delayMs >= endsAt) throw error;
          onRetry(attempt + 1, delayMs, error);
          await pause(delayMs);
        }
      }
    }

    return {
      promise: run(),
      cancel() {
        ended = true;
        cancel();
      },
    };
  };
}

/** Parses `Retry-After`, in seconds or a date, into ms. Returns 0 if it is missing or invalid. */
function retryAfterMs(header: string | undefined, now: number): number {
  if (header === undefined) return 0;
  const ms = /^\d+$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - now;
  return ms > 0 ? ms : 0;
}
