import type { ApiClient } from '../client/clientOptions.ts';
import { type Clock, systemClock } from '../clock.ts';
import { notify } from '../emitter.ts';
import { type ApiError, badRequest, isApiError } from '../errors/apiError.ts';
import { isTransient } from '../errors/isTransient.ts';
import { withoutPrototype } from '../ownProperties.ts';
import { checkMs } from '../request/timeLimit.ts';
import { followWhileActive, type StreamState } from './eventConnection.ts';
import type { EventListeners, EventStream, EventStreamOptions } from './eventStream.ts';
import { networkError } from './refusal.ts';

export type {
  EventListeners,
  EventStream,
  EventStreamOptions,
  ServerEvent,
} from './eventStream.ts';

/**
 * Limits of the delay before a reconnection, in ms. Needed because a server can request 0, or more than
 * timers support.
 */
const minDelayMs = 100;
const maxDelayMs = 3_600_000;

/**
 * Creates a stream of server-sent events (WHATWG HTML, 9.2) over `fetch`, because `EventSource` cannot
 * send headers, and does not reconnect after an HTTP error such as 502. Sends the client's headers to
 * trusted hosts only, and follows no redirect. Reconnects after transient failures, and sends the id of
 * the last event.
 *
 * @throws `ApiError` of kind `badRequest` if a time is negative or not a number.
 */
export function createEventStream(
  client: Pick<ApiClient, 'prepare'>,
  url: string,
  given: EventStreamOptions = {},
): EventStream {
  const options = withoutPrototype(given);
  const {
    idleMs = 40_000,
    retryMs = 2_000,
    maxJitterMs = 60_000,
    maxChars = 1_000_000,
    clock = systemClock,
    random = () => Math.random(),
  } = options;
  for (const [name, ms] of Object.entries({ idleMs, maxJitterMs, retryMs })) checkMs(name, ms);
  const source = withoutPrototype({ ...options, client, url, idleMs, maxChars, clock });
  const state: StreamState = { lastId: '', wasOpen: false, failures: 0, retryMs };
  /** Signal of the latest `listen` call, until it ends. */
  let openSignal: AbortSignal | undefined;

  /**
   * Returns the delay before the next connection, in ms. It is at least the server's own delay. The random part
   * prevents all clients from reconnecting at once.
   */
  function delayAfter(error: ApiError | undefined): number {
    const leastMs = Math.max(minDelayMs, state.retryMs, error?.retryAfterMs ?? 0);
    const jitterMs = random() * Math.min(maxJitterMs, state.retryMs * 2 ** state.failures);
    return Math.min(maxDelayMs, leastMs + jitterMs);
  }

  async function listenUntilAborted(listeners: EventListeners): Promise<void> {
    const { signal, onReconnect } = listeners;
    while (!signal.aborted) {
      let error: ApiError | undefined;
      try {
        await followWhileActive({ source, state, listeners });
      } catch (thrown) {
        error = isApiError(thrown) ? thrown : networkError(thrown);
      }
      if (signal.aborted) return;
      if (error && (error.kind === 'empty' || !isTransient(error))) throw error;
      const delayMs = delayAfter(error);
      state.failures += 1;
      notify(() => onReconnect?.(error, delayMs));
      await pause(clock, delayMs, signal);
    }
  }

  return {
    async listen(listeners) {
      if (openSignal?.aborted === false) {
        throw badRequest('the stream is open: abort its signal first, or create another stream');
      }
      const { signal } = listeners;
      openSignal = signal;
      try {
        await listenUntilAborted(listeners);
      } finally {
        if (openSignal === signal) openSignal = undefined;
      }
    },
  };
}

/** Resolves after `ms`, or as soon as the signal aborts. */
function pause(clock: Clock, ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clock.clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = clock.setTimeout(end, ms);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });
}
