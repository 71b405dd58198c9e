/** Adds what jsdom lacks and components need: a setup file for tests of components. */

// jsdom has no layout and no scrolling.
Element.prototype.scrollIntoView = () => undefined;
globalThis.IntersectionObserver ??= class {
  observe() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;
globalThis.ResizeObserver ??= class {
  observe() {}
  disconnect() {}
} as unknown as typeof ResizeObserver;

/** Stays connecting, so that no test depends on what else runs on the machine. */
class PendingWebSocket extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  readonly url: string;
  readyState = PendingWebSocket.CONNECTING;

  constructor(url: string | URL) {
    super();
    this.url = new URL(url).href;
  }

  send() {}

  close() {
    this.readyState = PendingWebSocket.CLOSED;
  }
}
globalThis.WebSocket = PendingWebSocket as unknown as typeof WebSocket;
