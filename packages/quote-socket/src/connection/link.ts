import type { QuoteClose, WebSocketConstructor, WebSocketLike } from './webSocketLike.ts';

/**
 * Opens a WebSocket.
 *
 * @param onEnd - called when the link ended, with the status that follows. Not called after `dropLink`.
 * @throws what the constructor throws
 */
export function openLink(
  WebSocket: WebSocketConstructor,
  url: string,
  onOpen: () => void,
  onMessage: (data: unknown) => void,
  onEnd: (as: 'closed' | 'error', close: QuoteClose) => void,
): WebSocketLike {
  /** An error event has no details. The close event that follows in browsers has code 1006. */
  function endAs(as: 'closed' | 'error') {
    return ({ code = 1006, reason = '' }: Partial<QuoteClose>) => {
      onEnd(as, { code, reason });
    };
  }

  const link: WebSocketLike = new WebSocket(url);
  link.binaryType = 'arraybuffer';
  link.onopen = onOpen;
  link.onmessage = ({ data }: { data: unknown }) => {
    onMessage(data);
  };
  link.onclose = endAs('closed');
  link.onerror = endAs('error');
  return link;
}

/** Removes the listeners of the WebSocket and closes it, without waiting for its close event. */
export function dropLink(link: WebSocketLike) {
  link.onopen = link.onmessage = link.onclose = null;
  // `ws` throws an error event that has no listener.
  link.onerror = () => undefined;
  link.close();
}
