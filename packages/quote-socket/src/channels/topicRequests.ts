import type { ChannelPort } from '../channelPort.ts';
import { QuoteSocketError } from '../quoteSocketError.ts';
import type { ChannelCodec } from './channelCodec.ts';
import type { Topic } from './topic.ts';

interface TopicRequestsOptions<State, Event> {
  port: ChannelPort;
  codec: ChannelCodec<State, Event>;
  /** The topics that the channel needs, by name. */
  topics: ReadonlyMap<string, Topic<State, Event>>;
  onError: (error: QuoteSocketError) => void;
}

/** Keeps the topics that the server sends equal to those that the channel needs. */
export function createTopicRequests<State, Event>({
  port,
  codec,
  topics,
  onError,
}: TopicRequestsOptions<State, Event>) {
  /** Topics that this connection was asked for, except those that ended with a refusal or a gap. */
  const sent = new Set<Topic<State, Event>>();
  let timer: unknown;

  function request(
    name: 'subscribe' | 'unsubscribe',
    names: readonly string[],
    onSend?: (batch: readonly string[]) => void,
  ) {
    const size = codec.batchSize ?? names.length;
    for (let at = 0; at < names.length; at += size) {
      const batch = names.slice(at, at + size);
      port.request(() => {
        const messages = messagesOf(name, batch);
        onSend?.(batch);
        return messages;
      });
    }
  }

  function messagesOf(name: 'subscribe' | 'unsubscribe', batch: readonly string[]): unknown[] {
    try {
      return [codec[name](batch)].flat();
    } catch (cause) {
      onError(new QuoteSocketError('codec', `codec.${name} threw: check the cause`, { cause }));
      return [];
    }
  }

  function sync() {
    port.clock.clearTimeout(timer);
    timer = undefined;
    if (port.phase() !== 'open' || port.requestFromLeader([...topics.keys()])) return;
    const removed = [...sent].filter((topic) => topics.get(topic.name) !== topic);
    const added = [...topics.values()].filter((topic) => !sent.has(topic) && !topic.isBlocked);
    for (const topic of removed) sent.delete(topic);
    for (const topic of added) sent.add(topic);
    request('unsubscribe', removed.map(nameOf));
    request('subscribe', added.map(nameOf), (batch) => {
      for (const topic of added) if (batch.includes(topic.name) && sent.has(topic)) topic.start();
    });
  }

  return {
    sync,
    /** Calls `sync` in the next task, so that all changes of a task are sent together. */
    schedule() {
      timer ??= port.clock.setTimeout(sync, 0);
    },
    /** Whether the server was asked for the topic, and may send events of it. */
    has: (topic: Topic<State, Event>) => sent.has(topic),
    /** Call when the server refused the topic. */
    refuse(topic: Topic<State, Event>) {
      sent.delete(topic);
    },
    /** Ends a topic, which `sync` then subscribes again. */
    end(topic: Topic<State, Event>) {
      sent.delete(topic);
      request('unsubscribe', [topic.name]);
    },
    /** Call when the connection ended. */
    reset() {
      sent.clear();
    },
  };
}

function nameOf({ name }: { name: string }): string {
  return name;
}
