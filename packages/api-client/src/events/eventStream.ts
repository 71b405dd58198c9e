import type { CallOptions } from '../client/clientOptions.ts';
import type { Clock } from '../clock.ts';
import type { ApiError } from '../errors/apiError.ts';

/** An event of the stream. */
export interface ServerEvent {
  /** The `data` lines, joined by line breaks. */
  data: string;
  /** The `event` field. Default `message`. */
  type: string;
  /** Id of the event, or else of the latest event that had an id. Empty if there is none. */
  id: string;
}

/** Callbacks of one `listen` call. Errors that they throw are ignored. */
export interface EventListeners {
  onEvent: (event: ServerEvent) => void;
  /** Called when the stream is open. */
  onOpen?: (() => void) | undefined;
  /**
   * Called after a reconnection that cannot resume because no event had an id. Events may have been
   * missed.
   */
  onGap?: (() => void) | undefined;
  /** Called when a connection failed or ended, with the delay before the next connection in ms. */
  onReconnect?: ((error: ApiError | undefined, delayMs: number) => void) | undefined;
  /** Closes the stream when it aborts. */
  signal: AbortSignal;
}

/** Options of {@link createEventStream}. */
export interface EventStreamOptions {
  /** Returns headers to add to the client's headers. Called for each connection. */
  headers?: (() => Readonly<Record<string, string>>) | undefined;
  /** Overrides the client's `basePath`. */
  basePath?: string | undefined;
  path?: CallOptions['path'];
  params?: CallOptions['params'];
  /**
   * A connection is closed and opened again if no data arrives for this time, in ms. Use a time longer
   * than the interval at which the server sends comments. 0 and `Infinity` mean never. Default: 40,000.
   */
  idleMs?: number;
  /** Delay before a reconnection, unless the server sets one, in ms. Default 2,000. */
  retryMs?: number;
  /** Upper limit of the random delay that is added after failures, in ms. Default: 60,000. */
  maxJitterMs?: number;
  /** Maximum size of an event and of a line, in UTF-16 code units. Default 1,000,000. */
  maxChars?: number;
  /** Default: the global `fetch`, looked up for each connection. */
  fetch?: typeof globalThis.fetch | undefined;
  /** Default: the globals, looked up when called. */
  clock?: Clock;
  /** Returns a number from 0 to 1. Default `Math.random`. */
  random?: () => number;
}

/** A stream of server-sent events that resumes after the last event when it reconnects. */
export interface EventStream {
  /**
   * Opens the stream, and reconnects until the signal aborts. Then it resolves. A later call resumes
   * after the last event.
   *
   * If the server refuses the token, the client renews it once per connection, as for a call.
   *
   * @throws `ApiError` when the server refuses the stream: `http` with its status, `noPermission`,
   *   `business` or `gateway` as for a call whose JSON response has a code, `empty` for status 204, `badResponse` for
   *   another content type or an event longer than `maxChars`, `badRequest` if the URL is invalid or the
   *   stream is already open.
   */
  listen(listeners: EventListeners): Promise<void>;
}
