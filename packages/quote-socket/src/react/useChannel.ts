import { useCallback, useSyncExternalStore } from 'react';
import type { Channel } from '../channels/channel.ts';
import { unknownSnapshot, type ChannelSnapshot } from '../channels/channelSnapshot.ts';

/**
 * Returns the state of a channel's topic, whether it is stale, and its last error. The state is `undefined` until it
 * is known, without a channel or topic, and on the server.
 */
export function useChannel<State>(
  channel: Pick<Channel<State>, 'subscribe' | 'getSnapshot'> | undefined,
  topic: string | undefined,
): ChannelSnapshot<State> {
  const subscribe = useCallback(
    (listener: () => void) => {
      if (!channel || topic === undefined) return () => undefined;
      return channel.subscribe(topic, listener);
    },
    [channel, topic],
  );
  return useSyncExternalStore(
    subscribe,
    () => (topic === undefined ? undefined : channel?.getSnapshot(topic)) ?? unknownSnapshot,
    () => unknownSnapshot,
  );
}
