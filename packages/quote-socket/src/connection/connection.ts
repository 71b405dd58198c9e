import type { Clock } from '../clock.ts';
import { QuoteSocketError } from '../quoteSocketError.ts';
import type { QuoteTiming } from '../defaultTiming.ts';
import type { QuoteCodec } from '../wire/codec.ts';
import { backoffMs } from './backoff.ts';
import { createHeartbeat } from './heartbeat.ts';
import type { PageEvent, PageLifecycle } from './pageLifecycle.ts';
import type { QuoteClose, WebSocketConstructor, WebSocketLike } from './webSocketLike.ts';

/**
 * Connection status to display (spec 4). `error`: the last connection failed; `closed`: the last
 * connection was closed.
 */
export type QuoteStatus = 'init' | 'open' | 'closed' | 'error';

/**
 * Connection phase, in more detail than {@link QuoteStatus}.
 *
 * - `idle`: `connect` has not been called and there was no subscription.
 * - `connecting`: the WebSocket is not open yet, or the `url` function is pending.
 * - `open`: the WebSocket is open.
 * - `waiting`: the next retry is scheduled.
 * - `paused`: the machine is offline or the page is frozen.
 * - `stopped`: the application closed the connection, or `shouldReconnect` returned false.
 */
export type QuotePhase = 'idle' | 'connecting' | 'open' | 'waiting' | 'paused' | 'stopped';

interface ConnectionOptions {
  /** Address, or a function that returns it. The function is called at each attempt. */
  url: string | (() => Promise<string>);
  protocols: string | string[] | undefined;
  /** Default: the global `WebSocket`, looked up at each attempt. */
  WebSocket: WebSocketConstructor | undefined;
  clock: Clock;
  codec: QuoteCodec;
  timing: QuoteTiming;
  random: () => number;
  page: PageLifecycle;
}

/**
 * Keeps one connection open: replaces it when it ends or stops responding.
 *
 * @param shouldReconnect - returns whether to retry after a connection ended. Must not throw.
 * @param onBeat - called at each heartbeat with the ms since the last one, including sleep, and with 0
 *   after each page event
 */
