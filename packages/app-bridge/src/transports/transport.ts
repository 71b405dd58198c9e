/** A call to the app. */
export interface NativeMessage {
  /** Unguessable id of the call, which the reply repeats. */
  id: string;
  /** The part before the last dot of the called method. `''` if it has no dot. */
  module: string;
  method: string;
  params: unknown;
}

/** Reply of the app. */
export interface NativeReply {
  /** 0 for success. For an error another integer, or a text that is not a number, such as `E_CANCELLED`. */
  code: number | string;
  data?: unknown;
  message?: string;
}

/**
 * Called with every reply and event of the app. The second argument should be a {@link NativeReply}, or
 * `{ event, data }` for an event. Transports do not check it, because the bridge does. The id is `''` if
 * the message has none, such as an event.
 */
export type ReplyListener = (id: string, reply: unknown) => void;

/**
 * Sends messages to the app and receives replies. The bridge handles deadlines and versions.
 * Implement it for an app with another format.
 */
export interface Transport {
  /**
   * Resolves when a message can be sent. Rejects if the signal is aborted or after `dispose`. Called before each
   * message, and several calls may wait at the same time.
   */
  ready(signal?: AbortSignal): Promise<void>;
  /** Sends a message. Throws if that fails. The reply may be passed to the listeners at any later time. */
  send(message: NativeMessage): void;
  /** Adds a listener. Returns a function that removes it. */
  onReply(listener: ReplyListener): () => void;
  /** Removes every timer, listener, global and element. */
  dispose(): void;
}

/** Returns the id and the content of a raw reply, which is JSON text or an object. */
export function readReply(raw: unknown): Parameters<ReplyListener> {
  let reply = raw;
  if (typeof raw === 'string') {
    try {
      reply = JSON.parse(raw) as unknown;
    } catch {
      // Text that is not JSON is passed on unchanged. The bridge rejects it.
    }
  }
  const id = typeof reply === 'object' && reply !== null && 'id' in reply ? reply.id : undefined;
  return [typeof id === 'string' ? id : '', reply];
}
