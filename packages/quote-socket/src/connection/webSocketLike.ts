/** The subset of the standard WebSocket that the socket uses. Browsers, Node and `ws` provide it. */
export interface WebSocketLike {
  readonly readyState: number;
  binaryType: string;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  onerror: ((event: never) => void) | null;
  send(data: string): void;
  close(): void;
}

export type WebSocketConstructor = new (
  url: string,
  protocols?: string | string[],
) => WebSocketLike;

/** End of a connection, as the server or the network reported it. */
export interface QuoteClose {
  /** Close code (RFC 6455), such as 1001 or 4401. 1006 if the connection failed or ended without a code. */
  readonly code: number;
  /** Reason that the server gave, or `''`. */
  readonly reason: string;
}
