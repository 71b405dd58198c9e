import { systemClock, type Clock } from '../clock.ts';
import { createReadiness } from './readiness.ts';
import { createReceiver } from './receiver.ts';
import type { Transport } from './transport.ts';

/** Time after which a hidden frame is removed, in ms. */
const frameLifeMs = 1_000;

/** Options of {@link callbackUrlTransport}. */
export interface CallbackUrlTransportOptions {
  /** Scheme of the addresses that the app intercepts. Default `exchangeapp-bridge`. */
  scheme?: string;
  /** Global function that the app calls with replies. Default `ExchangeNativeBridgeReceive`. */
  receiverName?: string;
  /** Object on which this function is set. Default: `globalThis`. */
  scope?: object;
  /** Opens an address without leaving the page. Default: opens it in a hidden frame, which is removed after 1 s. */
  open?: (url: string) => void;
  clock?: Clock;
}

/**
 * Creates a transport to an app that intercepts addresses such as
 * `exchangeapp-bridge://call?id=…&module=…&method=…&params=…&callback=…`.
 *
 * A page cannot detect whether an address is intercepted, so the transport is always ready, and calls to
 * a missing app fail with `timeout`.
 */
export function callbackUrlTransport({
  scheme = 'exchangeapp-bridge',
  receiverName = 'ExchangeNativeBridgeReceive',
  scope = globalThis,
  clock = systemClock,
  open,
}: CallbackUrlTransportOptions = {}): Transport {
  const readiness = createReadiness(() => true, 0, clock);
  const receiver = createReceiver(scope, receiverName);
  const frames = new Map<Element, unknown>();

  function openInFrame(url: string) {
    const frame = globalThis.document.createElement('iframe');
    frame.hidden = true;
    frame.src = url;
    globalThis.document.documentElement.append(frame);
    frames.set(
      frame,
      clock.setTimeout(() => {
        remove(frame);
      }, frameLifeMs),
    );
  }

  function remove(frame: Element) {
    clock.clearTimeout(frames.get(frame));
    frames.delete(frame);
    frame.remove();
  }

  return {
    ready: readiness.ready,
    send({ id, module, method, params }) {
      const query = { id, module, method, params: JSON.stringify(params), callback: receiverName };
      // URLSearchParams would encode a space as `+`, which apps decode as a plus sign.
      const text = Object.entries(query).map(
        ([name, value]) => `${name}=${encodeURIComponent(value)}`,
      );
      (open ?? openInFrame)(`${scheme}://call?${text.join('&')}`);
    },
    onReply: receiver.onReply,
    dispose() {
      readiness.dispose();
      receiver.dispose();
      for (const frame of [...frames.keys()]) remove(frame);
    },
  };
}
