import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import type { Clock, ServerClock } from '../clock.ts';
import type { Market, Quote } from './market.ts';
import {
  errorFrame,
  readClientMessage,
  tickerFrame,
  type QuoteErrorDetails,
} from './quoteMessages.ts';

/** Path of the quote socket (spec 7). */
export const quotePath = '/spot/ws/quote/v1';

const limits = {
  /** Maximum size of a client's message in bytes. A larger one closes the connection with 1009. */
  messageBytes: 16 * 1024,
  /** Maximum number of subscribed symbols per connection. */
  symbols: 500,
  /** Maximum number of bytes to buffer for a slow client before its connection is cut. */
  waitingBytes: 4 * 1024 * 1024,
  /** Interval of protocol pings in ms. A client that has not replied by the next ping is disconnected. */
  pingMs: 30_000,
};

export interface QuoteServer {
  accept: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  /** While true, nothing is sent, not even pongs. Simulates a dead connection that stays open. */
  silent: boolean;
  /** Cuts all connections without a closing handshake. Returns their number. */
  drop(): number;
  /** Closes all connections with a closing handshake. Returns their number. */
  closeAll(code: number, reason: string): number;
  /** Sends `text` unmodified to all clients, so that tests can send malformed frames. Returns the number of clients. */
  broadcast(text: string): number;
  state(): { clients: number; silent: boolean; subscriptions: Record<string, number> };
  stop(): void;
}

interface Client {
  socket: WebSocket;
  symbols: Set<string>;
  alive: boolean;
}

/** Creates the quote socket. Sends a snapshot per subscribed symbol, then every quote. */
export function createQuoteServer(
  market: Market,
  serverClock: ServerClock,
  clock: Clock,
): QuoteServer {
  const server = new WebSocketServer({ noServer: true, maxPayload: limits.messageBytes });
  const clients = new Set<Client>();
  const known = new Set(market.symbols);
  let pingTimer = clock.setTimeout(pingAll, limits.pingMs);

  const quoteServer: QuoteServer = {
    silent: false,
    accept: (request, socket, head) => server.handleUpgrade(request, socket, head, welcome),
    drop: () => each(({ socket }) => socket.terminate()),
    closeAll: (code, reason) => each(({ socket }) => socket.close(code, reason)),
    broadcast: (text) => each(({ socket }) => socket.send(text)),
    state() {
      const subscriptions: Record<string, number> = {};
      for (const symbol of market.symbols) {
        const followers = [...clients].filter(({ symbols }) => symbols.has(symbol)).length;
        if (followers > 0) subscriptions[symbol] = followers;
      }
      return { clients: clients.size, silent: quoteServer.silent, subscriptions };
    },
    stop() {
      market.stop();
      clock.clearTimeout(pingTimer);
      quoteServer.drop();
      server.close();
    },
  };

  market.start((quote) => {
    let frame: string | undefined;
    for (const client of clients) {
      if (!client.symbols.has(quote.symbol)) continue;
      frame ??= encode(quote, false);
      send(client, frame);
    }
  });

  return quoteServer;

  function each(action: (client: Client) => void): number {
    const all = [...clients];
    all.forEach(action);
    return all.length;
  }

  function encode(quote: Quote, first: boolean): string {
    const { offsetMs } = serverClock;
    return tickerFrame(quote, { first, sendTime: serverClock.now(), offsetMs });
  }

  function send({ socket }: Client, text: string): void {
    if (quoteServer.silent) return;
    if (socket.bufferedAmount > limits.waitingBytes) socket.terminate();
    else socket.send(text);
  }

  function refuse(client: Client, details: QuoteErrorDetails): void {
    send(client, errorFrame(details));
  }

  function welcome(socket: WebSocket): void {
    const client: Client = { socket, symbols: new Set(), alive: true };
    clients.add(client);
    socket.on('message', (data, isBinary) => {
      client.alive = true;
      if (isBinary) refuse(client, { code: 'malformed', msg: 'Messages are text.' });
      else receive(client, textOf(data));
    });
    socket.on('pong', () => (client.alive = true));
    socket.on('close', () => clients.delete(client));
    // Invalid frame or reset connection. The `close` event follows and cleans up.
    socket.on('error', () => undefined);
  }

  function receive(client: Client, text: string): void {
    const message = readClientMessage(text);
    if ('code' in message) refuse(client, message);
    else if (message.kind === 'ping') send(client, JSON.stringify({ pong: message.ping }));
    else if (message.kind === 'sub') subscribe(client, message.symbols);
    else for (const symbol of message.symbols) client.symbols.delete(symbol);
  }

  function subscribe(client: Client, symbols: string[]): void {
    for (const symbol of new Set(symbols)) {
      const quote = known.has(symbol) ? market.latest(symbol) : undefined;
      if (!quote) {
        refuse(client, { code: 'unknownSymbol', msg: 'The market has no such symbol.', symbol });
      } else if (!client.symbols.has(symbol) && client.symbols.size >= limits.symbols) {
        const msg = `A connection follows at most ${limits.symbols} symbols.`;
        return refuse(client, { code: 'tooManySymbols', msg, symbol });
      } else {
        client.symbols.add(symbol);
        send(client, encode(quote, true));
      }
    }
  }

  function pingAll(): void {
    pingTimer = clock.setTimeout(pingAll, limits.pingMs);
    if (quoteServer.silent) return;
    for (const client of clients) {
      if (client.alive) client.socket.ping();
      else client.socket.terminate();
      client.alive = false;
    }
  }
}

function textOf(data: RawData): string {
  return (Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data as Buffer)).toString('utf8');
}
