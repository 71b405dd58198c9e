import { BridgeError } from '../bridge/bridgeError.ts';
import { systemClock, type Clock } from '../clock.ts';
import { webUrl } from '../links/safeRedirect.ts';
import { createReadiness } from './readiness.ts';
import { readReply, type Transport } from './transport.ts';

/** Identifies the messages of this protocol among others that a window receives. */
const channel = 'exchange-bridge';

/** Options of {@link postMessageTransport}. */
export interface PostMessageTransportOptions {
  /**
   * Returns the window of the app, such as `() => parent`. Called before each use. Calls wait while there is no
   * window, or the function throws.
   */
  target: () => Pick<Window, 'postMessage'> | null | undefined;
  /** Exact origin of that window. `*` is not allowed. */
  origin: string;
  /** Window of the page, which receives replies. Default `globalThis`. */
  scope?: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  /** Interval at which a waiting call sends `hello`, in ms. Default 50. */
  pollMs?: number;
  clock?: Clock;
}

/**
 * Creates a transport to another window. Sends to one exact origin, and accepts messages only from that
 * origin and window.
 *
 * @throws TypeError if `origin` is not an exact http(s) origin
 */
export function postMessageTransport({
  target,
  origin,
  scope = globalThis,
  pollMs = 50,
  clock = systemClock,
}: PostMessageTransportOptions): Transport {
  if (!isOrigin(origin)) {
    throw new TypeError(`Invalid origin "${origin}": write it like "https://www.brand.com".`);
  }
  /** Functions that remove the message listeners. */
  const removers = new Set<() => void>();
  const readiness = createReadiness(
    () => {
      // The window may load later, or reload at any time, and miss a message. Therefore, each wait
      // repeats `hello` until the window answers.
      findTarget()?.postMessage({ channel, type: 'hello' }, origin);
      return false;
    },
    pollMs,
    clock,
  );

  function findTarget() {
    try {
      return target() ?? undefined;
    } catch {
      return undefined;
    }
  }

  function listen(type: string, listener: (data: object) => void): () => void {
    const onMessage = (event: MessageEvent<unknown>) => {
      const data = event.data as { channel?: unknown; type?: unknown } | null | undefined;
      if (event.origin !== origin || !event.source || event.source !== findTarget()) return;
      if (data?.channel === channel && data.type === type) listener(data);
    };
    const remove = () => {
      removers.delete(remove);
      scope.removeEventListener('message', onMessage);
    };
    scope.addEventListener('message', onMessage);
    removers.add(remove);
    return remove;
  }

  listen('ready', readiness.resolveAll);

  return {
    ready: readiness.ready,
    send(message) {
      const window = findTarget();
      if (!window) throw new BridgeError('unavailable', { detail: 'the target window is gone' });
      window.postMessage({ ...message, channel, type: 'call' }, origin);
    },
    onReply(listener) {
      const pass = (data: object) => {
        listener(...readReply(data));
      };
      const removeReplies = listen('reply', pass);
      const removeEvents = listen('event', pass);
      return () => {
        removeReplies();
        removeEvents();
      };
    },
    dispose() {
      readiness.dispose();
      for (const remove of [...removers]) remove();
    },
  };
}

/** Returns whether the text is an exact origin. `https://*.brand.com` parses as a URL, but would never match. */
function isOrigin(text: string): boolean {
  return !text.includes('*') && webUrl(text)?.origin === text;
}