export function createConnection(
  { url, protocols, WebSocket, clock, codec, timing, random, page }: ConnectionOptions,
  shouldReconnect: (close: QuoteClose) => boolean,
  onMessage: (data: unknown) => void,
  onChange: (status: QuoteStatus, phase: QuotePhase, close: QuoteClose | undefined) => void,
  onBeat: (elapsedMs: number) => void,
  onError: (error: QuoteSocketError) => void,
) {
  let status: QuoteStatus = 'init';
  let phase: QuotePhase = 'idle';
  let link: WebSocketLike | undefined;
  /** Identifies the current attempt and its link. */
  let current: object | undefined;
  /** True while error listeners run because a WebSocket could not be created. */
  let isReportingFailure = false;
  let isSuspended = false;
  let attempts = 0;
  let retryTimer: unknown;
  let leavePage: (() => void) | undefined;

  const heartbeat = createHeartbeat(
    clock,
    timing,
    (elapsedMs) => {
      onBeat(elapsedMs);
      return Boolean(current);
    },
    () => {
      // Without a link, the `url` function is still pending: retry with backoff instead of calling it
      // again now.
      if (link) open('error');
      else end('error');
      onError(new QuoteSocketError('silent', `No frame for ${timing.deadMs} ms`));
    },
    () => send(codec.ping(clock.now())),
  );

  function setState(nextStatus: QuoteStatus, nextPhase: QuotePhase, close?: QuoteClose) {
    if (nextStatus === status && nextPhase === phase) return;
    status = nextStatus;
    phase = nextPhase;
    onChange(status, phase, close);
  }

  function open(as: QuoteStatus = status === 'open' ? 'closed' : status) {
    clock.clearTimeout(retryTimer);
    if (isReportingFailure) {
      // An error listener called `connect`. Schedule a retry, because an immediate one would recurse
      // forever.
      return end('error');
    }
    detach();
    const attempt = (current = {});
    heartbeat.restart();
    setState(as, 'connecting');
    const dial = (address: string) => {
      // While the `url` function was pending, the socket may have been closed or reconnected.
      if (attempt !== current) return;
      link = new (WebSocket ?? globalThis.WebSocket)(address, protocols);
      link.binaryType = 'arraybuffer';
      link.onopen = () => {
        heartbeat.restart();
        setState('open', 'open');
      };
      link.onmessage = ({ data }: { data: unknown }) => {
        heartbeat.received();
        onMessage(data);
      };
      link.onclose = endAs('closed');
      link.onerror = endAs('error');
    };
    const fail = (cause: unknown) => {
      if (attempt !== current) return;
      isReportingFailure = true;
      end('error');
      const message = 'Cannot connect: check url and WebSocket';
      onError(new QuoteSocketError('noWebSocket', message, undefined, cause));
      isReportingFailure = false;
    };
    try {
      if (typeof url === 'string') dial(url);
      else url().then(dial).catch(fail);
    } catch (cause) {
      fail(cause);
    }
  }

  /** Closes the link and ignores its later events. Its close event may come late. */
  function detach() {
    if (status === 'open' && heartbeat.isStable()) attempts = 0;
    if (link) {
      // Assign no-op handlers, because the `ws` package throws on an error event without a handler.
      link.onopen = link.onmessage = link.onclose = link.onerror = () => undefined;
      link.close();
    }
    link = current = undefined;
  }

  /**
   * Returns a handler for close and error events. An error event has no code, so it counts as 1006, as
   * in browsers.
   */
  function endAs(as: 'closed' | 'error') {
    return ({ code = 1006, reason = '' }: Partial<QuoteClose>) => {
      end(as, { code, reason });
    };
  }

  function end(as: 'closed' | 'error', close?: QuoteClose) {
    detach();
    if (close) {
      if (!shouldReconnect(close)) return stop(as, close);
      // `shouldReconnect` may have opened or closed the connection itself.
      if (current || phase === 'stopped') return;
    }
    if (page.online) {
      retryTimer = clock.setTimeout(open, backoffMs(attempts++, timing, random));
      setState(as, 'waiting', close);
    } else setState(as, 'paused', close);
  }

  function send(message: unknown): boolean {
    if (link?.readyState !== 1) return false;
    link.send(typeof message === 'string' ? message : JSON.stringify(message));
    return true;
  }

  function halt() {
    clock.clearTimeout(retryTimer);
    heartbeat.stop();
    detach();
  }

  function stop(as: 'closed' | 'error', close?: QuoteClose) {
    leavePage?.();
    leavePage = undefined;
    isSuspended = false;
    attempts = 0;
    halt();
    setState(as, 'stopped', close);
  }

  function onPageEvent(event: PageEvent) {
    if (event === 'suspend') {
      isSuspended = true;
      halt();
      setState('closed', 'paused');
    } else if (event === 'resume') {
      if (!isSuspended) return;
      isSuspended = false;
      const frozenMs = heartbeat.sinceLast();
      open();
      onBeat(frozenMs);
    } else if (isSuspended || event === 'hidden') return;
    else if (event === 'offline') {
      if (phase !== 'waiting') return;
      clock.clearTimeout(retryTimer);
      setState(status, 'paused');
    } else if (phase === 'open') heartbeat.probe();
    else if (phase !== 'connecting') {
      if (event === 'online') attempts = 0;
      open();
    }
  }

  /** Opens a connection, or waits for the `resume` event if the page is frozen. */
  function start() {
    leavePage ??= page.subscribe((event) => {
      onPageEvent(event);
      // Called last, because listeners called by `onBeat` may close the connection.
      onBeat(0);
    });
    if (!isSuspended) open();
  }

  return {
    get status() {
      return status;
    },
    get phase() {
      return phase;
    },

    /**
     * Sends a message as JSON, or a string unchanged. If the connection is not open, queues nothing and
     * returns false.
     */
    send,

    /** Opens a connection unless there is one. Skips the wait for the next retry. */
    connect() {
      if (!current) start();
    },

    /** Drops the current connection and opens another. */
    reconnect: start,

    close() {
      stop('closed');
    },
  };
}
