import type { Clock } from '../clock.ts';
import type { QuoteTiming } from '../connection/quoteTiming.ts';
import { callAll } from '../quoteEvents.ts';
import { QuoteSocketError } from '../quoteSocketError.ts';
import { ChannelGap, type ChannelCodec, type ChannelRefusal } from './channelCodec.ts';
import { unknownSnapshot, type ChannelSnapshot, type ChannelUpdate } from './channelSnapshot.ts';
import { createSilenceTimer } from './silenceTimer.ts';
import { createTopicRetry } from './topicRetry.ts';

interface TopicOptions<State, Event> {
  name: string;
  codec: Pick<ChannelCodec<State, Event>, 'reduce' | 'load'>;
  /** Whether listeners get each event. */
  keepsEvents: boolean;
  clock: Clock;
  random: () => number;
  timing: QuoteTiming;
  /** Called when there is something to show. */
  onDirty: () => void;
  /** Called after a gap. The server has to send a new snapshot, after `onRetry`. */
  onGap: () => void;
  /** Called when the topic may be subscribed again. */
  onRetry: () => void;
  onError: (error: QuoteSocketError) => void;
}

export type Topic<State, Event> = ReturnType<typeof createTopic<State, Event>>;

/** Maximum number of events that wait for the state to load. With more, the load counts as failed. */
const maxWaiting = 10_000;

/** State of one topic: reduces its events, and gets a new state after a gap. */
export function createTopic<State, Event>({
  name,
  codec,
  keepsEvents,
  clock,
  random,
  timing,
  onDirty,
  onGap,
  onRetry,
  onError,
}: TopicOptions<State, Event>) {
  /** Listeners of this page. */
  const listeners = new Set<(update: ChannelUpdate<State, Event>) => void>();
  /** Listeners of other tabs. */
  const served = new Set<(update: ChannelUpdate<State, Event>) => void>();
  let snapshot: ChannelSnapshot<State> = unknownSnapshot;
  /** The newest snapshot, which the next call of `show` shows. */
  let latest = snapshot;
  /** Events since the last call of `show`. */
  let events: Event[] = [];
  /** Whether the next event continues `latest.state`. */
  let isContinuous = false;
  /** The pending load, and the events that arrived since it started. */
  let loading: { readonly aborter: AbortController; readonly events: Event[] } | undefined;
  /** Whether the server would refuse the topic again. */
  let isRefusedForever = false;
  const retries = createTopicRetry({ clock, random, timing });
  const silence = createSilenceTimer({
    clock,
    staleMs: timing.staleMs,
    onSilence() {
      change({ isStale: true });
    },
  });

  function change(next: Partial<ChannelSnapshot<State>>) {
    latest = { ...latest, ...next };
    onDirty();
  }

  function setState(state: State) {
    if (!isContinuous) retries.start();
    isContinuous = true;
    const { state: former, isStale, error } = latest;
    if (state !== former || isStale || error || events.length > 0) {
      change({ state, isStale: false, error: undefined });
    }
    silence.start();
  }

  /** From now on, events do not continue the state. */
  function interrupt() {
    loading?.aborter.abort();
    loading = undefined;
    isContinuous = false;
    silence.stop();
    retries.stop();
    if (!latest.isStale) change({ isStale: true });
  }

  function fail(error: QuoteSocketError, retry?: () => void) {
    retries.countFailure();
    interrupt();
    change({ error });
    if (retry) retries.schedule(retry);
    // Called last, because it may dispose the channel.
    onError(error);
  }

  async function load() {
    if (!codec.load) return;
    const pending = { aborter: new AbortController(), events: [] as Event[] };
    loading = pending;
    const { signal } = pending.aborter;
    let state: State;
    try {
      state = await codec.load(name, signal);
    } catch (cause) {
      if (signal.aborted) return;
      const message = `Loading "${name}" failed: check the cause; it is loaded again`;
      return fail(new QuoteSocketError('load', message, { symbol: name, cause }), startLoad);
    }
    if (signal.aborted) return;
    loading = undefined;
    silence.received();
    setState(state);
    for (const event of pending.events) {
      // A gap leaves the later events without a state to continue.
      if (!isContinuous) return;
      reduce(event);
    }
  }

  function startLoad() {
    void load();
  }

  function reduce(event: Event) {
    // If there is a `load`, only its result is a first state.
    if (codec.load && !isContinuous) return;
    let state: State | ChannelGap | undefined;
    try {
      state = codec.reduce(isContinuous ? latest.state : undefined, event);
    } catch (cause) {
      const message = `codec.reduce threw for "${name}": check the cause`;
      return failReduce(new QuoteSocketError('codec', message, { symbol: name, cause }));
    }
    if (state !== undefined && !(state instanceof ChannelGap)) {
      if (keepsEvents) events.push(event);
      setState(state);
    } else if (isContinuous) {
      const reason = state instanceof ChannelGap ? state.reason : 'sequence';
      const message = `The state of "${name}" is wrong (${reason}): it gets a new one`;
      failReduce(new QuoteSocketError('gap', message, { symbol: name, reason }));
    }
  }

  function failReduce(error: QuoteSocketError) {
    if (!codec.load) onGap();
    fail(error, codec.load ? startLoad : onRetry);
  }

  return {
    name,
    listeners,
    served,
    get isUsed() {
      return listeners.size + served.size > 0;
    },
    get snapshot() {
      return snapshot;
    },
    /** Whether the topic may not be subscribed now: the server refused it, or sent events with a gap. */
    get isBlocked() {
      return isRefusedForever || retries.isPending;
    },

    /** Takes over the state of another tab, which has reduced the events. */
    adopt(update: ChannelUpdate<State, Event>) {
      const { state = latest.state, isStale, error } = update;
      if (keepsEvents) events.push(...update.events);
      change({ state, isStale, error });
    },

    /** Call when the server was asked for the topic. */
    start: startLoad,

    accept(event: Event) {
      silence.received();
      if (!loading) return reduce(event);
      if (loading.events.push(event) <= maxWaiting) return;
      const message = `Loading "${name}" took too long: ${maxWaiting} events are waiting`;
      fail(new QuoteSocketError('load', message, { symbol: name }), startLoad);
    },

    refuse({ refusal, retry = true }: ChannelRefusal) {
      isRefusedForever = !retry;
      const message = `Rejected "${name}": ${refusal}`;
      const error = new QuoteSocketError('refused', message, { symbol: name, cause: refusal });
      fail(error, retry ? onRetry : undefined);
    },

    /** Call when the connection ended. After a `stop` by the application, refused topics are tried again as well. */
    disconnect(isStopped: boolean) {
      if (isStopped) isRefusedForever = false;
      interrupt();
    },

    /** Calls the listeners if the snapshot has changed or there are events. */
    show(onThrow: (cause: unknown) => void) {
      if (latest === snapshot) return;
      snapshot = latest;
      const update = { ...snapshot, events };
      events = [];
      callAll(listeners, update, onThrow);
      callAll(served, update, onThrow);
    },

    /** Removes timers and listeners. */
    close() {
      interrupt();
      listeners.clear();
      served.clear();
    },
  };
}
