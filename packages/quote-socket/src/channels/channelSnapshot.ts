import type { QuoteSocketError } from '../quoteSocketError.ts';

export interface ChannelSnapshot<State> {
  /** The last state, or `undefined` if there was none. */
  readonly state: State | undefined;
  /**
   * True if the state may be outdated: after a gap, without a connection, or after `timing.staleMs`
   * without an event.
   */
  readonly isStale: boolean;
  /** The last error of the topic. The next state clears it. */
  readonly error: QuoteSocketError | undefined;
}

export interface ChannelUpdate<State, Event> extends ChannelSnapshot<State> {
  /** Events since the last call, oldest first. Empty unless the channel has `backpressure: 'all'`. */
  readonly events: readonly Event[];
}

/** Snapshot of a topic without a state. */
export const unknownSnapshot = { state: undefined, isStale: true, error: undefined } as const;
