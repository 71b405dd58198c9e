import type { Clock } from './clock.ts';
import type { PageEvent, PageLifecycle } from './pageLifecycle.ts';
import { QuoteSocketError } from './quoteSocketError.ts';
import type { QuoteTiming } from './timing.ts';

/** What the application shows (spec 4). `error`: the last connection failed; `closed`: it ended. */
export type QuoteStatus = 'init' | 'open' | 'closed' | 'error';

/**
 * What four states cannot say.
 *
 * - `idle`: never asked to connect.
 * - `connecting`, `open`: a socket exists.
 * - `waiting`: for the next try.
 * - `paused`: until the network or the page comes back.
 * - `stopped`: closed by the application, until it connects again.
 */
export type QuotePhase = 'idle' | 'connecting' | 'open' | 'waiting' | 'paused' | 'stopped';

/** The part of the standard WebSocket that is used; browsers, Node and `ws` have it. */
export interface WebSocketLike {
  readonly readyState: number;
  binaryType: string;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  onerror: ((event: never) => void) | null;
  send(data: string): void;
  close(): void;
}

export type WebSocketConstructor = new (url: string) => WebSocketLike;

interface ConnectionOptions {
  url: string;
  WebSocket: () => WebSocketConstructor;
  clock: Clock;
  timing: QuoteTiming;
  random: () => number;
  page: PageLifecycle;
  /** Called when it is time for a ping; there may be nobody to send it to. */
  sendPing: () => void;
  onOpen: () => void;
  onMessage: (data: unknown) => void;
  onChange: () => void;
  /** Called at each heartbeat with the time since the last one; a sleep counts in whole. */
  onBeat: (elapsedMs: number) => void;
  onPageEvent: (event: PageEvent) => void;
  onError: (error: QuoteSocketError) => void;
}

/**
 * One link that is kept alive. It counts heartbeats instead of comparing times: a sleeping
 * laptop beats no heart, and a clock set back or forth changes no count.
 */
