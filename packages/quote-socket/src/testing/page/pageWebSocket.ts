import type { Clock } from '../../clock.ts';
import type { ServerCore, ServerLink } from '../serverCore.ts';

interface CloseDetails {
  code: number;
  reason: string;
  wasClean: boolean;
}

/** End of a connection without a close message. */
const lost: CloseDetails = { code: 1006, reason: '', wasClean: false };

const states = { CONNECTING: 0, OPEN: 1, CLOSING: 2, CLOSED: 3 } as const;

/**
 * Returns a `WebSocket` class that connects to the server in this page. Each event arrives after
 * `latencyMs`, in order.
 */
export function pageWebSocket(
  core: ServerCore,
  url: string,
  { clock, latencyMs }: { clock: Clock; latencyMs: number },
): typeof WebSocket {
  const handlers = ['open', 'message', 'error', 'close'] as const;
  // The classes of one environment: vitest replaces those of jsdom by Node's when a test file ends,
  // maybe before the last event.
  const { EventTarget, Event, MessageEvent, CloseEvent } = globalThis;

  /** Creates a close event. Node has no `CloseEvent` class before version 23. */
  function closeEvent(details: CloseDetails): Event {
    return typeof CloseEvent === 'function'
      ? new CloseEvent('close', details)
      : Object.assign(new Event('close'), details);
  }

  class PageWebSocket extends EventTarget {
    static readonly CONNECTING = states.CONNECTING;
    static readonly OPEN = states.OPEN;
    static readonly CLOSING = states.CLOSING;
    static readonly CLOSED = states.CLOSED;
    readonly CONNECTING = states.CONNECTING;
    readonly OPEN = states.OPEN;
    readonly CLOSING = states.CLOSING;
    readonly CLOSED = states.CLOSED;

    readonly url: string;
    readonly protocol = '';
    readonly extensions = '';
    readonly bufferedAmount = 0;
    binaryType: BinaryType = 'blob';
    readyState: 0 | 1 | 2 | 3 = states.CONNECTING;
    onopen: ((event: Event) => void) | null = null;
    onmessage: ((event: MessageEvent) => void) | null = null;
    onerror: ((event: Event) => void) | null = null;
    onclose: ((event: CloseEvent) => void) | null = null;

    readonly #link: ServerLink = {
      send: (data) => this.#later(() => this.#deliver(data)),
      close: (code, reason = '') => {
        core.leave(this.#link);
        this.#later(() => this.#end({ code, reason, wasClean: true }));
      },
      terminate: () => {
        core.leave(this.#link);
        this.#later(() => this.#end(lost));
      },
    };

    constructor(address: string | URL) {
      super();
      this.url = String(address);
      for (const type of handlers) {
        this.addEventListener(type, (event) => this[`on${type}`]?.(event as never));
      }
      this.#later(() => {
        if (this.readyState !== states.CONNECTING) return;
        if (core.isRefusing || this.url !== url) return this.#end(lost);
        core.accept(this.#link);
        this.readyState = states.OPEN;
        this.dispatchEvent(new Event('open'));
      });
    }

    send(data: string | ArrayBufferLike | Blob | ArrayBufferView): void {
      if (this.readyState === states.CONNECTING) {
        throw new DOMException('The connection is not open yet.', 'InvalidStateError');
      }
      if (this.readyState !== states.OPEN) return;
      this.#later(() => core.receive(this.#link, typeof data === 'string' ? data : ''));
    }

    close(code = 1005, reason = ''): void {
      if (this.readyState >= states.CLOSING) return;
      const wasOpen = this.readyState === states.OPEN;
      this.readyState = states.CLOSING;
      this.#later(() => {
        core.leave(this.#link);
        this.#end({ code: wasOpen ? code : lost.code, reason, wasClean: wasOpen });
      });
    }

    #later(action: () => void): void {
      clock.setTimeout(action, latencyMs);
    }

    #deliver(data: string | Uint8Array): void {
      if (this.readyState !== states.OPEN) return;
      const content = typeof data === 'string' ? data : new Uint8Array(data).buffer;
      const isBlob = typeof content !== 'string' && this.binaryType === 'blob';
      const body = isBlob ? new Blob([content]) : content;
      this.dispatchEvent(new MessageEvent('message', { data: body }));
    }

    #end(details: CloseDetails): void {
      if (this.readyState === states.CLOSED) return;
      this.readyState = states.CLOSED;
      if (!details.wasClean) this.dispatchEvent(new Event('error'));
      this.dispatchEvent(closeEvent(details));
    }
  }

  return PageWebSocket;
}
