import type { ApiError } from '../errors/apiError.ts';

/** An event of a call, for logs and traces. URLs have no query. */
export type ApiEvent =
  | (EventBase & { type: 'request'; traceparent: string | undefined })
  | (EventBase & {
      type: 'response';
      status: number;
      durationMs: number;
      /** Local time in ms since 1970. */
      receivedAt: number;
      /** Returns a header that CORS lets the page read, such as `x-ratelimit-remaining`. */
      header: (name: string) => string | undefined;
      /** The `Date` header; `undefined` if the response came from an HTTP cache. */
      date: string | undefined;
      /** Time of the dialect's `time` field, in ms since 1970 UTC. */
      serverTime: number | undefined;
    })
  | (EventBase & { type: 'cached' })
  /** The call rejects with this error. One event per caller, even if callers share a request. */
  | (EventBase & { type: 'error'; error: ApiError; silent: boolean });

interface EventBase {
  /** The `id` option of the call, or its number. Of a shared request, that of the first caller. */
  id: string | number;
  method: string;
  /** Origin and path. */
  url: string;
  /** Whether the URL is trusted (decision 12). Ignore responses of other hosts if you keep state. */
  trusted: boolean;
}

/** Called synchronously, in the order of the events. Errors that it throws are ignored. */
export type ApiListener = (event: ApiEvent) => void;
