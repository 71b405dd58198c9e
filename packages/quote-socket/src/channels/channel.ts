import { systemClock, type Clock } from '../clock.ts';
import { completeTiming, maxTimerMs, type QuoteTiming } from '../quoteTiming.ts';
import { callAll } from '../callAll.ts';
import { report } from '../quoteEvents.ts';
import type { DirectQuoteSocket } from '../quoteSocket.ts';
import { QuoteSocketError } from '../quoteSocketError.ts';
import type { ChannelCodec } from './channelCodec.ts';
import { unknownSnapshot, type ChannelSnapshot, type ChannelUpdate } from './channelSnapshot.ts';
import { createTopic, type Topic } from './topic.ts';

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

/** What a channel needs of a socket. Sockets of `createQuoteSocket` have it; those that tabs share do not. */
export type ChannelSocket = Pick<
  DirectQuoteSocket,
  'phase' | 'on' | 'onFrame' | 'send' | 'connect'
>;

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
  clock?: Clock;
  /** Returns a number from 0 up to, but not including, 1, for the backoff jitter. Default: `Math.random`. */
  random?: () => number;
}

/**
 * Creates a channel: topics other than quotes on the connection of a quote socket, such as order books, trades,
 * candles, or the orders of the user. Create one channel per kind of topic and socket, outside of components.
 *
 * Subscriptions are counted per topic, sent together, and sent again on each new connection.
 *
 * @throws {QuoteSocketError} `badTiming`
 */
export function createChannel<State, Event>(
  socket: ChannelSocket,
  codec: ChannelCodec<State, Event>,
  {
    backpressure = 'latest',
    onError: errorListener = reportCause,
    timing: overrides = {},
    clock = systemClock,
    random = Math.random,
  }: ChannelOptions = {},
): Channel<State, Event> {
  const timing = completeTiming({ ...overrides, staleMs: overrides.staleMs ?? Infinity });
  const topics = new Map<string, Topic<State, Event>>();
  /** Topics that this connection was asked for, except those that ended with a refusal or a gap. */
  const sent = new Set<Topic<State, Event>>();
  const lingerTimers = new Map<Topic<State, Event>, unknown>();
  let syncTimer: unknown;
  let flushTimer: unknown;
  let isDisposed = false;

  function onError(error: QuoteSocketError) {
    callAll(new Set([errorListener]), error, report);
  }

  function request(name: 'subscribe' | 'unsubscribe', names: readonly string[]) {
    const size = codec.batchSize ?? names.length;
    for (let at = 0; at < names.length; at += size) {
      try {
        const messages = [codec[name](names.slice(at, at + size))].flat();
        for (const message of messages) socket.send(message);
      } catch (cause) {
        onError(new QuoteSocketError('codec', `codec.${name} threw: check the cause`, { cause }));
      }
    }
  }

  /** Makes the subscriptions of the server equal to the local ones. */
  function sync() {
    clock.clearTimeout(syncTimer);
    syncTimer = undefined;
    if (socket.phase !== 'open') return;
    const removed = [...sent].filter((topic) => topics.get(topic.name) !== topic);
    const added = [...topics.values()].filter((topic) => !sent.has(topic) && !topic.isBlocked);
    for (const topic of removed) sent.delete(topic);
    for (const topic of added) sent.add(topic);
    request('unsubscribe', removed.map(nameOf));
    request('subscribe', added.map(nameOf));
    for (const topic of added) if (sent.has(topic)) topic.start();
  }

  function flush() {
    flushTimer = undefined;
    for (const topic of topics.values()) topic.show(onThrow);
  }

  function onThrow(cause: unknown) {
    onError(new QuoteSocketError('listener', 'A listener threw', { cause }));
  }

  function open(name: string): Topic<State, Event> {
    const topic: Topic<State, Event> = createTopic<State, Event>({
      name,
      codec,
      keepsEvents: backpressure === 'all',
      clock,
      random,
      timing,
      onDirty() {
        flushTimer ??= clock.setTimeout(flush, timing.flushMs);
      },
      onGap() {
        sent.delete(topic);
        request('unsubscribe', [name]);
      },
      onRetry: sync,
      onError,
    });
    topics.set(name, topic);
    syncTimer ??= clock.setTimeout(sync, 0);
    return topic;
  }

  /** Closes a topic that was not used for `lingerMs`. */
  function close(topic: Topic<State, Event>) {
    topics.delete(topic.name);
    topic.close();
    sync();
  }

  const stopFrames = socket.onFrame((frame) => {
    let items: ReturnType<typeof codec.read>;
    try {
      items = codec.read(frame);
    } catch {
      return false;
    }
    for (const item of items ?? []) {
      const topic = topics.get(item.topic);
      // A message that the channel has not sent, or no longer needs, is of no interest.
      if (topic && sent.has(topic)) {
        if ('event' in item) topic.accept(item.event);
        else if (sent.delete(topic)) topic.refuse(item);
      } else if ('refusal' in item && item.topic === '') {
        const message = `Rejected a message: ${item.refusal}`;
        onError(new QuoteSocketError('refused', message, { symbol: '', cause: item.refusal }));
      }
    }
    return items !== undefined;
  });

  const stopStatus = socket.on('status', ({ phase }) => {
    if (phase === 'open') return sync();
    sent.clear();
    for (const topic of topics.values()) topic.disconnect(phase === 'stopped');
  });

  return {
    subscribe(name, onUpdate) {
      if (isDisposed) return () => undefined;
      const topic = topics.get(name) ?? open(name);
      // The new listener gets only later events.
      topic.show(onThrow);
      let isCalled = false;
      const wrapped = (update: ChannelUpdate<State, Event>) => {
        isCalled = true;
        onUpdate(update);
      };
      topic.listeners.add(wrapped);
      clock.clearTimeout(lingerTimers.get(topic));
      lingerTimers.delete(topic);
      if (socket.phase === 'idle') socket.connect();
      queueMicrotask(() => {
        const { snapshot, listeners } = topic;
        if (isCalled || snapshot.state === undefined || !listeners.has(wrapped)) return;
        callAll(new Set([wrapped]), { ...snapshot, events: [] }, onThrow);
      });
      return () => {
        if (!topic.listeners.delete(wrapped) || topic.listeners.size > 0) return;
        const timer = clock.setTimeout(
          () => {
            lingerTimers.delete(topic);
            close(topic);
          },
          Math.min(timing.lingerMs, maxTimerMs),
        );
        lingerTimers.set(topic, timer);
      };
    },

    getSnapshot: (name) => topics.get(name)?.snapshot ?? unknownSnapshot,

    dispose() {
      if (isDisposed) return;
      isDisposed = true;
      stopFrames();
      stopStatus();
      for (const topic of topics.values()) topic.close();
      topics.clear();
      sync();
      for (const timer of [...lingerTimers.values(), flushTimer]) clock.clearTimeout(timer);
    },
  };
}

function reportCause(error: QuoteSocketError) {
  if (error.cause) report(error);
}

function nameOf({ name }: { name: string }): string {
  return name;
}
