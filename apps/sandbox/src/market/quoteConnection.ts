import type { RawData, WebSocket } from 'ws';
import type { Clock } from '../clock.ts';
import {
  errorFrame,
  readClientMessage,
  type ClientMessage,
  type QuoteErrorDetails,
} from './quoteMessages.ts';

const limits = {
  /** Maximum number of subscribed symbols per connection, and of symbols that one message may name. */
  symbols: 500,
  /** Messages and protocol pings that a connection may send per second. More close it with 1008. */
  messagesPerSecond: 100,
  /** Messages that a connection may send at once, such as when a page opens. */
  messagesAtOnce: 1_000,
  /** Time in ms that a closed client gets to read why it was closed. */
  closingMs: 1_000,
  /** Maximum number of bytes to buffer for a slow client before its connection is cut. */
  waitingBytes: 4 * 1024 * 1024,
};

/** One client of the quote socket. */
export interface QuoteConnection {
  readonly socket: WebSocket;
  readonly address: string | undefined;
  readonly symbols: ReadonlySet<string>;
  /** Sends a frame, unless the server is silent. Cuts the connection if the client reads too slowly. */
  send(frame: string): void;
  /** Sends a protocol ping. Cuts the connection instead if the client has sent nothing since the last one. */
  checkAlive(): void;
}

interface Options {
  socket: WebSocket;
  address: string | undefined;
  clock: Clock;
  isSilent: () => boolean;
  /** Returns the first frame of a symbol, or undefined if the market has no such symbol. */
  snapshotOf: (symbol: string) => string | undefined;
}

/** Handles the messages of a client: pings, and changes of its subscriptions. */
export function createQuoteConnection({
  socket,
  address,
  clock,
  isSilent,
  snapshotOf,
}: Options): QuoteConnection {
  const symbols = new Set<string>();
  const allowance = createAllowance(clock);
  let isAlive = true;

  socket.on('ping', (data) => {
    if (admit() && !isSilent()) socket.pong(data);
  });
  socket.on('message', (data, isBinary) => {
    if (!admit()) return;
    isAlive = true;
    if (isBinary) refuse({ code: 'malformed', msg: 'Messages are text.' });
    else receive(readClientMessage(textOf(data)));
  });
  socket.on('pong', () => (isAlive = true));
  // Invalid frame or reset connection. The `close` event follows, on which the server forgets the connection.
  socket.on('error', () => undefined);

  function send(frame: string): void {
    if (isSilent()) return;
    if (socket.bufferedAmount > limits.waitingBytes) socket.terminate();
    else socket.send(frame);
  }

  function refuse(details: QuoteErrorDetails): void {
    send(errorFrame(details));
  }

  /** Counts a message, and returns whether to handle it. Closes the connection if it sent too many. */
  function admit(): boolean {
    if (socket.readyState !== socket.OPEN) return false;
    if (allowance.take()) return true;
    socket.close(1008, `Too many messages: at most ${limits.messagesPerSecond} per second.`);
    // Reads nothing more, not even the client's close frame, so the connection must be cut later.
    socket.pause();
    clock.setTimeout(() => socket.terminate(), limits.closingMs);
    return false;
  }

  function receive(message: ClientMessage | QuoteErrorDetails): void {
    if ('code' in message) refuse(message);
    else if (message.kind === 'ping') send(JSON.stringify({ pong: message.ping }));
    else if (message.kind === 'sub') subscribe(message.symbols);
    else for (const symbol of message.symbols) symbols.delete(symbol);
  }

  function subscribe(named: readonly string[]): void {
    for (const [index, symbol] of [...new Set(named)].entries()) {
      const snapshot = snapshotOf(symbol);
      const isNew = snapshot !== undefined && !symbols.has(symbol);
      if (index >= limits.symbols || (isNew && symbols.size >= limits.symbols)) {
        const msg = `A connection follows at most ${limits.symbols} symbols.`;
        return refuse({ code: 'tooManySymbols', msg, symbol });
      }
      if (snapshot === undefined) {
        refuse({ code: 'unknownSymbol', msg: 'The market has no such symbol.', symbol });
        continue;
      }
      symbols.add(symbol);
      send(snapshot);
    }
  }

  return {
    socket,
    address,
    symbols,
    send,
    checkAlive() {
      if (isAlive) socket.ping();
      else socket.terminate();
      isAlive = false;
    },
  };
}

/** Counts the messages that a connection may still send. Their number grows with time, up to `messagesAtOnce`. */
function createAllowance(clock: Clock): { take: () => boolean } {
  let left = limits.messagesAtOnce;
  let countedAt = clock.now();
  return {
    take() {
      const now = clock.now();
      // The clock may have been set back.
      const passedSeconds = Math.max(0, now - countedAt) / 1_000;
      const earned = passedSeconds * limits.messagesPerSecond;
      left = Math.min(left + earned, limits.messagesAtOnce) - 1;
      countedAt = now;
      return left >= 0;
    },
  };
}

function textOf(data: RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString('utf8');
  return (Buffer.isBuffer(data) ? data : Buffer.from(data)).toString('utf8');
}
