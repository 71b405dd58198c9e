import type { Clock } from '../clock.ts';
import type { QuoteTiming } from '../connection/quoteTiming.ts';
import { callAll } from '../quoteEvents.ts';
import { QuoteSocketError } from '../quoteSocketError.ts';
import { ChannelGap, type ChannelCodec, type ChannelRefusal } from './channelCodec.ts';
import { unknownSnapshot, type ChannelSnapshot, type ChannelUpdate } from './channelSnapshot.ts';
import { createSilenceTimer } from './silenceTimer.ts';
import { createTopicLoad, hasLoad } from './topicLoad.ts';
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

type UpdateListener<State, Event> = (update: ChannelUpdate<State, Event>) => void;

export interface Topic<State, Event> {
  readonly name: string;
  /** Listeners of this page. */
  readonly listeners: Set<UpdateListener<State, Event>>;
  /** Listeners of other tabs. */
  readonly served: Set<UpdateListener<State, Event>>;
  readonly isUsed: boolean;
  /** The snapshot as of the last call of `show`. */
  readonly snapshot: ChannelSnapshot<State>;
  /** Whether the topic may not be subscribed now: the server refused it, or sent events with a gap. */
  readonly isBlocked: boolean;
  /** Takes over the state of another tab, which has reduced the events. */
  adopt(update: ChannelUpdate<State, Event>): void;
  /** Call when the server was asked for the topic. Starts the load. Does nothing if the codec has no `load`. */
  start(): void;
  /** Call with each event that the server sends. */
  accept(event: Event): void;
  /** Call when the server refused the topic. */
  refuse(refusal: ChannelRefusal): void;
  /** Call when the connection ended. After a `stop` by the application, refused topics are tried again as well. */
  disconnect(isStopped: boolean): void;
  /** Calls the listeners if the snapshot has changed or there are events. */
  show(onThrow: (cause: unknown) => void): void;
  /** Removes timers and listeners. */
  close(): void;
}

/**
 * Whether the next event continues the state, and if not, how the topic gets a new one.
 *
 * - `waiting`: for a connection, or for the first event. With `load`, `start` leads to `loading`. Without it, the first
 *   event leads to `current`.
 * - `loading`: events are kept until the state is loaded, which leads to `current`.
 * - `current`: events continue the state.
 * - `retrying`: after a gap, a refusal or a failed load. The end of the backoff leads to `loading` with `load`, and
 *   otherwise to `waiting`.
 * - `refused`: the server would refuse the topic again. Only a `stop` by the application leads to `waiting`.
 *
 * Any other phase also ends when the connection ends, which leads to `waiting`.
 */
type TopicPhase = 'waiting' | 'loading' | 'current' | 'retrying' | 'refused';

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
}: TopicOptions<State, Event>): Topic<State, Event> {
  const listeners = new Set<UpdateListener<State, Event>>();
  const served = new Set<UpdateListener<State, Event>>();
  let phase: TopicPhase = 'waiting';
  let snapshot: ChannelSnapshot<State> = unknownSnapshot;
  /** The newest snapshot, which the next call of `show` shows. */
  let latest = snapshot;
  /** Events since the last call of `show`. */
  let events: Event[] = [];
  const retries = createTopicRetry({ clock, random, timing });
  const silence = createSilenceTimer({
    clock,
    staleMs: timing.staleMs,
    onSilence() {
      change({ isStale: true });
    },
  });
  const load = hasLoad(codec)
    ? createTopicLoad({ topic: name, codec, onLoad, onFailure: (error) => fail(error, start) })
    : undefined;

  function change(next: Partial<ChannelSnapshot<State>>) {
    latest = { ...latest, ...next };
    onDirty();
  }

  function setState(state: State) {
    if (phase !== 'current') retries.start();
    phase = 'current';
    const { state: former, isStale, error } = latest;
    if (state !== former || isStale || error || events.length > 0) {
      change({ state, isStale: false, error: undefined });
    }
    silence.start();
  }

  /** From now on, events do not continue the state. */
  function interrupt() {
    load?.cancel();
    silence.stop();
    retries.stop();
    if (phase !== 'refused') phase = 'waiting';
    if (!latest.isStale) change({ isStale: true });
  }

  /** @param retry - called after the backoff. Without it, the topic is refused permanently. */
  function fail(error: QuoteSocketError, retry?: () => void) {
    // Called before `interrupt`, which ends the time without a failure that resets the backoff.
    retries.countFailure();
    // Called before `schedule`, because it cancels a scheduled retry.
    interrupt();
    change({ error });
    if (retry) {
      phase = 'retrying';
      retries.schedule(() => {
        phase = 'waiting';
        retry();
      });
    } else {
      phase = 'refused';
    }
    // Called last, because it may dispose the channel.
    onError(error);
  }

  function start() {
    if (!load) return;
    phase = 'loading';
    load.start();
  }

  function onLoad(state: State, kept: readonly Event[]) {
    silence.received();
    setState(state);
    for (const event of kept) {
      // A gap leaves the later events without a state to continue.
      if (phase !== 'current') return;
      reduce(event);
    }
  }

  function reduce(event: Event) {
    // If there is a `load`, only its result is a first state.
    if (load && phase !== 'current') return;
    let state: State | ChannelGap | undefined;
    try {
      state = codec.reduce(phase === 'current' ? latest.state : undefined, event);
    } catch (cause) {
      const message = `codec.reduce threw for "${name}": check the cause`;
      return failReduce(new QuoteSocketError('codec', message, { symbol: name, cause }));
    }
    if (state !== undefined && !(state instanceof ChannelGap)) {
      if (keepsEvents) events.push(event);
      setState(state);
    } else if (phase === 'current') {
      const reason = state instanceof ChannelGap ? state.reason : 'sequence';
      const message = `The state of "${name}" is wrong (${reason}): it gets a new one`;
      failReduce(new QuoteSocketError('gap', message, { symbol: name, reason }));
    }
  }

  function failReduce(error: QuoteSocketError) {
    if (!load) onGap();
    fail(error, load ? start : onRetry);
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
    get isBlocked() {
      return phase === 'retrying' || phase === 'refused';
    },
    adopt({ state = latest.state, isStale, error, events: adopted }) {
      if (keepsEvents) events.push(...adopted);
      change({ state, isStale, error });
    },
    start,
    accept(event) {
      silence.received();
      if (load && phase === 'loading') load.keep(event);
      else reduce(event);
    },
    refuse({ refusal, retry = true }) {
      const message = `Rejected "${name}": ${refusal}`;
      const error = new QuoteSocketError('refused', message, { symbol: name, cause: refusal });
      fail(error, retry ? onRetry : undefined);
    },
    disconnect(isStopped) {
      if (isStopped) phase = 'waiting';
      interrupt();
    },
    show(onThrow) {
      if (latest === snapshot) return;
      snapshot = latest;
      const update = { ...snapshot, events };
      events = [];
      callAll(listeners, update, onThrow);
      callAll(served, update, onThrow);
    },
    close() {
      interrupt();
      listeners.clear();
      served.clear();
    },
  };
}
