import { systemClock, type Clock } from './clock.ts';
import { createReadiness } from './readiness.ts';
import { createReceiver } from './receiver.ts';
import type { Transport } from './transport.ts';

/** How long the frame that carries an address stays in the page, in ms. */
const frameLifeMs = 1_000;

/** What {@link callbackUrlTransport} takes; everything has a default. */
export interface CallbackUrlTransportOptions {
  /** Scheme of the addresses that the app catches. Default `exchangeapp-bridge`. */
  scheme?: string;
  /** Global function through which the app answers. Default `ExchangeNativeBridgeReceive`. */
  receiverName?: string;
  /** What holds that name; default `globalThis`. */
  scope?: object;
  /** Opens an address without leaving the page. Default: a hidden frame, taken away after 1 s. */
  open?: (url: string) => void;
  clock?: Clock;
}

/**
 * Talks to an app that catches addresses such as
 * `exchangeapp-bridge://call?id=…&module=…&method=…&params=…&callback=…`.
 *
 * Whether anybody catches them cannot be known: it is ready at once, and silence is a timeout.
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
      // Not URLSearchParams: it writes a space as `+`, which apps read as a plus.
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
