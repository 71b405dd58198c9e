import { createParser } from 'eventsource-parser';

export interface LiveListeners {
  /** What an event carries. */
  onData: (data: string) => void;
  /** Connected again after a failure, and what was said in between is not known. */
  onGap: () => void;
}

/** Hands on what a server says until the signal aborts. Never throws. */
export type LiveStream = (listeners: LiveListeners, signal: AbortSignal) => void;

export interface LiveStreamOptions {
  /** Absolute, on a host that may know who the visitor is: `headers` go there. */
  url: string;
  /** What shows who asks; read for every connection, since a token may come late. */
  headers: () => Record<string, string>;
  fetch?: typeof globalThis.fetch;
  random?: () => number;
  setTimeout?: (callback: () => void, ms: number) => unknown;
  clearTimeout?: (timer: unknown) => void;
}

/** The wait before a new connection when the server names none, in ms. */
const usualRetryMs = 2_000;
/** The server speaks every 15 s at least: a link that is silent for longer than this, in ms, is dead. */
const silentMs = 40_000;
/** What chance and failures add to that wait stays below this, in ms. */
const longestSpreadMs = 60_000;

/** Statuses that the next moment may change. Others, and what is no stream, are a refusal. */
const passing = [408, 425, 429, 500, 502, 503, 504];

/**
 * Server-sent events (WHATWG HTML, 9.2) by `fetch`, because `EventSource` sends no token and gives up at
 * a gateway's first error. Connects again when a connection ends, and names the last event it saw.
 */
export function createLiveStream({
  url,
  headers,
  fetch = (input, init) => globalThis.fetch(input, init),
  random = () => Math.random(),
  setTimeout = (callback, ms) => globalThis.setTimeout(callback, ms),
  clearTimeout = (timer) =>
    globalThis.clearTimeout(timer as ReturnType<typeof globalThis.setTimeout>),
}: LiveStreamOptions): LiveStream {
  let lastId = '';
  let retryMs = usualRetryMs;
  /** Connections in a row that brought nothing. */
  let failures = 0;

  /** Follows one connection to its end, or to its silence. False: there is no use in coming back. */
  async function follow(listeners: LiveListeners, signal: AbortSignal): Promise<boolean> {
    const connection = new AbortController();
    const hangUp = () => connection.abort();
    let watch = setTimeout(hangUp, silentMs);
    const onSign = () => {
      clearTimeout(watch);
      watch = setTimeout(hangUp, silentMs);
    };
    signal.addEventListener('abort', hangUp);
    try {
      return await read(listeners, onSign, connection.signal);
    } finally {
      clearTimeout(watch);
      signal.removeEventListener('abort', hangUp);
    }
  }

  async function read(
    { onData, onGap }: LiveListeners,
    onSign: () => void,
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
      // The headers are for this host alone (decision 12).
      redirect: 'error',
      signal,
    });
    const { ok, status, body } = response;
    if (!ok || !body || !response.headers.get('content-type')?.startsWith('text/event-stream')) {
      await body?.cancel();
      return passing.includes(status);
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
      onSign();
      failures = 0;
      parser.feed(value);
    }
  }

  async function connect(listeners: LiveListeners, signal: AbortSignal): Promise<void> {
    const isOver = !(await follow(listeners, signal).catch(() => true));
    if (isOver || signal.aborted) return;
    // Never sooner than the server asks, and spread out: all its visitors lost it at once.
    const spreadMs = random() * Math.min(longestSpreadMs, retryMs * 2 ** failures);
    failures += 1;
    const stop = () => clearTimeout(timer);
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      void connect(listeners, signal);
    }, retryMs + spreadMs);
    signal.addEventListener('abort', stop, { once: true });
  }

  return (listeners, signal) => void connect(listeners, signal);
}
