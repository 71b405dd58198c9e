import { QuoteSocketError } from '../quoteSocketError.ts';
import { socketUrl } from './socketUrl.ts';
import type { QuoteClose, WebSocketConstructor, WebSocketLike } from './webSocketLike.ts';

export interface LinkOptions {
  /** A valid address, or a function that is called for each link. */
  url: string | (() => string | Promise<string>);
  protocols: string | string[] | undefined;
  pageProtocol: string | undefined;
  WebSocket: () => WebSocketConstructor;
}

export type Link = ReturnType<typeof createLink>;

/**
 * One WebSocket, from the look-up of its address to its end.
 *
 * @param onEnd - called when the link ended, or could not be opened for the reason `error`. Not called
 *   after `drop`.
 */
export function createLink(
  { url, protocols, pageProtocol, WebSocket }: LinkOptions,
  onOpen: () => void,
  onMessage: (data: unknown) => void,
  onEnd: (as: 'closed' | 'error', close?: QuoteClose, error?: QuoteSocketError) => void,
) {
  let socket: WebSocketLike | undefined;
  let isDropped = false;

  function create(address: string) {
    if (isDropped) return;
    socket = new (WebSocket())(address, protocols);
    socket.binaryType = 'arraybuffer';
    socket.onopen = onOpen;
    socket.onmessage = ({ data }: { data: unknown }) => {
      onMessage(data);
    };
    socket.onclose = endAs('closed');
    socket.onerror = endAs('error');
  }

  /** An error event has no details. The close event that follows in browsers has code 1006. */
  function endAs(as: 'closed' | 'error') {
    return ({ code = 1006, reason = '' }: Partial<QuoteClose>) => {
      onEnd(as, { code, reason });
    };
  }

  function fail(cause: unknown) {
    if (isDropped) return;
    const message = 'Cannot create a WebSocket: check WebSocket and url';
    onEnd('error', undefined, new QuoteSocketError('noWebSocket', message, undefined, cause));
  }

  return {
    /** Opens the WebSocket, at once unless `url` is a function. */
    open() {
      try {
        if (typeof url === 'string') create(url);
        else {
          Promise.resolve(url())
            .then((address) => {
              create(socketUrl(address, pageProtocol));
            })
            .catch(fail);
        }
      } catch (cause) {
        fail(cause);
      }
    },

    /** Returns false, and queues nothing, unless open. */
    send(message: unknown): boolean {
      if (socket?.readyState !== 1) return false;
      socket.send(typeof message === 'string' ? message : JSON.stringify(message));
      return true;
    },

    /** Removes the listeners of the WebSocket and closes it, without waiting for its close event. */
    drop() {
      isDropped = true;
      if (!socket) return;
      socket.onopen = socket.onmessage = socket.onclose = null;
      // `ws` throws an error event that has no listener.
      socket.onerror = () => undefined;
      socket.close();
    },
  };
}
