import type { NativeMessage, ReplyListener, Transport } from '../src/transports/transport.ts';

/** A transport whose replies the test sends with `answer`. */
export function manualTransport() {
  const listeners = new Set<ReplyListener>();
  const sent: NativeMessage[] = [];
  const transport: Transport = {
    ready: () => Promise.resolve(),
    send: (message) => void sent.push(message),
    onReply(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    dispose: () => undefined,
  };
  const answer = (id: string, reply: unknown) => {
    for (const listener of listeners) listener(id, reply);
  };
  return { transport, sent, answer, listeners };
}
