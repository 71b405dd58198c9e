import { BridgeError } from '../bridge/bridgeError.ts';
import { systemClock, type Clock } from '../clock.ts';
import { createReadiness } from './readiness.ts';
import { createReceiver } from './receiver.ts';
import type { Transport } from './transport.ts';

/** Object that the app injects into the page, by default as `window.ExchangeNativeBridge`. */
export interface NativeHost {
  /** Receives a call as JSON, with `id`, `module`, `method` and `params`. */
  postMessage(json: string): void;
}

/** Options of {@link injectedTransport}. */
export interface InjectedTransportOptions {
  /** Returns the app's object, or undefined until it is injected. Called before each use. */
  host?: () => NativeHost | undefined;
  /** Global name that the default `host` reads. Default `ExchangeNativeBridge`. */
  hostName?: string;
  /** Global function that the app calls with replies. Default `ExchangeNativeBridgeReceive`. */
  receiverName?: string;
  /** Object that has both global names. Default: `globalThis`. */
  scope?: object;
  /** Interval at which a waiting call looks for the host, in ms. Default 50. */
  pollMs?: number;
  clock?: Clock;
}

/** Creates a transport to an object that the app injects. The app replies through a global function. */
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
      if (!found) throw new BridgeError('unavailable', { detail: `${hostName} is gone` });
      found.postMessage(JSON.stringify(message));
    },
    onReply: receiver.onReply,
    dispose() {
      readiness.dispose();
      receiver.dispose();
    },
  };
}
