import { BridgeError } from './bridgeError.ts';
import { systemClock, type Clock } from './clock.ts';
import { createReadiness } from './readiness.ts';
import { readReply, type Transport } from './transport.ts';

/** Marks this protocol's messages among all others that a window gets. */
const channel = 'exchange-bridge';

/** What {@link postMessageTransport} takes. */
export interface PostMessageTransportOptions {
  /** The window of the app's side, such as `() => parent`; asked again whenever it is needed. */
  target: () => Pick<Window, 'postMessage'> | null | undefined;
  /** The exact origin of that window. `*` is refused. */
  origin: string;
  /** The page's own window, where answers arrive; default `globalThis`. */
  scope?: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  /** How often the other side is greeted while a call waits, in ms. Default 50. */
  pollMs?: number;
  clock?: Clock;
}

/**
 * Talks to another window. Sends to one exact origin, and hears only that origin in that window.
 *
 * @throws TypeError if `origin` is not exactly one http(s) origin
 */
export function postMessageTransport({
  target,
  origin,
  scope = globalThis,
  pollMs = 50,
  clock = systemClock,
}: PostMessageTransportOptions): Transport {
  if (!isOrigin(origin)) {
    throw new TypeError(`"${origin}" is no exact origin; write it like "https://www.brand.com".`);
  }
  const stops = new Set<() => void>();
  let greeted = false;
  const readiness = createReadiness(
    () => {
      // The window may load after us and miss a greeting, so it is greeted until it answers.
      if (!greeted) target()?.postMessage({ channel, type: 'hello' }, origin);
      return greeted;
    },
    pollMs,
    clock,
  );

  function listen(type: string, listener: (data: object) => void): () => void {
    const onMessage = (event: MessageEvent<unknown>) => {
      const data = event.data as { channel?: unknown; type?: unknown } | null | undefined;
      if (event.origin !== origin || !event.source || event.source !== target()) return;
      if (data?.channel === channel && data.type === type) listener(data);
    };
    const stop = () => {
      scope.removeEventListener('message', onMessage);
    };
    scope.addEventListener('message', onMessage);
    stops.add(stop);
    return stop;
  }

  listen('ready', () => {
    greeted = true;
    readiness.look();
  });

  return {
    ready: readiness.ready,
    send(message) {
      const window = target();
      if (!window) throw new BridgeError('UNAVAILABLE', { detail: 'its window is gone' });
      window.postMessage({ ...message, channel, type: 'call' }, origin);
    },
    onReply: (listener) =>
      listen('reply', (data) => {
        listener(...readReply(data));
      }),
    dispose() {
      readiness.dispose();
      for (const stop of stops) stop();
    },
  };
}

function isOrigin(text: string): boolean {
  try {
    // `https://*.brand.com` parses, and would never match.
    return /^https?:[^*]+$/.test(text) && new URL(text).origin === text;
  } catch {
    return false;
  }
}
