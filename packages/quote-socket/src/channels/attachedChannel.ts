import type { AttachedChannel, ChannelPort } from '../channelPort.ts';
import { maxTimerMs } from '../clock.ts';
import { callAll, report } from '../quoteEvents.ts';
import { QuoteSocketError } from '../quoteSocketError.ts';
import { createReadFaults } from '../readFaults.ts';
import type { QuoteTiming } from '../connection/quoteTiming.ts';
import type { ChannelCodec, ChannelEvent, ChannelRefusal } from './channelCodec.ts';
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
  const readFaults = createReadFaults(onError);
  const lingerTimers = new Map<Topic<State, Event>, unknown>();
  let flushTimer: unknown;
  let isDisposed = false;

  const stopFrames = port.onFrame(readFrame);
  const stopStatus = port.onStatus(({ phase }) => {
    if (phase === 'open') {
      readFaults.restart();
      requests.sync();
    } else {
      requests.reset();
      for (const topic of topics.values()) topic.disconnect(phase === 'stopped');
    }
  });

  function readFrame(frame: string): boolean {
    const items = itemsOf(frame);
    for (const item of items) acceptItem(item);
    return items.length > 0;
  }

  function itemsOf(frame: string) {
    try {
      return codec.read(frame) ?? [];
    } catch (cause) {
      readFaults.report(cause, frame);
      return [];
    }
  }

  function acceptItem(item: ChannelEvent<Event> | ChannelRefusal) {
    const topic = topics.get(item.topic);
    // A message that the channel has not sent, or no longer needs, is of no interest.
    const isRequested = topic !== undefined && requests.has(topic);
    if ('event' in item) {
      if (isRequested) topic.accept(item.event);
    } else if (isRequested) {
      requests.refuse(topic);
      topic.refuse(item);
    } else if (item.topic === '') {
      refuseMessage(item.refusal);
    }
  }

  function refuseMessage(refusal: string) {
    const message = `Rejected a message: ${refusal}`;
    const error = new QuoteSocketError('refused', message, { symbol: '', cause: refusal });
    port.sendToOtherTabs(error);
    onError(error);
  }

  function onError(error: QuoteSocketError) {
    const topic = topics.get(error.symbol ?? '');
    const isOthers = topic && topic.served.size > 0 && topic.listeners.size === 0;
    if (!isOthers) callAll(new Set([errorListener]), error, report);
  }

  function onThrow(cause: unknown) {
    onError(new QuoteSocketError('listener', 'A listener threw', { cause }));
  }

  /** @param kind - whether the listener is one of this page, or of another tab */
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
    // Last, because a listener that `show` calls can unsubscribe.
    keepOpen(topic);
    if (port.phase() === 'idle') port.connect();
    queueMicrotask(() => {
      if (isCalled || !listeners.has(wrapped)) return;
      const { snapshot } = topic;
      // Other tabs also get an error of a topic without a state.
      const isKnown =
        kind === 'served' ? snapshot !== unknownSnapshot : snapshot.state !== undefined;
      if (isKnown) callAll(new Set([wrapped]), { ...snapshot, events: [] }, onThrow);
    });
    return () => {
      if (listeners.delete(wrapped) && !topic.isUsed) closeLater(topic);
    };
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

  function flush() {
    flushTimer = undefined;
    for (const topic of topics.values()) topic.show(onThrow);
  }

  /** Closes a topic that is not used again within `lingerMs`. */
  function closeLater(topic: Topic<State, Event>) {
    const close = () => {
      lingerTimers.delete(topic);
      topics.delete(topic.name);
      topic.close();
      requests.sync();
      port.forget(topic.name);
    };
    lingerTimers.set(topic, clock.setTimeout(close, Math.min(timing.lingerMs, maxTimerMs)));
  }

  function keepOpen(topic: Topic<State, Event>) {
    clock.clearTimeout(lingerTimers.get(topic));
    lingerTimers.delete(topic);
  }

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
