import type { Clock } from '../clock.ts';
import type { QuoteCodec } from '../wire/codec.ts';
import type { PageEvent, PageLifecycle } from './pageLifecycle.ts';
import { QuoteSocketError } from '../quoteSocketError.ts';
import type { QuoteTiming } from '../timing.ts';

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

/** The subset of the standard WebSocket in use. Browsers, Node and `ws` provide it. */
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
   * Called at each heartbeat with the ms since the last one, including sleep, and with 0 after each
   * page event.
   */
  onBeat: (elapsedMs: number) => void;
  onError: (error: QuoteSocketError) => void;
}

/**
 * Keeps one connection alive. Silence and uptime are measured in heartbeats instead of clock time, so
 * sleep and clock changes don't affect them.
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
  /** True while error listeners are called after the WebSocket constructor threw. */
  let reportingFailure = false;
  let attempts = 0;
  let beatTimer: unknown;
  let retryTimer: unknown;
  let leavePage: (() => void) | undefined;

  let lastBeat = 0;
  let silentMs = 0;
  let uptimeMs = 0;

  function setState(nextStatus: QuoteStatus, nextPhase: QuotePhase) {
    if (nextStatus === status && nextPhase === phase) return;
    status = nextStatus;
    phase = nextPhase;
    onChange(status, phase);
  }

  function open(as: QuoteStatus = status === 'open' ? 'closed' : status) {
    clock.clearTimeout(retryTimer);
    if (reportingFailure) {
      // An error listener called `connect`. Schedule a retry: an immediate one would recurse forever.
      lost('error');
      return;
    }
    detach();
    restartBeat();
    setState(as, 'connecting');
    // A status listener may have closed the connection or opened another one.
    if (phase !== 'connecting' || socket) return;
    let opening: WebSocketLike;
    try {
      opening = new (WebSocket())(url);
    } catch (cause) {
      reportingFailure = true;
      lost('error');
      const message = 'Cannot create a WebSocket: pass the WebSocket option';
      onError(new QuoteSocketError('noWebSocket', message, undefined, cause));
      reportingFailure = false;
      return;
    }
    socket = opening;
    opening.binaryType = 'arraybuffer';
    opening.onopen = () => {
      restartBeat();
      setState('open', 'open');
      onOpen();
    };
    opening.onmessage = ({ data }: { data: unknown }) => {
      // The next heartbeat adds `heartbeatMs`, which makes it 0.
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

  /** Removes the listeners of the socket and closes it, without waiting for its close event. */
  function detach() {
    const old = socket;
    if (!old) return;
    socket = undefined;
    old.onopen = old.onmessage = old.onclose = null;
    // `ws` throws an error event that has no listener.
    old.onerror = () => undefined;
    old.close();
  }

  function lost(as: 'closed' | 'error') {
    detach();
    if (page.online) {
      const maxDelayMs = Math.min(timing.backoffCapMs, timing.backoffBaseMs * 2 ** attempts++);
      retryTimer = clock.setTimeout(open, random() * maxDelayMs);
    }
    setState(as, page.online ? 'waiting' : 'paused');
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
      onError(new QuoteSocketError('silent', `No frame for ${deadMs} ms: reconnecting`));
    } else if (gap) probe();
    else if (uptimeMs % pingMs < heartbeatMs) ping();
  }

  /** Pings a connection that may be dead, such as after sleep, and allows `graceMs` for the answer. */
  function probe() {
    // Never extends the deadline, so repeated probes cannot keep a dead connection.
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
    setState('closed', nextPhase);
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
      setState(status, 'paused');
    } else if (phase === 'open') probe();
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
    if (!suspended) open();
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
      if (!socket) start();
    },

    /** Drops the current connection and opens another. */
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
