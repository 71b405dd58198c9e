import type { Clock } from '../clock.ts';
import { QuoteSocketError } from '../quoteSocketError.ts';
import type { QuoteTiming } from '../timing.ts';
import type { QuoteCodec } from '../wire/codec.ts';
import { retryDelay } from './backoff.ts';
import { createHeartbeat } from './heartbeat.ts';
import { dropLink, openLink } from './link.ts';
import type { PageEvent, PageLifecycle } from './pageLifecycle.ts';
import type { QuoteClose, WebSocketConstructor, WebSocketLike } from './webSocketLike.ts';

/** Connection status to display (spec 4). `error`: the last connection failed; `closed`: it ended. */
export type QuoteStatus = 'init' | 'open' | 'closed' | 'error';

/**
 * Connection phase, in more detail than {@link QuoteStatus}.
 *
 * - `idle`: `connect` has not been called and there was no subscription.
 * - `connecting`, `open`: a WebSocket exists.
 * - `waiting`: the next retry is scheduled.
 * - `paused`: the machine is offline or the page is frozen.
 * - `stopped`: the application closed the connection.
 */
export type QuotePhase = 'idle' | 'connecting' | 'open' | 'waiting' | 'paused' | 'stopped';

interface ConnectionOptions {
  url: string;
  WebSocket: () => WebSocketConstructor;
  clock: Clock;
  codec: QuoteCodec;
  timing: QuoteTiming;
  random: () => number;
  page: PageLifecycle;
  onOpen: () => void;
  onMessage: (data: unknown) => void;
  onChange: (status: QuoteStatus, phase: QuotePhase, close: QuoteClose | undefined) => void;
  /**
   * Called at each heartbeat with the ms since the last one, including sleep, and with 0 after each
   * page event.
   */
  onBeat: (elapsedMs: number) => void;
  onError: (error: QuoteSocketError) => void;
}

/** Keeps one connection alive. */
export function createConnection({
  url,
  WebSocket,
  clock,
  codec,
  timing,
  random,
  page,
  onOpen,
  onMessage,
  onChange,
  onBeat,
  onError,
}: ConnectionOptions) {
  let status: QuoteStatus = 'init';
  let phase: QuotePhase = 'idle';
  let link: WebSocketLike | undefined;
  /** True while error listeners are called because a link could not be opened. */
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
      return Boolean(link);
    },
    () => {
      open('error');
      onError(new QuoteSocketError('silent', `No frame for ${timing.deadMs} ms: reconnecting`));
    },
    ping,
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
      // An error listener called `connect`. Schedule a retry: an immediate one would recurse forever.
      end('error');
      return;
    }
    detach();
    heartbeat.restart();
    setState(as, 'connecting');
    // A status listener may have closed the connection or opened another one.
    if (phase !== 'connecting' || link) return;
    try {
      link = openLink(
        WebSocket(),
        url,
        () => {
          heartbeat.restart();
          setState('open', 'open');
          onOpen();
        },
        (data) => {
          heartbeat.received();
          onMessage(data);
        },
        end,
      );
    } catch (cause) {
      isReportingFailure = true;
      end('error');
      const message = 'Cannot create a WebSocket: pass the WebSocket option';
      onError(new QuoteSocketError('noWebSocket', message, undefined, cause));
      isReportingFailure = false;
    }
  }

  function detach() {
    if (status === 'open' && heartbeat.isStable()) attempts = 0;
    if (link) dropLink(link);
    link = undefined;
  }

  function end(as: 'closed' | 'error', close?: QuoteClose) {
    detach();
    if (page.online) {
      retryTimer = clock.setTimeout(open, retryDelay(timing, attempts++, random));
      setState(as, 'waiting', close);
    } else setState(as, 'paused', close);
  }

  function ping() {
    send(codec.ping(clock.now()));
  }

  function send(message: unknown): boolean {
    if (link?.readyState !== 1) return false;
    link.send(typeof message === 'string' ? message : JSON.stringify(message));
    return true;
  }

  function halt(nextPhase: QuotePhase) {
    clock.clearTimeout(retryTimer);
    heartbeat.stop();
    detach();
    setState('closed', nextPhase);
  }

  function onPageEvent(event: PageEvent) {
    if (event === 'suspend') {
      isSuspended = true;
      halt('paused');
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

  /** Opens a connection. If the page is frozen, the `resume` event opens it. */
  function start() {
    leavePage ??= page.subscribe((event) => {
      onPageEvent(event);
      // Called last, because its listeners may close the connection.
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

    /** Sends a message as JSON, or a string unchanged. Returns false, and queues nothing, unless open. */
    send,

    /** Opens a connection unless there is one. Skips the wait for the next retry. */
    connect() {
      if (!link) start();
    },

    /** Drops the current connection and opens another. */
    reconnect: start,

    close() {
      leavePage?.();
      leavePage = undefined;
      isSuspended = false;
      attempts = 0;
      halt('stopped');
    },
  };
}
