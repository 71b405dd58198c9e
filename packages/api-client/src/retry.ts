import type { ApiError } from './errors.ts';

/** How failed calls are tried again. Reads only, unless a write brings its `idempotencyKey`. */
export interface RetryOptions {
  /** Attempts after the first. */
  retries: number;
  /** The longest first pause, in ms; it doubles each time. Default 300. */
  baseMs?: number;
  /** No pause is longer, in ms. Default 5,000. */
  maxMs?: number;
  /** Limit of the whole call, attempts and pauses, in ms. Default: twice the call's time limit. */
  deadlineMs?: number;
}

/** Statuses (HTTP's, and the gateway's `status_code`) that the next moment may change. */
const passing = new Set([408, 429, 500, 502, 503, 504]);

export function mayRetry({ kind, status, code }: ApiError): boolean {
  switch (kind) {
    case 'network':
    case 'timeout':
      return true;
    case 'http':
      return passing.has(status ?? 0);
    case 'gateway':
      return passing.has(Number(code));
    case 'noPermission':
    case 'business':
    case 'empty':
    case 'canceled':
    case 'badRequest':
    case 'badResponse':
      return false;
  }
}

/** Full jitter: anywhere between nothing and the doubled pause, so that clients spread out. */
export function pauseMs(
  { baseMs = 300, maxMs = 5_000 }: RetryOptions,
  attempt: number,
  random: () => number,
): number {
  return random() * Math.min(maxMs, baseMs * 2 ** attempt);
}
