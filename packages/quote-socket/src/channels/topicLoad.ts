import { QuoteSocketError } from '../quoteSocketError.ts';
import type { ChannelCodec } from './channelCodec.ts';

/** A codec whose states can be loaded. */
type LoadingCodec<State, Event> = Required<Pick<ChannelCodec<State, Event>, 'load'>>;

interface TopicLoadOptions<State, Event> {
  topic: string;
  codec: LoadingCodec<State, Event>;
  /** Called with the state and the events that arrived since the load started, oldest first. */
  onLoad: (state: State, events: readonly Event[]) => void;
  onFailure: (error: QuoteSocketError) => void;
}

/** Loads the state of a topic, and keeps the events that arrive meanwhile. */
interface TopicLoad<Event> {
  start(): void;
  /** Keeps an event for `onLoad`. The load fails if too many events wait. */
  keep(event: Event): void;
  /** Aborts the pending load, if any. Neither callback is called for it afterwards. */
  cancel(): void;
}

/** Maximum number of events that wait for the state to load. With more, the load counts as failed. */
const maxWaiting = 10_000;

export function hasLoad<State, Event>(
  codec: Pick<ChannelCodec<State, Event>, 'load'>,
): codec is LoadingCodec<State, Event> {
  return codec.load !== undefined;
}

export function createTopicLoad<State, Event>({
  topic,
  codec,
  onLoad,
  onFailure,
}: TopicLoadOptions<State, Event>): TopicLoad<Event> {
  let pending: { readonly aborter: AbortController; readonly events: Event[] } | undefined;

  function fail(message: string, cause?: unknown) {
    onFailure(new QuoteSocketError('load', message, { symbol: topic, cause }));
  }

  async function load({ aborter: { signal }, events }: NonNullable<typeof pending>) {
    let state: State;
    try {
      state = await codec.load(topic, signal);
    } catch (cause) {
      if (signal.aborted) return;
      return fail(`Loading "${topic}" failed: check the cause; it is loaded again`, cause);
    }
    if (signal.aborted) return;
    pending = undefined;
    onLoad(state, events);
  }

  return {
    start() {
      pending = { aborter: new AbortController(), events: [] };
      void load(pending);
    },
    keep(event) {
      if (!pending) return;
      pending.events.push(event);
      if (pending.events.length > maxWaiting) {
        fail(`Loading "${topic}" took too long: ${maxWaiting} events are waiting`);
      }
    },
    cancel() {
      pending?.aborter.abort();
      pending = undefined;
    },
  };
}
