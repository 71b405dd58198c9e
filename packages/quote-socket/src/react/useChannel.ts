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
 * Returns the selected part of the topic's state as `state`. The component renders again only when
 * that part, the staleness or the error changes. Parts are compared with `Object.is`; pass `equal`
 * if `select` returns a new object each time. Both functions may be inline functions.
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
  const selectPart = ({ state }: ChannelSnapshot<State>) =>
    state === undefined ? undefined : select?.(state);
  const equalParts = (a: Part | undefined, b: Part | undefined) =>
    a === b || (a !== undefined && b !== undefined && equal(a, b));
  // Selected separately, so that the part stays the same object when only the others change.
  const part = useSelected(select && channel, topic, selectPart, equalParts);
  const snapshot =
    useSelected(channel, topic, select && withoutState, equalStatus) ?? unknownSnapshot;
  return select ? { ...snapshot, state: part as Part | undefined } : snapshot;
}

function withoutState({ isStale, error }: ChannelSnapshot<unknown>): ChannelSnapshot<never> {
  return { isStale, error, state: undefined };
}

function equalStatus(a: ChannelSnapshot<unknown>, b: ChannelSnapshot<unknown>): boolean {
  return a.isStale === b.isStale && a.error === b.error;
}
