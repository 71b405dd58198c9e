import { createParser } from 'eventsource-parser';

export interface LiveListeners {
  /** Called with the data of each event. */
  onData: (data: string) => void;
  /** Called after a reconnection that cannot resume, so events may have been missed. */
  onGap: () => void;
}

/** Passes events to the listeners until the signal aborts. Never throws. */
export type LiveStream = (listeners: LiveListeners, signal: AbortSignal) => void;

export interface LiveStreamOptions {
  /** Absolute URL. `headers` are sent to its host, so the host must be trusted. */
  url: string;
  /** Headers that identify the visitor. Read for each connection: a token may arrive late. */
  headers: () => Record<string, string>;
  /** Called when the server refuses the stream, which ends it. */
  onRefusal?: () => void;
  fetch?: typeof globalThis.fetch;
  random?: () => number;
  setTimeout?: (callback: () => void, ms: number) => unknown;
  clearTimeout?: (timer: unknown) => void;
}

/** Delay before a reconnection if the server sets none, in ms. */
const defaultRetryMs = 2_000;
/** Time without data after which a connection is closed, in ms. The server sends every 15 s. */
const silenceTimeoutMs = 40_000;
/** Upper limit of the random jitter added to the reconnection delay, in ms. */
const maxJitterMs = 60_000;

/**
 * Status codes after which to reconnect. Other codes, and responses that are not an event stream,
 * end the stream.
 */
const retryableStatuses = [408, 425, 429, 500, 502, 503, 504];

/**
 * Server-sent events (WHATWG HTML, 9.2) over `fetch`, because `EventSource` cannot send a token and
 * gives up on a gateway's first error. Reconnects with the id of the last event.
 */
export function createLiveStream({
  url,
  headers,
  onRefusal,
  fetch = (input, init) => globalThis.fetch(input, init),
  random = () => Math.random(),
  setTimeout = (callback, ms) => globalThis.setTimeout(callback, ms),
  clearTimeout = (timer) =>
    globalThis.clearTimeout(timer as ReturnType<typeof globalThis.setTimeout>),
}: LiveStreamOptions): LiveStream {
  let lastId = '';
  let retryMs = defaultRetryMs;
  /** Number of consecutive connections without data. */
  let failures = 0;

  /** Reads one connection until it ends or falls silent. Resolves to false to stop reconnecting. */
  async function follow(listeners: LiveListeners, signal: AbortSignal): Promise<boolean> {
    const connection = new AbortController();
    const disconnect = () => connection.abort();
    let silenceTimer = setTimeout(disconnect, silenceTimeoutMs);
    const onChunk = () => {
      clearTimeout(silenceTimer);
      silenceTimer = setTimeout(disconnect, silenceTimeoutMs);
    };
    signal.addEventListener('abort', disconnect);
    try {
      return await read(listeners, onChunk, connection.signal);
    } finally {
      clearTimeout(silenceTimer);
      signal.removeEventListener('abort', disconnect);
    }
  }

  async function read(
    { onData, onGap }: LiveListeners,
    onChunk: () => void,
    signal: AbortSignal,
  ): Promise<boolean> {
    const response = await fetch(url, {
      headers: {
        ...headers(),
        accept: 'text/event-stream',
        ...(lastId && { 'last-event-id': lastId }),
      },
      credentials: 'include',
      cache: 'no-store',
      // Don't forward the headers to another host (decision 12).
      redirect: 'error',
      signal,
    });
    const { ok, status, body } = response;
    if (!ok || !body || !response.headers.get('content-type')?.startsWith('text/event-stream')) {
      await body?.cancel();
      return retryableStatuses.includes(status);
    }
    if (failures > 0 && lastId === '') onGap();
    const parser = createParser({
      onEvent: ({ data }) => onData(data),
      onId: (id) => (lastId = id),
      onRetry: (ms) => (retryMs = ms),
    });
    const reader = body.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done || signal.aborted) return true;
      onChunk();
      failures = 0;
      parser.feed(value);
    }
  }

  async function connect(listeners: LiveListeners, signal: AbortSignal): Promise<void> {
    const isOver = !(await follow(listeners, signal).catch(() => true));
    if (signal.aborted) return;
    if (isOver) {
      onRefusal?.();
      return;
    }
    // Never before the server's own delay. Jitter spreads out clients that reconnect together.
    const jitterMs = random() * Math.min(maxJitterMs, retryMs * 2 ** failures);
    failures += 1;
    const stop = () => clearTimeout(timer);
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      void connect(listeners, signal);
    }, retryMs + jitterMs);
    signal.addEventListener('abort', stop, { once: true });
  }

  return (listeners, signal) => void connect(listeners, signal);
}
