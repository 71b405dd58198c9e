/** One call on its way to the app. */
export interface NativeMessage {
  /** Names the call; nobody but the app can know it. */
  id: string;
  module: string;
  method: string;
  params: unknown;
}

/** What the app answers. Code 0 is success. */
export interface NativeReply {
  code: number;
  data?: unknown;
  message?: string;
}

/**
 * Hears every answer. The second argument should be a {@link NativeReply}, but it comes from
 * outside: the bridge checks it. An answer that names no call has the id `''`.
 */
export type ReplyListener = (id: string, reply: unknown) => void;

/** Carries messages to the app and answers back; knows nothing of deadlines or versions. */
export interface Transport {
  /** Resolves when a message can be sent; rejects when the signal is aborted or after `dispose`. */
  ready(signal?: AbortSignal): Promise<void>;
  /** Throws when the message cannot be handed over. */
  send(message: NativeMessage): void;
  /** Returns a function that takes the listener off. */
  onReply(listener: ReplyListener): () => void;
  /** Leaves no timer, listener, global or element behind. */
  dispose(): void;
}

/** An answer as it came over the wire, JSON text or object, taken apart into id and reply. */
export function readReply(raw: unknown): Parameters<ReplyListener> {
  let reply = raw;
  if (typeof raw === 'string') {
    try {
      reply = JSON.parse(raw) as unknown;
    } catch {
      // Text that is no JSON is handed on as it is.
    }
  }
  const id = typeof reply === 'object' && reply !== null && 'id' in reply ? reply.id : undefined;
  return [typeof id === 'string' ? id : '', reply];
}
