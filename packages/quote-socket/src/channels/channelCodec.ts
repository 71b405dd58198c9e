/**
 * Wire format of the topics of one kind, such as order books, and how their events change their state.
 *
 * @typeParam State - what listeners get, such as an order book
 * @typeParam Event - what a frame contains, such as the changes of an order book
 */
export interface ChannelCodec<State, Event> {
  /**
   * Name of the kind of topics, such as `trades`. Tabs that share a connection know the channel by
   * it, so it must differ from the names of the socket's other channels.
   */
  readonly name: string;
  /** Maximum number of topics per call of `subscribe` and `unsubscribe`. Default: no maximum. */
  readonly batchSize?: number;
  /** Returns the message that subscribes to all the topics, or a list of several messages. */
  subscribe(topics: readonly string[]): unknown;
  unsubscribe(topics: readonly string[]): unknown;
  /**
   * Parses a frame. Returns `undefined` or an empty list for a frame without an event or a refusal
   * of this channel, such as an answer to `subscribe`: it is then left to the other channels and
   * the quotes. An exception counts as `undefined`. The first one of a connection is also emitted
   * as the error `codec`, unless the frame is not JSON.
   */
  read(frame: string): readonly (ChannelEvent<Event> | ChannelRefusal)[] | undefined;
  /**
   * Returns the next state. Returns `undefined` if the event does not follow the state: if events
   * are missing between them, or if there is no state yet and the event is not a snapshot. Returns
   * a {@link ChannelGap} if the state is wrong for another reason, such as a checksum that does not
   * match. A known state is then stale, and gets replaced with backoff: it is loaded, or else the
   * topic is unsubscribed and subscribed again.
   */
  reduce(state: State | undefined, event: Event): State | ChannelGap | undefined;
  /**
   * Loads the topic's state, such as over HTTP. Called when the topic was subscribed, and after a gap. The events that
   * arrive in the meantime are reduced afterwards, so `reduce` must return the same state for those that it contains.
   * If it rejects, it is called again with backoff. The signal is aborted when the result is no longer needed.
   */
  load?(topic: string, signal: AbortSignal): Promise<State>;
}

/** Returned by `reduce` if the event does not continue the state, with the reason. */
export class ChannelGap {
  /** Becomes `reason` of the error `gap`, such as `checksum`. */
  readonly reason: string;

  constructor(reason: string) {
    this.reason = reason;
  }
}

export interface ChannelEvent<Event> {
  readonly topic: string;
  readonly event: Event;
}

/** A topic that the server refused. It is subscribed again with backoff. */
export interface ChannelRefusal {
  /** `''` if the server refused a message without naming a topic. */
  readonly topic: string;
  /** The server's code and message. */
  readonly refusal: string;
  /**
   * False if the server would refuse the topic again, such as one that does not exist. The channel then does not retry
   * until the socket is closed and connected again. Default: true.
   */
  readonly retry?: boolean;
}
