import type { ChannelPort } from './channelPort.ts';
import { createConnection } from './connection/connection.ts';
import type { QuotePhase } from './connection/connectionState.ts';
import type { OpenLink } from './connection/link.ts';
import { createFlusher } from './flusher.ts';
import { createFrameReaders } from './frameReaders.ts';
import { createQuoteBook } from './quoteBook.ts';
import type { QuoteEntry, TickerListener } from './quoteEntry.ts';
import { callAll, createQuoteEvents } from './quoteEvents.ts';
import type { QuoteSocket, SubscribeOptions } from './quoteSocket.ts';
import { QuoteSocketError } from './quoteSocketError.ts';
import type { CompleteOptions } from './quoteSocketOptions.ts';
import { noStats } from './quoteStats.ts';
import { createSubscriptions } from './subscriptions.ts';
import type { Quote } from './wire/codec.ts';
import type { Ticker } from './wire/ticker.ts';

interface LinkedSocketHooks {
  /** Returns whether an error concerns this page. Default: all do. */
  isOwnError?: (error: QuoteSocketError) => boolean;
  /** Called when a symbol without listeners is no longer subscribed. */
  onForget?: (symbol: string) => void;
}

/** A quote socket whose channels are attached by its owner. */
export interface LinkedSocket<Item extends Quote = Ticker> extends Omit<
  QuoteSocket<Item>,
  'attachChannel'
> {
  readonly channelPort: ChannelPort;
}

export function isSymbol(symbol: string): boolean {
  return /^[^\s,]+$/.test(symbol);
}

/** Creates a quote socket over the links that `openLink` opens: to a server, or to another tab. */
export function createLinkedSocket<Item extends Quote>(
  { clock, codec, page, random, shouldReconnect, timing }: CompleteOptions<Item>,
  openLink: OpenLink<Item>,
  { isOwnError, onForget }: LinkedSocketHooks = {},
): LinkedSocket<Item> {
  const stats = noStats();
  const readers = createFrameReaders();
  const { emit, emitError, emitThrown, on } = createQuoteEvents(isOwnError);

  const book = createQuoteBook<Item>({
    codec,
    stats,
    staleMs: timing.staleMs,
    actions: {
      reply: send,
      reconnect: () => {
        connection.renew();
      },
    },
    onDirty: () => {
      flusher.request();
    },
    onRefused(entry, retry) {
      subscriptions.refuse(entry, retry);
    },
    onForget,
    onError: emitError,
    onThrow: emitThrown,
  });

  const flusher = createFlusher({ clock, timing, page, flush });

  const connection = createConnection<Item>({
    openLink,
    clock,
    timing,
    random,
    page,
    shouldReconnect(close, error) {
      try {
        return shouldReconnect(close, error);
      } catch (cause) {
        emitThrown(cause);
        return true;
      }
    },
    onMessage(data) {
      if (typeof data !== 'string' || !readers.read(data)) book.receive(data);
    },
    onFrame: book.accept,
    onChange(status, phase, end) {
      follow(phase);
      emit('status', { status, phase, ...end });
    },
    onBeat: beat,
    onError: emitError,
  });

  const subscriptions = createSubscriptions({
    book,
    clock,
    page,
    timing,
    random,
    link: () => connection.link,
  });

  /** Makes the newest quotes of at most `count` symbols visible. Returns whether more are waiting. */
  function flush(count: number): boolean {
    stats.flushes += 1;
    const changed = book.publish(count);
    emitStale();
    for (const { shown, listeners } of changed) if (shown) callAll(listeners, shown, emitThrown);
    emitSymbols('flush', changed);
    return changed.length >= count;
  }

  /** Prepares quotes and subscriptions for another phase of the connection. */
  function follow(phase: QuotePhase) {
    if (phase === 'connecting') book.drain();
    if (phase === 'open') {
      book.restart();
      subscriptions.restart();
    }
    if (phase === 'stopped') {
      flusher.stop();
      book.stop();
      subscriptions.stop();
      emitStale();
    }
  }

  function beat(elapsedMs: number) {
    book.advance(elapsedMs);
    subscriptions.beat(elapsedMs);
    emitStale();
    flusher.resume();
  }

  function send(message: unknown): boolean {
    return connection.link?.send(message) ?? false;
  }

  function emitStale() {
    emitSymbols('stale', book.updateStale());
  }

  function emitSymbols(name: 'flush' | 'stale', entries: readonly QuoteEntry<Item>[]) {
    if (entries.length === 0) return;
    emit(
      name,
      entries.map(({ symbol }) => symbol),
    );
  }

  function subscribe(
    symbol: string,
    listener: TickerListener<Item>,
    { conflate = true }: SubscribeOptions = {},
  ): () => void {
    if (!isSymbol(symbol)) {
      const message = `Invalid symbol "${symbol}": use no spaces or commas`;
      emitError(new QuoteSocketError('badSymbol', message, { symbol }));
      return () => undefined;
    }
    const entry = book.entry(symbol);
    const listeners = entry[conflate ? 'listeners' : 'unconflated'];
    let isCalled = false;
    const wrapped: TickerListener<Item> = (ticker) => {
      isCalled = true;
      listener(ticker);
    };
    const passKnownQuote = () => {
      const { shown } = entry;
      if (shown && !isCalled && listeners.has(wrapped)) {
        callAll(new Set([wrapped]), shown, emitThrown);
      }
    };
    listeners.add(wrapped);
    subscriptions.change(entry);
    if (connection.phase === 'idle') connection.connect();
    queueMicrotask(passKnownQuote);
    return () => {
      if (listeners.delete(wrapped)) subscriptions.change(entry);
    };
  }

  return {
    channelPort: {
      phase: () => connection.phase,
      clock,
      random,
      connect: connection.connect,
      request: (create) => connection.link?.request?.(create),
      onStatus: (listener) => on('status', listener),
      onFrame: readers.add,
      forget: () => undefined,
      requestFromLeader: () => false,
      sendToOtherTabs: () => undefined,
    },
    get status() {
      return connection.status;
    },
    get phase() {
      return connection.phase;
    },
    stats,

    subscribe,
    getSnapshot: (symbol) => book.entries.get(symbol)?.shown,
    isStale: (symbol) => book.entries.get(symbol)?.stale ?? true,
    getAge: book.getAge,
    getError: (symbol) => book.entries.get(symbol)?.error,
    send,
    on,
    connect: connection.connect,
    reconnect: connection.reconnect,
    close: connection.close,
  };
}
