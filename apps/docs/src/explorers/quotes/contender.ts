/** Connection state. The names are those of quote-socket. A plain WebSocket has only some of these states. */
export type ContenderPhase =
  'idle' | 'connecting' | 'open' | 'waiting' | 'paused' | 'stopped' | 'closed';

/** Counters of a client since its start. */
export interface ContenderState {
  readonly phase: ContenderPhase;
  /** Number of connections it tried to open. */
  readonly attempts: number;
  /** Number of updates that made the page render. */
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

/** One of the clients to compare. All of them show the same quotes. */
export interface Contender {
  readonly name: string;
  state(): ContenderState;
  dispose(): void;
}

/** Options that the playground passes to each client. */
export interface ContenderInput {
  readonly url: string;
  readonly WebSocket: typeof WebSocket;
  readonly symbols: readonly string[];
  /** Time on the page's simulated clock, in ms since 1970 UTC. Jumps forward after sleep. */
  readonly now: () => number;
  /** Monotonic time, in ms. */
  readonly stopwatch: () => number;
}
