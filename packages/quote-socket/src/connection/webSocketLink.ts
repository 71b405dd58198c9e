import { QuoteSocketError } from '../quoteSocketError.ts';
import type { CompleteOptions } from '../quoteSocketOptions.ts';
import { maxFrameLength, type Quote } from '../wire/codec.ts';
import { createHandshake } from './handshake.ts';
import { messageText, type Link, type LinkEvents } from './link.ts';
import { createLinkRequests } from './linkRequests.ts';
import { createOutbox } from './outbox.ts';
import type { QuoteClose, WebSocketLike } from './webSocketLike.ts';

/** Counts as the end of an attempt that failed without a close code, as in browsers. */
const failed: QuoteClose = { code: 1006, reason: '' };

/** Opens a WebSocket, and exchanges messages in the codec's protocol. */
export function createWebSocketLink<Item extends Quote>(
  {
    url,
    protocols,
    WebSocket,
    codec,
    clock,
    messagesPerSecond,
    timing: { pingMs },
  }: CompleteOptions<Item>,
  { onOpen, onMessage, onEnd, onError }: LinkEvents<Item>,
): Link {
  let socket: WebSocketLike | undefined;
  let handshake: ReturnType<typeof createHandshake> | undefined;
  let isReady = false;
  let isClosed = false;
  const outbox = createOutbox({
    clock,
    messagesPerSecond,
    transmit(text) {
      socket?.send(text);
    },
    onRoom() {
      requests.flush();
    },
  });
  const requests = createLinkRequests({ codec, hasRoom: outbox.hasRoom, send, onError });

  function openSocket(address: string) {
    // While the `url` function was pending, the link may have been closed.
    if (isClosed) return;
    socket = new (WebSocket ?? globalThis.WebSocket)(address, protocols);
    socket.binaryType = 'arraybuffer';
    socket.onopen = startHandshake;
    socket.onmessage = ({ data }: { data: unknown }) => {
      if (!handshake) onMessage(data);
      else if (!isAnswered(data)) handshake.receive(data);
    };
    socket.onclose = endAs('closed');
    socket.onerror = endAs('error');
  }

  /** Runs `codec.onOpen`, if there is one, before the link counts as open. */
  function startHandshake() {
    if (!codec.onOpen) return ready([]);
    handshake = createHandshake({
      onOpen: codec.onOpen.bind(codec),
      send: transmit,
      onReady: ready,
      onFail: fail('handshake', 'codec.onOpen failed: check the cause, such as a refused login'),
    });
  }

  /** Lets the codec answer a frame that arrives before the link is open, such as a ping. Returns whether it did. */
  function isAnswered(data: unknown): boolean {
    if (typeof data !== 'string' || data.length > maxFrameLength) return false;
    let isReplied = false;
    try {
      codec.read(data, {
        reply(message) {
          isReplied = true;
          transmit(message);
        },
        reconnect: () => undefined,
      });
    } catch {
      // The frame is one for `codec.onOpen`.
    }
    return isReplied;
  }

  /** @param frames - frames that `codec.onOpen` did not read */
  function ready(frames: readonly unknown[]) {
    if (isClosed) return;
    handshake = undefined;
    isReady = true;
    onOpen();
    for (const frame of frames) if (!isClosed) onMessage(frame);
  }

  function fail(kind: 'noWebSocket' | 'handshake', message: string) {
    return (cause: unknown) => {
      if (!isClosed) onEnd('error', failed, new QuoteSocketError(kind, message, { cause }));
    };
  }

  /**
   * Returns a handler for close and error events. An error event has no code, so it counts as 1006, as
   * in browsers.
   */
  function endAs(status: 'closed' | 'error') {
    return ({ code = failed.code, reason = '' }: Partial<QuoteClose>) => {
      onEnd(status, { code, reason });
    };
  }

  /** Sends a message as JSON, or a string unchanged. Returns false if it cannot be sent. */
  function transmit(message: unknown): boolean {
    if (isClosed || socket?.readyState !== 1) return false;
    const text = messageText(message);
    if (text === undefined) return false;
    outbox.push(text);
    return true;
  }

  function send(message: unknown): boolean {
    return isReady && transmit(message);
  }

  function ping() {
    if (isReady) requests.sendFrom('ping', () => codec.ping?.(clock.now()));
  }

  const failToDial = fail('noWebSocket', 'Cannot connect: check url and WebSocket');
  try {
    if (typeof url === 'string') openSocket(url);
    else url().then(openSocket).catch(failToDial);
  } catch (cause) {
    failToDial(cause);
  }

  return {
    pingMs,
    get isWaiting() {
      return !socket || handshake !== undefined;
    },
    ping: codec.ping && ping,
    subscribe: requests.subscribe,
    unsubscribe: requests.unsubscribe,
    request: requests.request,
    send,
    close() {
      isClosed = true;
      requests.close();
      handshake?.cancel();
      outbox.close();
      if (!socket) return;
      const ignore = () => undefined;
      // Replaced, because the `ws` package throws on an error event without a handler.
      Object.assign(socket, {
        onopen: ignore,
        onmessage: ignore,
        onclose: ignore,
        onerror: ignore,
      });
      // The close event may come late.
      socket.close();
    },
  };
}
