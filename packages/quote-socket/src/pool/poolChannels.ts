import type { AttachChannel, AttachedChannel, ChannelPort } from '../channelPort.ts';
import type { Channel } from '../channels/channel.ts';
import { unknownSnapshot } from '../channels/channelSnapshot.ts';
import type { LinkedSocket } from '../linkedSocket.ts';

/** One connection of a pool. */
export interface PoolMember {
  readonly socket: LinkedSocket;
  /**
   * Symbols, and topics of channels, that the connection may be subscribed to: also those that linger without
   * listeners.
   */
  readonly symbols: Set<string>;
  leave(): void;
}

/**
 * Attaches channels to a pool: a channel per connection that has topics of it.
 *
 * @param memberFor - returns the connection that has a place for a topic, or gives it one
 * @param release - frees this place
 */
export function createPoolChannels(
  memberFor: (place: string) => PoolMember,
  release: (place: string) => void,
): AttachChannel {
  let count = 0;

  return <State, Event>(
    _name: string,
    create: (port: ChannelPort) => AttachedChannel<State, Event>,
  ): Channel<State, Event> => {
    count += 1;
    // A number, because two channels may have the same name. A symbol has no spaces, so it is not the place of a topic.
    const prefix = `${count} `;
    const channels = new Map<PoolMember, Channel<State, Event>>();
    /** The connection of each topic. */
    const members = new Map<string, PoolMember>();
    let isDisposed = false;

    function channelOf(member: PoolMember): Channel<State, Event> {
      const known = channels.get(member);
      if (known) return known;
      const port: ChannelPort = {
        ...member.socket.channelPort,
        forget(topic) {
          members.delete(topic);
          release(prefix + topic);
          if ([...members.values()].includes(member)) return;
          channels.get(member)?.dispose();
          channels.delete(member);
        },
      };
      const channel = create(port);
      channels.set(member, channel);
      return channel;
    }

    return {
      subscribe(topic, listener) {
        if (isDisposed) return () => undefined;
        const member = members.get(topic) ?? memberFor(prefix + topic);
        members.set(topic, member);
        return channelOf(member).subscribe(topic, listener);
      },
      getSnapshot(topic) {
        const member = members.get(topic);
        return member ? channelOf(member).getSnapshot(topic) : unknownSnapshot;
      },
      dispose() {
        isDisposed = true;
        for (const channel of [...channels.values()]) channel.dispose();
      },
    };
  };
}
