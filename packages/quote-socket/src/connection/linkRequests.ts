import { QuoteSocketError } from '../quoteSocketError.ts';
import type { Quote, QuoteCodec } from '../wire/codec.ts';

interface LinkRequestsOptions<Item extends Quote> {
  codec: QuoteCodec<Item>;
  /** Whether the next message would be sent at once. */
  hasRoom: () => boolean;
  send: (message: unknown) => void;
  onError: (error: QuoteSocketError) => void;
}

/** The requests of a link to its server: subscriptions, and messages of channels. They wait while there is no room. */
export function createLinkRequests<Item extends Quote>({
  codec,
  hasRoom,
  send,
  onError,
}: LinkRequestsOptions<Item>) {
  /** A symbol in both sets is unsubscribed first, so that the server sends its quote again. */
  const symbols = { unsubscribe: new Set<string>(), subscribe: new Set<string>() };
  /** Functions that create the messages of channels. */
  let channelRequests: (() => readonly unknown[])[] = [];

  /** Sends what a function of the codec returns: a message, or a list of messages. */
  function sendFrom(name: 'ping' | 'subscribe' | 'unsubscribe', create: () => unknown) {
    try {
      for (const message of [create()].flat()) send(message);
    } catch (cause) {
      onError(new QuoteSocketError('codec', `codec.${name} threw: check the cause`, { cause }));
    }
  }

  function flush() {
    flushSymbols('unsubscribe');
    while (channelRequests.length > 0 && hasRoom()) {
      for (const message of channelRequests.shift()!()) send(message);
    }
    flushSymbols('subscribe');
  }

  function flushSymbols(name: 'subscribe' | 'unsubscribe') {
    const waiting = symbols[name];
    while (waiting.size > 0 && hasRoom()) {
      const batch = [...waiting].slice(0, codec.batchSize);
      for (const symbol of batch) waiting.delete(symbol);
      sendFrom(name, () => codec[name](batch));
    }
  }

  return {
    sendFrom,
    /** Sends the waiting requests. Call when there is room again. */
    flush,
    subscribe(added: readonly string[]) {
      for (const symbol of added) symbols.subscribe.add(symbol);
      flush();
    },
    unsubscribe(removed: readonly string[]) {
      for (const symbol of removed) {
        if (!symbols.subscribe.delete(symbol)) symbols.unsubscribe.add(symbol);
      }
      flush();
    },
    request(create: () => readonly unknown[]) {
      channelRequests.push(create);
      flush();
    },
    /** Drops the waiting requests of channels. The next link sends the symbols again. */
    close() {
      channelRequests = [];
    },
  };
}
