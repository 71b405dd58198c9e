/** Connection state, in the words of quote-socket. A plain WebSocket has only some of them. */
export type ContenderPhase =
  'idle' | 'connecting' | 'open' | 'waiting' | 'paused' | 'stopped' | 'closed';

/** Counters of a client since its start. */
export interface ContenderState {
  readonly phase: ContenderPhase;
  /** Number of connections it tried to open. */
  readonly attempts: number;
  /** Number of times the page had to render. */
  readonly updates: number;
  /** Last price of the first symbol, as the page shows it. */
  readonly price: string | undefined;
  /** Time of arrival of the price, in ms since 1970 UTC. */
  readonly pricedAt: number | undefined;
  /** Whether the client reports that the price is old. Undefined if it cannot detect that. */
  readonly isStale: boolean | undefined;
  /** Time that its scripts took, in ms. */
  readonly scriptMs: number;
}

/** A client that shows the same quotes as the others. */
export interface Contender {
  readonly name: string;
  state(): ContenderState;
  dispose(): void;
}

/** Input of a client. */
export interface ContenderInput {
  readonly url: string;
  readonly WebSocket: typeof WebSocket;
  readonly symbols: readonly string[];
  /** Time of the page, in ms since 1970 UTC. Jumps forward after sleep. */
  readonly now: () => number;
  /** Monotonic time, in ms. */
  readonly stopwatch: () => number;
}
