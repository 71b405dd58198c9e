import {
  BridgeError,
  createBridge,
  type BridgeErrorKind,
  type Clock,
  type NativeEvents,
  type NativeMessage,
  type NativeMethod,
} from '@exchange/app-bridge';
import { simulator } from '@exchange/app-bridge/testing';
import { scriptOf, type PhoneSettings } from './phoneSettings.ts';
import { home, screenAfter, type Screen } from './screen.ts';

/** Methods that the selected fault applies to. */
const methods = [
  'UserProfile.getUserProfile',
  'Router.push',
  'Router.pop2Home',
  'UrlLauncher.open',
];

const events = ['Router.backPressed', 'SystemInfo.themeChanged', 'SystemInfo.resumed'] as const;
export type PhoneEvent = (typeof events)[number];

/** One entry of the log. */
export interface PhoneEntry {
  readonly id: number;
  /** Time since the phone was created, in ms. */
  readonly atMs: number;
  readonly from: 'page' | 'app' | 'bridge';
  readonly text: string;
  /** Kind of the error, if the entry is a failed call. */
  readonly failure?: BridgeErrorKind;
}

export interface PhoneState {
  readonly screen: Screen;
  readonly theme: 'light' | 'dark';
  readonly entries: readonly PhoneEntry[];
  /** Number of calls without a result. */
  readonly pending: number;
}

/** A simulated app, and the bridge of a web page inside it. */
export interface Phone {
  /** Calls a method as a web page does. The result becomes a log entry. */
  call(method: string, params: unknown): void;
  /** Sends an event from the app to the page. */
  emit(event: PhoneEvent): void;
  getState(): PhoneState;
  subscribe(listener: () => void): () => void;
  dispose(): void;
}

const systemClock: Clock = {
  now: () => Date.now(),
  setTimeout: (callback, ms) => setTimeout(callback, ms),
  clearTimeout: (timer) => clearTimeout(timer as number),
};

/** Maximum number of log entries. Older ones are dropped. */
const maxEntries = 20;

export function createPhone(settings: PhoneSettings, clock = systemClock): Phone {
  const app = simulator({ ...scriptOf(settings, methods), clock });
  const sent = new Map<string, NativeMessage>();
  const { getState, change, add, subscribe, clear } = createPhoneState(clock);
  const bridge = createBridge<Record<string, NativeMethod>, NativeEvents>({
    clock,
    transport: {
      ...app,
      send(message) {
        sent.set(message.id, message);
        add('page', `${message.module}.${message.method} ${textOf(message.params)}`);
        app.send(message);
      },
    },
  });
  app.onReply((id, reply) => {
    const message = sent.get(id);
    const { code } = (reply ?? {}) as { code?: unknown };
    if (message && code === 0) change({ screen: screenAfter(message) ?? getState().screen });
  });
  bridge.on('lateReply', ({ method, reply }) =>
    add('bridge', `lateReply: ${method} had finished, but the app sent ${textOf(reply)}`),
  );
  for (const event of events) {
    bridge.on(event, (data) => {
      add('app', data === undefined ? event : `${event} ${textOf(data)}`);
      if (event === 'SystemInfo.themeChanged' && data) change({ theme: data.theme });
    });
  }

  return {
    call(method, params) {
      change({ pending: getState().pending + 1 });
      void bridge
        .call(method, params)
        .then((data) => add('app', `${method} returned ${textOf(data)}`))
        .catch((error: unknown) => {
          if (!(error instanceof BridgeError)) throw error;
          if (error.kind !== 'disposed') add('bridge', error.message, error.kind);
        })
        .finally(() => change({ pending: getState().pending - 1 }));
    },
    emit(event) {
      const theme = getState().theme === 'light' ? 'dark' : 'light';
      app.emit(event, event === 'SystemInfo.themeChanged' ? { theme } : undefined);
    },
    getState,
    subscribe,
    dispose() {
      bridge.dispose();
      clear();
    },
  };
}

/** Keeps the state of a phone, and calls listeners when it changes. */
function createPhoneState({ now }: Clock) {
  const listeners = new Set<() => void>();
  const startedAt = now();
  let state: PhoneState = { screen: home, theme: 'light', entries: [], pending: 0 };
  let count = 0;

  function change(part: Partial<PhoneState>) {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  }

  return {
    getState: () => state,
    change,
    /** Adds an entry to the log. */
    add(from: PhoneEntry['from'], text: string, failure?: BridgeErrorKind) {
      const entry = { id: (count += 1), atMs: now() - startedAt, from, text };
      const entries = [...state.entries, failure ? { ...entry, failure } : entry];
      change({ entries: entries.slice(-maxEntries) });
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Removes all listeners. */
    clear: () => listeners.clear(),
  };
}

function textOf(data: unknown): string {
  return JSON.stringify(data) ?? 'no data';
}
