import type { Channel } from '../channels/channel.ts';
import { unknownSnapshot, type ChannelSnapshot } from '../channels/channelSnapshot.ts';
import { useSelected } from './useSelected.ts';

type ShownChannel<State> = Pick<Channel<State>, 'subscribe' | 'getSnapshot'>;

/**
 * Returns the state of a channel's topic, whether it is stale, and its last error. The state is `undefined` until it
 * is known, without a channel or topic, and on the server.
 */
export function useChannel<State>(
  channel: ShownChannel<State> | undefined,
  topic: string | undefined,
): ChannelSnapshot<State>;
/**
 * Returns the selected part of the topic's state as `state`. The component renders again only when that part, the
 * staleness or the error changes. Parts are compared with `Object.is`; pass `equal` if `select` returns a new object each
 * time. Both functions may be inline functions.
 */
export function useChannel<State, Part>(
  channel: ShownChannel<State> | undefined,
  topic: string | undefined,
  select: (state: State) => Part,
  equal?: (a: Part, b: Part) => boolean,
): ChannelSnapshot<Part>;
export function useChannel<State, Part>(
  channel: ShownChannel<State> | undefined,
  topic: string | undefined,
  select?: (state: State) => Part,
  equal: (a: Part, b: Part) => boolean = Object.is,
): ChannelSnapshot<State | Part> {
  // Selected separately, so that the part stays the same object when only the others change.
  const state = useSelected<ChannelSnapshot<State>, Part | undefined>(
    select && channel,
    topic,
    ({ state: whole }) => (whole === undefined ? undefined : select?.(whole)),
    (a, b) => a === b || (a !== undefined && b !== undefined && equal(a, b)),
  ) as Part | undefined;
  const snapshot =
    useSelected(
      channel,
      topic,
      select &&
        (({ isStale, error }: ChannelSnapshot<State>) => ({ isStale, error, state: undefined })),
      (a, b) => a.isStale === b.isStale && a.error === b.error,
    ) ?? unknownSnapshot;
  return select ? { ...snapshot, state } : snapshot;
}
