import type { AttachedChannel, ChannelPort } from '../channelPort.ts';
import { maxTimerMs } from '../clock.ts';
import { callAll, report } from '../quoteEvents.ts';
import { QuoteSocketError } from '../quoteSocketError.ts';
import { createReadFaults } from '../readFaults.ts';
import type { QuoteTiming } from '../connection/quoteTiming.ts';
import type { ChannelCodec } from './channelCodec.ts';
import { unknownSnapshot, type ChannelUpdate } from './channelSnapshot.ts';
import { createTopic, type Topic } from './topic.ts';
import { createTopicRequests } from './topicRequests.ts';

interface AttachedChannelOptions<State, Event> {
  port: ChannelPort;
  codec: ChannelCodec<State, Event>;
  /** Whether listeners get each event. */
  keepsEvents: boolean;
  onError: (error: QuoteSocketError) => void;
  timing: QuoteTiming;
}

/** A channel on one connection. */
export function createAttachedChannel<State, Event>({
  port,
  codec,
  keepsEvents,
  onError: errorListener,
  timing,
}: AttachedChannelOptions<State, Event>): AttachedChannel<State, Event> {
  type Listener = (update: ChannelUpdate<State, Event>) => void;
  const { clock, random } = port;
  const topics = new Map<string, Topic<State, Event>>();
  const requests = createTopicRequests({ port, codec, topics, onError });
  const lingerTimers = new Map<Topic<State, Event>, unknown>();
  let flushTimer: unknown;
  let isDisposed = false;

  function onError(error: QuoteSocketError) {
    const topic = topics.get(error.symbol ?? '');
    const isOthers = topic && topic.served.size > 0 && topic.listeners.size === 0;
    if (!isOthers) callAll(new Set([errorListener]), error, report);
  }

  function onThrow(cause: unknown) {
    onError(new QuoteSocketError('listener', 'A listener threw', { cause }));
  }

  function onRefusedMessage(refusal: string) {
    const message = `Rejected a message: ${refusal}`;
    const error = new QuoteSocketError('refused', message, { symbol: '', cause: refusal });
    port.tellOthers(error);
    onError(error);
  }

  function flush() {
    flushTimer = undefined;
    for (const topic of topics.values()) topic.show(onThrow);
  }

  function open(name: string): Topic<State, Event> {
    const topic: Topic<State, Event> = createTopic<State, Event>({
      name,
      codec,
      keepsEvents,
      clock,
      random,
      timing,
      onDirty() {
        flushTimer ??= clock.setTimeout(flush, timing.flushMs);
      },
      onGap() {
        requests.end(topic);
      },
      onRetry: requests.sync,
      onError,
    });
    topics.set(name, topic);
    requests.schedule();
    return topic;
  }

  /** Closes a topic that was not used for `lingerMs`. */
  function close(topic: Topic<State, Event>) {
    topics.delete(topic.name);
    topic.close();
    requests.sync();
    port.forget(topic.name);
  }

  function listen(name: string, onUpdate: Listener, kind: 'listeners' | 'served') {
    if (isDisposed) return () => undefined;
    const topic = topics.get(name) ?? open(name);
    // The new listener gets only later events.
    topic.show(onThrow);
    const listeners = topic[kind];
    let isCalled = false;
    const wrapped: Listener = (update) => {
      isCalled = true;
      onUpdate(update);
    };
    listeners.add(wrapped);
    clock.clearTimeout(lingerTimers.get(topic));
    lingerTimers.delete(topic);
    if (port.phase() === 'idle') port.connect();
    queueMicrotask(() => {
      const { snapshot } = topic;
      // Sends an error to the other tabs as well.
      const isKnown =
        kind === 'served' ? snapshot !== unknownSnapshot : snapshot.state !== undefined;
      if (isCalled || !isKnown || !listeners.has(wrapped)) return;
      callAll(new Set([wrapped]), { ...snapshot, events: [] }, onThrow);
    });
    return () => {
      if (!listeners.delete(wrapped) || topic.isUsed) return;
      const timer = clock.setTimeout(
        () => {
          lingerTimers.delete(topic);
          close(topic);
        },
        Math.min(timing.lingerMs, maxTimerMs),
      );
      lingerTimers.set(topic, timer);
    };
  }

  const readFaults = createReadFaults(onError);
  const stopFrames = port.onFrame((frame) => {
    let items: NonNullable<ReturnType<typeof codec.read>>;
    try {
      items = codec.read(frame) ?? [];
    } catch (cause) {
      readFaults.report(cause, frame);
      return false;
    }
    for (const item of items) {
      const topic = topics.get(item.topic);
      // A message that the channel has not sent, or no longer needs, is of no interest.
      if (topic && requests.has(topic)) {
        if ('event' in item) topic.accept(item.event);
        else {
          requests.refuse(topic);
          topic.refuse(item);
        }
      } else if ('refusal' in item && item.topic === '') onRefusedMessage(item.refusal);
    }
    return items.length > 0;
  });

  const stopStatus = port.onStatus(({ phase }) => {
    if (phase === 'open') {
      readFaults.restart();
      return requests.sync();
    }
    requests.reset();
    for (const topic of topics.values()) topic.disconnect(phase === 'stopped');
  });

  return {
    subscribe: (name, listener) => listen(name, listener, 'listeners'),
    serve: (name, listener) => listen(name, listener, 'served'),
    getSnapshot: (name) => topics.get(name)?.snapshot ?? unknownSnapshot,

    adopt(name, update) {
      const topic = topics.get(name);
      topic?.adopt(update);
      topic?.show(onThrow);
      if (update.error && (topic || name === '')) onError(update.error);
    },

    dispose() {
      if (isDisposed) return;
      isDisposed = true;
      stopFrames();
      stopStatus();
      const closed = [...topics.values()];
      topics.clear();
      requests.sync();
      for (const topic of closed) {
        topic.close();
        port.forget(topic.name);
      }
      for (const timer of [...lingerTimers.values(), flushTimer]) clock.clearTimeout(timer);
    },
  };
}
