import type { Clock } from '../clock.ts';
import { QuoteSocketError } from '../quoteSocketError.ts';
import type { QuoteTiming } from '../timing.ts';
import type { QuoteCodec } from '../wire/codec.ts';
import { retryDelay } from './backoff.ts';
import { createHeartbeat } from './heartbeat.ts';
import { createLink, type Link, type LinkOptions } from './link.ts';
import type { PageEvent, PageLifecycle } from './pageLifecycle.ts';
import type { QuoteClose } from './webSocketLike.ts';

/** Connection status to display (spec 4). `error`: the last connection failed; `closed`: it ended. */
export type QuoteStatus = 'init' | 'open' | 'closed' | 'error';

/**
 * Connection phase, in more detail than {@link QuoteStatus}.
 *
 * - `idle`: `connect` has not been called and there was no subscription.
 * - `connecting`, `open`: a WebSocket exists, or its address is being looked up.
 * - `waiting`: the next retry is scheduled.
 * - `paused`: the machine is offline or the page is frozen.
 * - `stopped`: the application closed the connection, or `shouldReconnect` returned false.
 */
export type QuotePhase = 'idle' | 'connecting' | 'open' | 'waiting' | 'paused' | 'stopped';

interface ConnectionOptions extends LinkOptions {
  clock: Clock;
  codec: QuoteCodec;
  timing: QuoteTiming;
  random: () => number;
  page: PageLifecycle;
  /** Must not throw. */
  shouldReconnect: (close: QuoteClose) => boolean;
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
export function createConnection(options: ConnectionOptions) {
  const { clock, codec, timing, random, page, shouldReconnect } = options;
  const { onOpen, onMessage, onChange, onBeat, onError } = options;
  let status: QuoteStatus = 'init';
  let phase: QuotePhase = 'idle';
  let link: Link | undefined;
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
      return link !== undefined;
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
    link = createLink(
      options,
      () => {
        heartbeat.restart();
        setState('open', 'open');
        onOpen();
      },
      (data) => {
        heartbeat.endSilence();
        onMessage(data);
      },
      (endedAs, close, error) => {
        isReportingFailure = error !== undefined;
        end(endedAs, close);
        if (error) onError(error);
        isReportingFailure = false;
      },
    );
    link.open();
  }

  function detach() {
    if (status === 'open' && heartbeat.isStable()) attempts = 0;
    link?.drop();
    link = undefined;
  }

  function end(as: 'closed' | 'error', close?: QuoteClose) {
    detach();
    const ended = phase;
    const isFinal = close !== undefined && !shouldReconnect(close);
    // `shouldReconnect` may have closed the connection or opened another one.
    if (phase !== ended || link) return;
    if (isFinal) stop(as, close);
    else if (page.online) {
      retryTimer = clock.setTimeout(open, retryDelay(timing, attempts++, random));
      setState(as, 'waiting', close);
    } else setState(as, 'paused', close);
  }

  function ping() {
    send(codec.ping(clock.now()));
  }

  function send(message: unknown): boolean {
    return link?.send(message) ?? false;
  }

  function halt(as: QuoteStatus, nextPhase: QuotePhase, close?: QuoteClose) {
    clock.clearTimeout(retryTimer);
    heartbeat.stop();
    detach();
    setState(as, nextPhase, close);
  }

  function stop(as: QuoteStatus, close?: QuoteClose) {
    leavePage?.();
    leavePage = undefined;
    isSuspended = false;
    attempts = 0;
    halt(as, 'stopped', close);
  }

  function onPageEvent(event: PageEvent) {
    if (event === 'suspend') {
      isSuspended = true;
      halt('closed', 'paused');
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
      stop('closed');
    },
  };
}
