import type { ApiError } from './errors.ts';

/** What happens to a call, for logs and traces. URLs come without query. */
export type ApiEvent =
  | (EventBase & { type: 'request'; attempt: number; traceparent: string | undefined })
  | (EventBase & {
      type: 'response';
      status: number;
      durationMs: number;
      /** Local time in ms since 1970. */
      receivedAt: number;
      /** The `Date` header, unless the answer came out of an HTTP cache. */
      date: string | undefined;
    })
  | (EventBase & { type: 'retry'; attempt: number; delayMs: number; error: ApiError })
  | (EventBase & { type: 'cached' })
  /** The call rejects with this error. One event a caller, also where callers share a request. */
  | (EventBase & { type: 'error'; error: ApiError; silent: boolean });

interface EventBase {
  method: string;
  url: string;
}

/** Called at once, in the order of the events; what it throws is swallowed. */
export type ApiListener = (event: ApiEvent) => void;

export interface Events {
  emit: (event: ApiEvent) => void;
  on: (listener: ApiListener) => () => void;
}

/** Tells listeners; one that throws hurts neither the call nor the others. */
export function createEvents(): Events {
  const listeners = new Set<ApiListener>();
  return {
    emit(event) {
      for (const listener of [...listeners]) {
        try {
          listener(event);
        } catch {
          // A broken logger must not turn an answer into a failure.
        }
      }
    },
    on(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
