import type { AttachChannel, AttachedChannel, ChannelPort } from '../channelPort.ts';
import type { Channel } from '../channels/channel.ts';
import { errorOf } from './plainError.ts';
import type { ServedTopics } from './servedTopics.ts';
import type { TabRequest, TopicUpdate } from './tabMessage.ts';

interface SharedChannelsOptions {
  port: ChannelPort;
  /** Returns the topics that this tab serves to others, if it is the leader of a group. */
  served: () => ServedTopics | undefined;
  isLeading: () => boolean;
  /** Sends a request to the leader. */
  post: (request: TabRequest) => void;
}

/** The channels of this tab. In the leader, they use its connection. In the other tabs, they show its states. */
export function createSharedChannels({ port, served, isLeading, post }: SharedChannelsOptions) {
  interface Attachment {
    readonly name: string;
    readonly channel: AttachedChannel<unknown, unknown>;
    topics: readonly string[];
  }
  const attachments = new Set<Attachment>();

  const named = (name: string) => [...attachments].filter((each) => each.name === name);

  const attachChannel: AttachChannel = <State, Event>(
    name: string,
    create: (port: ChannelPort) => AttachedChannel<State, Event>,
  ): Channel<State, Event> => {
    const ownPort: ChannelPort = {
      ...port,
      requestFromLeader(topics) {
        if (isLeading()) return false;
        attachment.topics = topics;
        // The leader has one list per tab and name. A page may have two channels with a name,
        // such as while it replaces one.
        const all = new Set(named(name).flatMap((each) => each.topics));
        post({ type: 'topics', channel: name, topics: [...all] });
        return true;
      },
      sendToOtherTabs: (error) => served()?.sendError(name, error),
    };
    const channel = create(ownPort);
    const attachment: Attachment = {
      name,
      channel,
      topics: [],
    };
    attachments.add(attachment);
    served()?.change(name);
    return {
      subscribe: channel.subscribe,
      getSnapshot: channel.getSnapshot,
      dispose() {
        channel.dispose();
        if (attachments.delete(attachment)) served()?.change(name);
      },
    };
  };

  return {
    attachChannel,
    /** Returns the newest channel of a name, if there is one. */
    channelOf: (name: string) => named(name).at(-1)?.channel,
    /** Shows states of the leader. */
    adopt(updates: readonly TopicUpdate[]) {
      for (const { channel: name, topic, error, ...update } of updates) {
        for (const { channel } of named(name)) {
          channel.adopt(topic, { ...update, error: error && errorOf(error) });
        }
      }
    },
  };
}
