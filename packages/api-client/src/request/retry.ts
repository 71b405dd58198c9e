import type { Clock } from '../clock.ts';
import { type ApiError, isApiError } from '../errors/apiError.ts';
import { badRequest } from './callUrl.ts';
import { canceled, type Sending } from './pendingRequests.ts';

/** Options of {@link createRetry}. */
export interface RetryOptions {
  /** Maximum number of attempts after the first. */
  retries: number;
  /** Upper bound of the first delay, in ms. Doubles with each retry. Default 300. */
  baseMs?: number;
  /** Upper bound of every delay, in ms. Default 5,000. `Retry-After` can exceed it. */
  maxMs?: number;
  /**
   * Limit for all attempts and delays, in ms, above 0; `Infinity` means no limit. Default: twice the
   * time limit of the call.
   */
  deadlineMs?: number;
  /** Returns a number from 0 (inclusive) to 1 (exclusive). Default `Math.random`. */
  random?: () => number;
}

/** A call that a {@link Retry} sends. */
export interface RetryTask {
  /** Sends the call once. Times out after `limitMs`; the error message states `reportedMs`. */
  once: (attempt: number, limitMs: number, reportedMs: number) => Sending;
  /** Time limit of one attempt, in ms; `Infinity` means no limit. */
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
 *
 * @throws `ApiError` of kind `badRequest` if `deadlineMs` is not above 0.
 */
export function createRetry({
  retries,
  baseMs = 300,
  maxMs = 5_000,
  deadlineMs,
  random = Math.random,
}: RetryOptions): Retry {
  if (deadlineMs !== undefined && !(deadlineMs > 0)) {
    throw badRequest(`deadlineMs is ${deadlineMs}: use a number of ms above 0, or Infinity`);
  }
  return ({ once, timeoutMs, clock, onRetry }) => {
    const limitMs = deadlineMs ?? 2 * timeoutMs;
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
          const sending =
            timeoutMs <= remainingMs
              ? once(attempt, timeoutMs, timeoutMs)
              : once(attempt, remainingMs, limitMs);
          cancel = sending.cancel;
          return await sending.promise;
        } catch (error) {
          if (ended || attempt >= retries || !isApiError(error) || !isRetryable(error)) throw error;
          const jitterMs = random() * Math.min(maxMs, baseMs * 2 ** attempt);
          const delayMs = Math.max(jitterMs, retryAfterMs(error.retryAfter, clock.now()));
          if (clock.now() + delayMs >= endsAt) throw error;
          onRetry(attempt + 1, delayMs, error);
          await pause(delayMs);
          // The timer can fire late, for example after the computer slept.
          if (clock.now() >= endsAt) throw error;
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
