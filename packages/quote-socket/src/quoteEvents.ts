import type { QuotePhase, QuoteStatus } from './connection/connectionState.ts';
import { QuoteSocketError } from './quoteSocketError.ts';

export interface QuoteEvents {
  /**
   * The status or the phase changed. If a connection just ended, `code` and `reason` are its close
   * code and reason (see `QuoteClose`). If it failed with the error `handshake` or `noWebSocket`,
   * that is `error`, such as for a refused login.
   */
  status: {
    status: QuoteStatus;
    phase: QuotePhase;
    code?: number | undefined;
    reason?: string | undefined;
    error?: QuoteSocketError | undefined;
  };
  /** Symbols with a new visible quote. Emitted after the symbols' listeners were called. */
  flush: readonly string[];
  /** Symbols that became stale or fresh. Call `isStale` for the new state. */
  stale: readonly string[];
  /** Without a listener, errors with a `cause` are passed to `reportError`, or to the console. */
  error: QuoteSocketError;
}

/**
 * Calls every listener. Skips listeners that are added or removed during the call. An exception is
 * passed to `onThrow`, and the remaining listeners are still called.
 */
export function callAll<Value>(
  listeners: ReadonlySet<(value: Value) => void>,
  value: Value,
  onThrow: (cause: unknown) => void,
) {
  for (const listener of [...listeners]) {
    if (!listeners.has(listener)) continue;
    try {
      listener(value);
    } catch (cause) {
      onThrow(cause);
    }
  }
}

/** Passes the error to the page's global error handler, or to the console where there is none. */
export function report(error: unknown) {
  // eslint-disable-next-line no-console -- Node has no reportError.
  (globalThis.reportError ?? console.error)(error);
}

/** @param isOwn - returns whether an error concerns this page. Other errors are not emitted. */
export function createQuoteEvents(isOwn: (error: QuoteSocketError) => boolean = () => true) {
  const listeners: { [Name in keyof QuoteEvents]: Set<(event: QuoteEvents[Name]) => void> } = {
    status: new Set(),
    flush: new Set(),
    stale: new Set(),
    error: new Set(),
  };

  function emit<Name extends keyof QuoteEvents>(name: Name, event: QuoteEvents[Name]) {
    callAll(listeners[name], event, emitThrown);
  }

  function emitError(error: QuoteSocketError) {
    if (!isOwn(error)) return;
    if (listeners.error.size === 0 && error.cause) report(error);
    // An exception from an error listener is reported instead of emitted, because emitting would call
    // that listener again.
    callAll(listeners.error, error, report);
  }

  function emitThrown(cause: unknown) {
    emitError(new QuoteSocketError('listener', 'A listener threw', { cause }));
  }

  return {
    emit,
    emitError,
    /** Emits an exception from a function that the page passed in. */
    emitThrown,
    on<Name extends keyof QuoteEvents>(name: Name, listener: (event: QuoteEvents[Name]) => void) {
      // Wrapped, so that the same listener can be added twice.
      const wrapped: typeof listener = (event) => {
        listener(event);
      };
      listeners[name].add(wrapped);
      return () => void listeners[name].delete(wrapped);
    },
  };
}
