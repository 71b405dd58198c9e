import type { ApiClient } from '../client/clientOptions.ts';
import { withoutPrototype } from '../ownProperties.ts';
import { type Clock, systemClock } from '../clock.ts';
import { notify } from '../emitter.ts';
import { ApiError, badRequest, isApiError } from '../errors/apiError.ts';
import { isTransient } from '../errors/isTransient.ts';
import { createEventParser } from './createEventParser.ts';
import type { EventListeners, EventStream, EventStreamOptions } from './eventStream.ts';
import { openBody } from './openBody.ts';
import { networkError } from './refusal.ts';
import { untilAborted } from '../request/pendingRequests.ts';
import { checkMs, maxTimerMs } from '../request/timeLimit.ts';

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
    maxJitterMs = 60_000,
    maxChars = 1_000_000,
    clock = systemClock,
    random = () => Math.random(),
    basePath,
    path,
    params,
  } = options;
  let { retryMs = 2_000 } = options;
  for (const [name, ms] of Object.entries({ idleMs, maxJitterMs, retryMs })) checkMs(name, ms);
  let lastId = '';
  let wasOpen = false;
  /** Signal of the latest `listen` call, until it ends. */
  let openSignal: AbortSignal | undefined;
  /** Number of consecutive connections without data. */
  let failures = 0;

  /** Sends the request, and again if the client renews a refused token. */
  async function open(signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
    const request = await client.prepare(url, {
      basePath,
      path,
      params,
      headers: {
        ...options.headers?.(),
        Accept: 'text/event-stream',
        ...(lastId && { 'Last-Event-ID': lastId }),
      },
    });
    const connection = { fetch: options.fetch, maxChars, clock, signal };
    try {
      return await openBody(request, connection);
    } catch (error) {
      const renewed = isApiError(error) ? await request.renew(error) : undefined;
      if (!renewed) throw error;
      return openBody(renewed, connection);
    }
  }

  /** Reads one connection until it ends. */
  async function follow(listeners: EventListeners, signal: AbortSignal, onData: () => void) {
    const isGap = (wasOpen || failures > 0) && lastId === '';
    // Also stops waiting when the signal aborts, because `open` may wait for a token that never arrives.
    const body = await untilAborted(open(signal), signal);
    wasOpen = true;
    notify(() => listeners.onOpen?.());
    if (isGap) notify(() => listeners.onGap?.());
    const parse = createEventParser({
      maxChars,
      onId(id) {
        if (!signal.aborted) lastId = id;
      },
      onEvent({ data, type }) {
        // Checked for each event, because a listener may close the stream while further events are
        // queued.
        if (!signal.aborted) notify(() => listeners.onEvent({ data, type, id: lastId }));
      },
      onRetry(ms) {
        retryMs = ms;
      },
    });
    const reader = body.getReader();
    const decoder = new TextDecoder();
    try {
      for (;;) {
        const { done, value } = await untilAborted(reader.read(), signal);
        if (done) return;
        onData();
        parse(decoder.decode(value, { stream: true }));
        if (signal.aborted) return;
      }
    } finally {
      void reader.cancel().catch(() => undefined);
    }
  }

  /** Like `follow`, but rejects with `timeout` if no data arrives for `idleMs`. */
  async function followWhileActive(listeners: EventListeners): Promise<void> {
    const connection = new AbortController();
    const close = () => connection.abort();
    let isIdle = false;
    const idleTimer = createIdleTimer(clock, idleMs, () => {
      isIdle = true;
      close();
    });
    idleTimer.restart();
    listeners.signal.addEventListener('abort', close);
    try {
      await follow(listeners, connection.signal, () => {
        failures = 0;
        idleTimer.restart();
      });
    } catch (error) {
      if (!isIdle) throw error;
      throw new ApiError('timeout', `timeout of ${idleMs}ms exceeded`, { code: 'ETIMEDOUT' });
    } finally {
      idleTimer.stop();
      listeners.signal.removeEventListener('abort', close);
      close();
    }
  }

  /**
   * Returns the delay before the next connection. It is at least the server's own delay. The random part
   * prevents all clients from reconnecting at once.
   */
  function delayAfter(error: ApiError | undefined): number {
    const retryAfterMs = error?.retryAfterMs ?? 0;
    const jitterMs = random() * Math.min(maxJitterMs, retryMs * 2 ** failures);
    return Math.min(maxDelayMs, Math.max(minDelayMs, retryMs, retryAfterMs) + jitterMs);
  }

  async function listenUntilAborted(listeners: EventListeners): Promise<void> {
    const { signal, onReconnect } = listeners;
    while (!signal.aborted) {
      let error: ApiError | undefined;
      try {
        await followWhileActive(listeners);
      } catch (thrown) {
        error = isApiError(thrown) ? thrown : networkError(thrown);
      }
      if (signal.aborted) return;
      if (error && (error.kind === 'empty' || !isTransient(error))) throw error;
      const delayMs = delayAfter(error);
      failures += 1;
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

/** Calls `onIdle` if `restart` is not called again within `idleMs`. 0 and `Infinity` mean never. */
function createIdleTimer(clock: Clock, idleMs: number, onIdle: () => void) {
  let timer: unknown;
  const stop = () => clock.clearTimeout(timer);
  return {
    restart() {
      stop();
      if (idleMs === 0 || idleMs === Infinity) return;
      timer = clock.setTimeout(onIdle, Math.min(idleMs, maxTimerMs));
    },
    stop,
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
