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
      /** Returns the value of a response header, such as `x-ratelimit-remaining`, if CORS lets the page read it. */
      header: (name: string) => string | undefined;
      /**
       * The `Date` header. `undefined` if the response may come from an HTTP cache: it has an `Age`, or it
       * answers a GET and its `Cache-Control` has neither `no-store` nor `no-cache`.
       */
      date: string | undefined;
      /** Server time from the dialect's `time` field, in ms since 1970 UTC; `undefined` like `date`. */
      serverTime: number | undefined;
    })
  | (EventBase & { type: 'cached' })
  /** A call was rejected with this error. Emitted once per caller, even if callers share a request. */
  | (EventBase & { type: 'error'; error: ApiError; silent: boolean });

interface EventBase {
  /** The call's `id` option, or its number. For a shared request, the id of the first caller. */
  id: string | number;
  method: string;
  /** Origin and path. */
  url: string;
  /** Whether the URL is trusted. Do not derive state from events of untrusted hosts. */
  trusted: boolean;
}

/** Called synchronously, in the order of the events. Errors that it throws are ignored. */
export type ApiListener = (event: ApiEvent) => void;
