import type { ApiClient } from '../client/clientOptions.ts';
import type { Clock } from '../clock.ts';
import { notify } from '../emitter.ts';
import { ApiError, isApiError } from '../errors/apiError.ts';
import { untilAborted } from '../request/pendingRequests.ts';
import { maxTimerMs } from '../request/timeLimit.ts';
import { createEventParser } from './createEventParser.ts';
import type { EventListeners, EventStreamOptions } from './eventStream.ts';
import { openBody } from './openBody.ts';

/** Source of the events of a stream. */
interface StreamSource extends Pick<
  EventStreamOptions,
  'headers' | 'basePath' | 'path' | 'params' | 'fetch'
> {
  readonly client: Pick<ApiClient, 'prepare'>;
  readonly url: string;
  /** Longest time without data, in ms. 0 and `Infinity` mean no limit. */
  readonly idleMs: number;
  readonly maxChars: number;
  readonly clock: Clock;
}

/** State of a stream that one connection hands to the next. */
export interface StreamState {
  /** Id of the last event that had one. Empty if there is none. */
  lastId: string;
  /** Whether one of the stream's connections has been open. */
  wasOpen: boolean;
  /** Number of consecutive connections without data. */
  failures: number;
  /** Delay before a reconnection, in ms. The server can change it. */
  retryMs: number;
}

interface Connection {
  readonly source: StreamSource;
  readonly state: StreamState;
  readonly listeners: EventListeners;
}

/**
 * Opens one connection, and reads it until it ends or the signal of the listeners aborts.
 *
 * @throws `ApiError` of kind `timeout` if no data arrives for `idleMs`, and any error of the request or its body
 */
export async function followWhileActive(connection: Connection): Promise<void> {
  const {
    source: { clock, idleMs },
    state,
    listeners,
  } = connection;
  const controller = new AbortController();
  const close = () => controller.abort();
  let isIdle = false;
  const idleTimer = createIdleTimer(clock, idleMs, () => {
    isIdle = true;
    close();
  });
  const onData = () => {
    state.failures = 0;
    idleTimer.restart();
  };
  idleTimer.restart();
  listeners.signal.addEventListener('abort', close);
  try {
    await follow(connection, controller.signal, onData);
  } catch (error) {
    if (!isIdle) throw error;
    throw new ApiError('timeout', `timeout of ${idleMs}ms exceeded`, { code: 'ETIMEDOUT' });
  } finally {
    idleTimer.stop();
    listeners.signal.removeEventListener('abort', close);
    close();
  }
}

/** Reads one connection until it ends. Calls `onData` with each part that arrives. */
async function follow(
  { source, state, listeners }: Connection,
  signal: AbortSignal,
  onData: () => void,
): Promise<void> {
  const isGap = (state.wasOpen || state.failures > 0) && state.lastId === '';
  // Also stops waiting when the signal aborts, because `open` may wait for a token that never arrives.
  const body = await untilAborted(open(source, state.lastId, signal), signal);
  state.wasOpen = true;
  notify(() => listeners.onOpen?.());
  if (isGap) notify(() => listeners.onGap?.());
  const parse = createEventParser({
    maxChars: source.maxChars,
    onId(id) {
      if (!signal.aborted) state.lastId = id;
    },
    onEvent({ data, type }) {
      // Checked for each event, because a listener may close the stream while further events are queued.
      if (!signal.aborted) notify(() => listeners.onEvent({ data, type, id: state.lastId }));
    },
    onRetry(ms) {
      state.retryMs = ms;
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

/** Sends the request, and again if the client renews a refused token. */
async function open(
  source: StreamSource,
  lastId: string,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const { client, url, basePath, path, params, fetch, maxChars, clock } = source;
  const request = await client.prepare(url, {
    basePath,
    path,
    params,
    headers: {
      ...source.headers?.(),
      Accept: 'text/event-stream',
      ...(lastId && { 'Last-Event-ID': lastId }),
    },
  });
  const connection = { fetch, maxChars, clock, signal };
  try {
    return await openBody(request, connection);
  } catch (error) {
    const renewed = isApiError(error) ? await request.renew(error) : undefined;
    if (!renewed) throw error;
    return openBody(renewed, connection);
  }
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
