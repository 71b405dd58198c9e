import type { Clock } from '../clock.ts';
import { QuoteSocketError } from '../quoteSocketError.ts';
import type { QuoteTiming } from './quoteTiming.ts';
import type { Quote } from '../wire/codec.ts';
import { createRetryTimer } from './backoff.ts';
import type { QuotePhase, QuoteStatus } from './connectionState.ts';
import { createHeartbeat } from './heartbeat.ts';
import type { Link, LinkEvents, OpenLink } from './link.ts';
import type { PageEvent, PageLifecycle } from './pageLifecycle.ts';
import type { QuoteClose } from './webSocketLike.ts';

/** End of a connection: its close code and reason, and the error of one that could not be made. */
type LinkEnd = Partial<QuoteClose> & { error?: QuoteSocketError };

interface ConnectionOptions<Item extends Quote> extends Pick<
  LinkEvents<Item>,
  'onMessage' | 'onFrame' | 'onError'
> {
  openLink: OpenLink<Item>;
  clock: Clock;
  timing: QuoteTiming;
  random: () => number;
  page: PageLifecycle;
  /** Returns whether to retry after a connection ended or failed. Must not throw. */
  shouldReconnect: (close: QuoteClose, error: QuoteSocketError | undefined) => boolean;
  /** Called with the end of the last connection, if it caused the phase. */
  onChange: (status: QuoteStatus, phase: QuotePhase, end: LinkEnd) => void;
  /** Called at each heartbeat with the ms since the last one, including sleep, and with 0 after each page event. */
  onBeat: (elapsedMs: number) => void;
}

/** Keeps one link open: replaces it when it ends or stops responding. */
export function createConnection<Item extends Quote>({
  openLink,
  clock,
  timing,
  random,
  page,
  shouldReconnect,
  onMessage,
  onFrame,
  onChange,
  onBeat,
  onError,
}: ConnectionOptions<Item>) {
  let status: QuoteStatus = 'init';
  let phase: QuotePhase = 'idle';
  let link: Link | undefined;
  /** Identifies the current attempt and its link. */
  let current: object | undefined;
  /** True while error listeners run because a link could not be made. */
  let isReportingFailure = false;
  let isSuspended = false;
  let leavePage: (() => void) | undefined;

  const retry = createRetryTimer({ clock, timing, random });
  const heartbeat = createHeartbeat({
    clock,
    timing,
    link: () => link,
    onBeat,
    onDead(isProbed) {
      const wasOpen = phase === 'open';
      if (link?.isWaiting) end('error');
      else open('error');
      const awaited = isProbed ? 'answer to a ping' : 'frame';
      const ms = isProbed ? timing.graceMs : timing.deadMs;
      onError(
        new QuoteSocketError('silent', `No ${wasOpen ? awaited : 'connection'} for ${ms} ms`),
      );
    },
  });

  function setState(nextStatus: QuoteStatus, nextPhase: QuotePhase, end: LinkEnd = {}) {
    if (nextStatus === status && nextPhase === phase) return;
    status = nextStatus;
    phase = nextPhase;
    onChange(status, phase, end);
  }

  function open(nextStatus: QuoteStatus = status === 'open' ? 'closed' : status) {
    retry.cancel();
    if (isReportingFailure) {
      // An error listener called `connect`. Schedule a retry, because an immediate one would recurse
      // forever.
      return end('error');
    }
    detach();
    const attempt = {};
    current = attempt;
    heartbeat.restart();
    setState(nextStatus, 'connecting');
    // A listener of the state may have closed the connection or opened another.
    if (attempt !== current) return;
    const opened = openLink({
      onOpen() {
        heartbeat.restart();
        setState('open', 'open');
      },
      onMessage(data) {
        heartbeat.received();
        onMessage(data);
      },
      onFrame(frame) {
        heartbeat.received();
        onFrame(frame);
      },
      onEnd(endStatus, close, error) {
        if (attempt !== current) return;
        isReportingFailure = error !== undefined;
        end(endStatus, close, error);
        if (error) onError(error);
        isReportingFailure = false;
      },
      onError,
    });
    if (attempt === current) link = opened;
    else opened.close();
  }

  /** Closes the link. */
  function detach() {
    if (status === 'open' && heartbeat.isStable()) retry.reset();
    link?.close();
    link = undefined;
    current = undefined;
  }

  function end(endStatus: 'closed' | 'error', close?: QuoteClose, error?: QuoteSocketError) {
    const linkEnd: LinkEnd = { ...close, ...(error && { error }) };
    detach();
    if (close) {
      if (!shouldReconnect(close, error)) return stop(endStatus, linkEnd);
      // `shouldReconnect` may have opened or closed the connection itself.
      if (current || phase === 'stopped') return;
    }
    if (page.online) {
      retry.schedule(() => {
        open();
      });
      setState(endStatus, 'waiting', linkEnd);
    } else {
      setState(endStatus, 'paused', linkEnd);
    }
  }

  function halt() {
    retry.cancel();
    heartbeat.stop();
    detach();
  }

  function stop(endStatus: 'closed' | 'error', linkEnd?: LinkEnd) {
    leavePage?.();
    leavePage = undefined;
    isSuspended = false;
    retry.reset();
    halt();
    setState(endStatus, 'stopped', linkEnd);
  }

  function onPageEvent(event: PageEvent) {
    if (event === 'suspend') suspend();
    else if (event === 'resume') resume();
    else if (!isSuspended && event === 'offline') awaitNetwork();
    else if (!isSuspended && event !== 'hidden') recover(event === 'online');
  }

  function suspend() {
    isSuspended = true;
    halt();
    setState('closed', 'paused');
  }

  function resume() {
    if (!isSuspended) return;
    isSuspended = false;
    const frozenMs = heartbeat.sinceLast();
    open();
    onBeat(frozenMs);
  }

  function awaitNetwork() {
    if (phase !== 'waiting') return;
    retry.cancel();
    setState(status, 'paused');
  }

  /** The page is visible or has a network again, so a connection may work, or may have died unnoticed. */
  function recover(hasNewNetwork: boolean) {
    if (phase === 'open') return heartbeat.probe();
    if (phase === 'connecting') return;
    if (hasNewNetwork) retry.reset();
    open();
  }

  /** Opens a connection, or waits for the `resume` event if the page is frozen. */
  function start() {
    const stoppedMs = phase === 'stopped' ? heartbeat.sinceLast() : 0;
    leavePage ??= page.subscribe((event) => {
      onPageEvent(event);
      // Called last, because listeners called by `onBeat` may close the connection.
      onBeat(0);
    });
    if (!isSuspended) open();
    if (stoppedMs > 0) onBeat(stoppedMs);
  }

  return {
    get status() {
      return status;
    },
    get phase() {
      return phase;
    },

    /** The link, while it is open. */
    get link() {
      return phase === 'open' ? link : undefined;
    },

    /** Opens a connection unless there is one. Skips the wait for the next retry. */
    connect() {
      if (!current) start();
    },

    /** Drops the current connection and opens another. */
    reconnect: start,

    /** Drops the connection, if it is open, and opens another with backoff. */
    renew() {
      if (phase === 'open') end('closed');
    },

    close() {
      stop('closed');
    },
  };
}
