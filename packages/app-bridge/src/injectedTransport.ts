import { BridgeError } from './bridgeError.ts';
import { systemClock, type Clock } from './clock.ts';
import { createReadiness } from './readiness.ts';
import { createReceiver } from './receiver.ts';
import type { Transport } from './transport.ts';

/** The object that the app puts into the page: `window.ExchangeNativeBridge` unless named otherwise. */
export interface NativeHost {
  /** Takes `{"id","module","method","params"}` as JSON. */
  postMessage(json: string): void;
}

/** What {@link injectedTransport} takes; everything has a default. */
export interface InjectedTransportOptions {
  /** Finds the app's object; asked again whenever it is needed. It may appear late. */
  host?: () => NativeHost | undefined;
  /** Where the default `host` looks. Default `ExchangeNativeBridge`. */
  hostName?: string;
  /** Global function through which the app answers. Default `ExchangeNativeBridgeReceive`. */
  receiverName?: string;
  /** What holds both names; default `globalThis`. */
  scope?: object;
  /** How often the host is looked for while a call waits, in ms. Default 50. */
  pollMs?: number;
  clock?: Clock;
}

/** Talks to an object that the app injects into the page; answers come through a global function. */
export function injectedTransport({
  scope = globalThis,
  hostName = 'ExchangeNativeBridge',
  host = () => (scope as Record<string, NativeHost | undefined>)[hostName],
  receiverName = 'ExchangeNativeBridgeReceive',
  pollMs = 50,
  clock = systemClock,
}: InjectedTransportOptions = {}): Transport {
  const receiver = createReceiver(scope, receiverName);
  const readiness = createReadiness(() => find() !== undefined, pollMs, clock);

  function find(): NativeHost | undefined {
    try {
      const found = host();
      return typeof found?.postMessage === 'function' ? found : undefined;
    } catch {
      return undefined;
    }
  }

  return {
    ready: readiness.ready,
    send(message) {
      const found = find();
      if (!found) throw new BridgeError('UNAVAILABLE', { detail: `${hostName} is gone` });
      found.postMessage(JSON.stringify(message));
    },
    onReply: receiver.onReply,
    dispose() {
      readiness.dispose();
      receiver.dispose();
    },
  };
}
