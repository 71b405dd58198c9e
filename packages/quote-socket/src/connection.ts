import type { Clock } from './clock.ts';
import type { QuoteCodec } from './codec.ts';
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
  codec: QuoteCodec;
  timing: QuoteTiming;
  random: () => number;
  page: PageLifecycle;
  onOpen: () => void;
  onMessage: (data: unknown) => void;
  onChange: (status: QuoteStatus, phase: QuotePhase) => void;
  /**
   * Called at each heartbeat with the time since the last one, where a sleep counts in whole; and
   * with 0 when something happened to the page.
   */
  onBeat: (elapsedMs: number) => void;
  onError: (error: QuoteSocketError) => void;
}

/**
 * One link that is kept alive. It counts heartbeats instead of comparing times: a sleeping
 * laptop beats no heart, and a clock set back or forth changes no count.
 */
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
  let socket: WebSocketLike | undefined;
  let suspended = false;
  /** While listeners hear that no WebSocket could be made. */
  let refused = false;
  let attempts = 0;
  let beatTimer: unknown;
  let retryTimer: unknown;
  let leavePage: (() => void) | undefined;

  let lastBeat = 0;
  let silentMs = 0;
  let uptimeMs = 0;

  function become(nextStatus: QuoteStatus, nextPhase: QuotePhase) {
    if (nextStatus === status && nextPhase === phase) return;
    status = nextStatus;
    phase = nextPhase;
    onChange(status, phase);
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
      opening = new (WebSocket())(url);
    } catch (cause) {
      refused = true;
      lost('error');
      const message = 'No WebSocket could be made: give the option';
      onError(new QuoteSocketError('noWebSocket', message, undefined, cause));
      refused = false;
      return;
    }
    socket = opening;
    opening.binaryType = 'arraybuffer';
    opening.onopen = () => {
      restartBeat();
      become('open', 'open');
      onOpen();
    };
    opening.onmessage = ({ data }: { data: unknown }) => {
      // The next beat makes it 0.
      silentMs = -timing.heartbeatMs;
      onMessage(data);
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
    if (page.online) {
      const most = Math.min(timing.backoffCapMs, timing.backoffBaseMs * 2 ** attempts++);
      retryTimer = clock.setTimeout(open, random() * most);
    }
    become(as, page.online ? 'waiting' : 'paused');
  }

  function restartBeat() {
    clock.clearTimeout(beatTimer);
    silentMs = uptimeMs = 0;
    lastBeat = clock.now();
    beatTimer = clock.setTimeout(beat, timing.heartbeatMs);
  }

  function beat() {
    const { heartbeatMs, pingMs, deadMs, gapMs } = timing;
    const elapsed = clock.now() - lastBeat;
    lastBeat += elapsed;
    beatTimer = clock.setTimeout(beat, heartbeatMs);
    const gap = Math.abs(elapsed - heartbeatMs) > gapMs;
    onBeat(gap && elapsed > 0 ? elapsed : heartbeatMs);
    if (!socket) return;
    uptimeMs += heartbeatMs;
    silentMs += heartbeatMs;
    if (status === 'open' && uptimeMs >= timing.stableMs) attempts = 0;
    if (silentMs >= deadMs) {
      open('error');
      onError(new QuoteSocketError('silent', `Nothing came for ${deadMs} ms: reconnecting`));
    } else if (gap) doubt();
    else if (uptimeMs % pingMs < heartbeatMs) ping();
  }

  /** After a sleep the link may be gone, or fine: ask, and give the answer a moment. */
  function doubt() {
    // Who was silent before has less than a moment left, however often we ask.
    silentMs = Math.max(silentMs, timing.deadMs - timing.graceMs);
    ping();
  }

  function ping() {
    send(codec.ping(clock.now()));
  }

  function send(message: unknown): boolean {
    if (socket?.readyState !== 1) return false;
    socket.send(typeof message === 'string' ? message : JSON.stringify(message));
    return true;
  }

  function halt(nextPhase: QuotePhase) {
    clock.clearTimeout(retryTimer);
    clock.clearTimeout(beatTimer);
    detach();
    become('closed', nextPhase);
  }

  function onPageEvent(event: PageEvent) {
    if (event === 'suspend') {
      suspended = true;
      halt('paused');
    } else if (event === 'resume') {
      if (!suspended) return;
      suspended = false;
      const frozenMs = Math.max(0, clock.now() - lastBeat);
      open();
      onBeat(frozenMs);
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

  /** Opens unless the page is frozen; `resume` will then. */
  function start() {
    leavePage ??= page.subscribe((event) => {
      onPageEvent(event);
      // Last, because who hears of it may close everything.
      onBeat(0);
    });
    if (!suspended) open();
  }

  return {
    get status() {
      return status;
    },
    get phase() {
      return phase;
    },

    /** Sends JSON (a string as it is), only while open; says whether it did. Keeps nothing. */
    send,

    /** Starts, or tries at once instead of waiting for the next try. */
    connect() {
      if (!socket) start();
    },

    /** Lets the present socket go and opens another. */
    reconnect: start,

    close() {
      leavePage?.();
      leavePage = undefined;
      suspended = false;
      attempts = 0;
      halt('stopped');
    },
  };
}
