import type { AttachedChannel } from '../channelPort.ts';
import { unknownSnapshot, type ChannelUpdate } from '../channels/channelSnapshot.ts';
import { QuoteSocketError } from '../quoteSocketError.ts';
import { plainError } from './plainError.ts';
import type { TopicUpdate } from './tabMessage.ts';

export interface ServedTopicsOptions {
  /** Returns this tab's channel of a name, if it has one. */
  channelOf: (name: string) => AttachedChannel<unknown, unknown> | undefined;
  /** Sends updates to one tab, or to all. */
  sendTopics: (updates: readonly TopicUpdate[], to?: string) => void;
}

/** A topic that other tabs use. */
interface ServedTopic {
  readonly tabs: Set<string>;
  /** Undefined if this tab does not have the channel. */
  stop: (() => void) | undefined;
}

export interface ServedTopics {
  /** Makes these topics of a channel those that the tab uses. */
  set(tab: string, channel: string, topics: readonly string[]): void;
  /** Call when this tab has another channel of this name, or none. */
  change(channel: string): void;
  /** Sends an error without a topic to the other tabs. */
  sendError(channel: string, error: QuoteSocketError): void;
  /** Call when a tab has gone. */
  drop(tab: string): void;
}

/** Runs in the leader. Subscribes its channels to the topics of the other tabs, and sends them the states. */
export function createServedTopics({ channelOf, sendTopics }: ServedTopicsOptions): ServedTopics {
  /** By channel, then by topic. */
  const served = new Map<string, Map<string, ServedTopic>>();
  /** Updates to send in a microtask: all of a flush together. */
  let waiting: TopicUpdate[] = [];

  function send(update: TopicUpdate) {
    if (waiting.length === 0) {
      queueMicrotask(() => {
        const updates = waiting;
        waiting = [];
        sendTopics(updates);
      });
    }
    waiting.push(update);
  }

  function start(name: string, topic: string) {
    const channel = channelOf(name);
    if (!channel) send(withoutChannel(name, topic));
    return channel?.serve(topic, (update) => {
      send(updateOf(name, topic, update));
    });
  }

  /** Returns this tab's state of the topic, unless it is sent to all tabs in a microtask. */
  function add(tab: string, name: string, topic: string): TopicUpdate | undefined {
    const topics = served.get(name) ?? new Map<string, ServedTopic>();
    served.set(name, topics);
    const known = topics.get(topic);
    if (!known) {
      topics.set(topic, { tabs: new Set([tab]), stop: start(name, topic) });
      return undefined;
    }
    known.tabs.add(tab);
    const channel = channelOf(name);
    if (!channel) return withoutChannel(name, topic);
    const snapshot = channel.getSnapshot(topic);
    return snapshot === unknownSnapshot
      ? undefined
      : updateOf(name, topic, { ...snapshot, events: [] });
  }

  function remove(tab: string, name: string, topic: string) {
    const entry = served.get(name)?.get(topic);
    if (!entry?.tabs.delete(tab) || entry.tabs.size > 0) return;
    served.get(name)?.delete(topic);
    entry.stop?.();
  }

  return {
    set(tab, name, topics) {
      const former = [...(served.get(name) ?? [])].filter(([, { tabs }]) => tabs.has(tab));
      const names = new Set(former.map(([topic]) => topic));
      const added = topics.filter((topic) => !names.has(topic));
      const known = added.map((topic) => add(tab, name, topic));
      const updates = known.filter((update) => update !== undefined);
      if (updates.length > 0) sendTopics(updates, tab);
      for (const topic of names) if (!topics.includes(topic)) remove(tab, name, topic);
    },

    change(name) {
      for (const [topic, entry] of served.get(name) ?? []) {
        entry.stop?.();
        entry.stop = start(name, topic);
      }
    },

    sendError(name, error) {
      send(updateOf(name, '', { ...unknownSnapshot, error, events: [] }));
    },

    drop(tab) {
      for (const [name, topics] of served) {
        for (const topic of [...topics.keys()]) remove(tab, name, topic);
      }
    },
  };
}

function updateOf(
  channel: string,
  topic: string,
  { error, ...update }: ChannelUpdate<unknown, unknown>,
): TopicUpdate {
  return { channel, topic, ...update, error: error && plainError(error) };
}

function withoutChannel(name: string, symbol: string): TopicUpdate {
  const message = `The tab that holds the connection has no channel "${name}": create it in every tab, beside the socket`;
  const error = new QuoteSocketError('noChannel', message, { symbol });
  return updateOf(name, symbol, { ...unknownSnapshot, error, events: [] });
}
