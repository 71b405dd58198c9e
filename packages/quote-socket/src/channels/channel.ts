import { checkLimit, type QuoteSocketError } from '../quoteSocketError.ts';
import { report } from '../quoteEvents.ts';
import type { QuoteSocket } from '../quoteSocket.ts';
import { completeTiming, type QuoteTiming } from '../connection/quoteTiming.ts';
import { createAttachedChannel } from './attachedChannel.ts';
import type { ChannelCodec } from './channelCodec.ts';
import type { ChannelSnapshot, ChannelUpdate } from './channelSnapshot.ts';

export interface Channel<State, Event = unknown> {
  /**
   * Calls `listener` when the topic's state, staleness or error changes, at most once per `timing.flushMs`. If there
   * is a state already, also calls it in a microtask. Returns a function that unsubscribes. The server gets the
   * unsubscribe message after `timing.lingerMs`.
   */
  subscribe(topic: string, listener: (update: ChannelUpdate<State, Event>) => void): () => void;
  /** Returns the topic's snapshot as of the last call of its listeners: the same object until it changes. */
  getSnapshot(topic: string): ChannelSnapshot<State>;
  /** Unsubscribes from all topics, and removes timers and listeners. `subscribe` then does nothing. */
  dispose(): void;
}

/** The part of a socket that a channel uses. All sockets have it: also pools, and those that tabs share. */
export type ChannelSocket = Pick<QuoteSocket, 'attachChannel'>;

export interface ChannelOptions {
  /**
   * With `latest`, listeners get the latest state. With `all`, they also get each event since their last call, such as
   * each trade. Default: `latest`.
   */
  backpressure?: 'latest' | 'all';
  /** Called with each error. Default: those with a `cause` are passed to `reportError`, or to the console. */
  onError?: (error: QuoteSocketError) => void;
  /**
   * Overrides durations of `defaultTiming`, in ms. `staleMs` is `Infinity` by default, because many topics are silent
   * while nothing changes. `backoffBaseMs` and `refusalCapMs` are for gaps, refusals and failed loads, and `stableMs`
   * is the time without them after which the backoff is reset.
   */
  timing?: Partial<QuoteTiming>;
}

/**
 * Creates a channel: topics other than quotes on the connection of a quote socket, such as order
 * books, trades, candles, or the orders of the user. Create one channel per kind of topic and
 * socket, outside of components. It uses the socket's `clock` and `random`.
 *
 * Subscriptions are counted per topic, sent together, and sent again on each new connection.
 *
 * On a pool, each topic counts as a symbol of its connection. On a socket that tabs share, one tab
 * subscribes and reduces for all, so create the channel in every tab, beside the socket, with the
 * same codec and options. States and events are sent between tabs, so they must be plain data
 * (structured clone).
 *
 * @throws {QuoteSocketError} `badTiming` or `badLimit`
 */
export function createChannel<State, Event>(
  socket: ChannelSocket,
  codec: ChannelCodec<State, Event>,
  { backpressure = 'latest', onError = reportCause, timing = {} }: ChannelOptions = {},
): Channel<State, Event> {
  checkLimit('codec.batchSize', codec.batchSize);
  const options = {
    codec,
    keepsEvents: backpressure === 'all',
    onError,
    timing: completeTiming(
      { ...timing, staleMs: timing.staleMs ?? Infinity },
      // A channel does not check the connection.
      { hasPing: false },
    ),
  };
  return socket.attachChannel<State, Event>(codec.name, (port) =>
    createAttachedChannel({ ...options, port }),
  );
}

function reportCause(error: QuoteSocketError) {
  if (error.cause) report(error);
}