export function createConnection(options: ConnectionOptions) {
  const { url, clock, timing, random, page } = options;
  let status: QuoteStatus = 'init';
  let phase: QuotePhase = 'idle';
  let socket: WebSocketLike | undefined;
  let suspended = false;
  /** While listeners hear that no WebSocket could be made. */
  let refused = false;
  let attempts = 0;
  let beatTimer: unknown;
  let retryTimer: unknown;
  let leavePage: (() => void) | undefined;

  let lastBeat = 0;
  let heard = false;
  let doubted = false;
  let silentMs = 0;
  let unpingedMs = 0;
  let uptimeMs = 0;

  function become(nextStatus: QuoteStatus, nextPhase: QuotePhase) {
    if (nextStatus === status && nextPhase === phase) return;
    status = nextStatus;
    phase = nextPhase;
    options.onChange();
  }

  function open(as: QuoteStatus = status === 'open' ? 'closed' : status) {
    clock.clearTimeout(retryTimer);
    if (refused) {
      // A listener wants to try again what has just failed: it waits its turn, else it had no end.
      lost('error');
      return;
    }
    detach();
    restartBeat();
    become(as, 'connecting');
    // A listener of the status may have closed everything, or opened by itself.
    if (phase !== 'connecting' || socket) return;
    let opening: WebSocketLike;
    try {
      opening = new (options.WebSocket())(url);
    } catch (cause) {
      refused = true;
      lost('error');
      const message = 'No WebSocket could be made: give the option';
      options.onError(new QuoteSocketError('noWebSocket', message, undefined, cause));
      refused = false;
      return;
    }
    socket = opening;
    opening.binaryType = 'arraybuffer';
    opening.onopen = () => {
      restartBeat();
      become('open', 'open');
      options.onOpen();
    };
    opening.onmessage = ({ data }: { data: unknown }) => {
      heard = true;
      options.onMessage(data);
    };
    opening.onclose = () => {
      lost('closed');
    };
    opening.onerror = () => {
      lost('error');
    };
  }

  /** Lets the socket go: whatever it still says is not heard, and nobody waits for its close. */
  function detach() {
    const old = socket;
    if (!old) return;
    socket = undefined;
    old.onopen = old.onmessage = old.onclose = null;
    // `ws` throws errors that nobody listens to.
    old.onerror = () => undefined;
    old.close();
  }

  function lost(as: 'closed' | 'error') {
    detach();
    if (!page.online) {
      become(as, 'paused');
      return;
    }
    const { backoffCapMs, backoffBaseMs } = timing;
    const wait = random() * Math.min(backoffCapMs, backoffBaseMs * 2 ** attempts);
    attempts += 1;
    retryTimer = clock.setTimeout(open, wait);
    become(as, 'waiting');
  }

  function restartBeat() {
    clock.clearTimeout(beatTimer);
    heard = doubted = false;
    silentMs = unpingedMs = uptimeMs = 0;
    lastBeat = clock.now();
    beatTimer = clock.setTimeout(beat, timing.heartbeatMs);
  }

  function beat() {
    const { heartbeatMs } = timing;
    const now = clock.now();
    const elapsed = now - lastBeat;
    lastBeat = now;
    beatTimer = clock.setTimeout(beat, heartbeatMs);
    const gap = Math.abs(elapsed - heartbeatMs) > timing.gapMs;
    if (socket) checkLink(gap);
    options.onBeat(gap && elapsed > 0 ? elapsed : heartbeatMs);
  }

  function checkLink(gap: boolean) {
    const { heartbeatMs } = timing;
    uptimeMs += heartbeatMs;
    unpingedMs += heartbeatMs;
    silentMs = heard ? 0 : silentMs + heartbeatMs;
    if (heard) doubted = false;
    heard = false;
    if (status === 'open' && uptimeMs >= timing.stableMs) attempts = 0;
    if (gap && !doubted) doubt();
    else if (silentMs >= timing.deadMs) replace();
    else if (unpingedMs >= timing.pingMs) ping();
  }

  /** After a sleep the link may be gone, or fine: ask, and give the answer a moment. */
  function doubt() {
    if (doubted) return;
    doubted = true;
    silentMs = timing.deadMs - timing.graceMs;
    ping();
  }

  function ping() {
    unpingedMs = 0;
    options.sendPing();
  }

  function replace() {
    open('error');
    options.onError(
      new QuoteSocketError('silent', `Nothing came for ${timing.deadMs} ms: reconnecting`),
    );
  }

  function halt(nextPhase: QuotePhase) {
    clock.clearTimeout(retryTimer);
    clock.clearTimeout(beatTimer);
    detach();
    become('closed', nextPhase);
  }

  function onPageEvent(event: PageEvent) {
    options.onPageEvent(event);
    if (event === 'suspend') {
      suspended = true;
      halt('paused');
    } else if (event === 'resume') {
      if (!suspended) return;
      suspended = false;
      options.onBeat(Math.max(0, clock.now() - lastBeat));
      open();
    } else if (suspended || event === 'hidden') return;
    else if (event === 'offline') {
      if (phase !== 'waiting') return;
      clock.clearTimeout(retryTimer);
      become(status, 'paused');
    } else if (phase === 'open') doubt();
    else if (phase !== 'connecting') {
      if (event === 'online') attempts = 0;
      open();
    }
  }

  return {
    get status() {
      return status;
    },
    get phase() {
      return phase;
    },

    /** Sends only while open; says whether it did. Nothing is kept for later. */
    send(data: string): boolean {
      if (socket?.readyState !== 1) return false;
      socket.send(data);
      return true;
    },

    /** Starts, or tries at once instead of waiting for the next try. */
    connect() {
      leavePage ??= page.subscribe(onPageEvent);
      if (!socket && !suspended) open();
    },

    /** Lets the present socket go and opens another. */
    reconnect() {
      leavePage ??= page.subscribe(onPageEvent);
      if (!suspended) open();
    },

    close() {
      leavePage?.();
      leavePage = undefined;
      suspended = false;
      attempts = 0;
      halt('stopped');
    },
  };
}
