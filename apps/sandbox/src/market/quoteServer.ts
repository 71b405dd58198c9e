import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import type { Clock, ServerClock } from '../clock.ts';
import { refuseUpgrade } from '../http/upgrades.ts';
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
  /** Maximum number of subscribed symbols per connection, and of symbols that one message may name. */
  symbols: 500,
  /** Maximum number of connections per client address. A handshake above it gets 429. */
  connections: 200,
  /** Messages and protocol pings that a connection may send per second. More close it with 1008. */
  messagesPerSecond: 100,
  /** Messages that a connection may send at once, such as when a page opens. */
  messagesAtOnce: 1_000,
  /** Time in ms that a closed client gets to read why it was closed. */
  closingMs: 1_000,
  /** Maximum number of bytes to buffer for a slow client before its connection is cut. */
  waitingBytes: 4 * 1024 * 1024,
  /** Interval of protocol pings in ms. A client that has not replied by the next ping is disconnected. */
  pingMs: 30_000,
};

export interface QuoteServer {
  accept: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  /**
   * While true, the server itself sends nothing, not even pongs. Simulates a dead connection that stays open.
   * `broadcast` still sends, and `closeAll` still closes, because tests ask for them.
   */
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
  address: string | undefined;
  symbols: Set<string>;
  alive: boolean;
  /** Number of messages that it may send at `countedAt`, a time in ms. Grows with time. */
  allowance: number;
  countedAt: number;
}

/** Creates the quote socket. Sends a snapshot per subscribed symbol, then every quote. */
export function createQuoteServer(
  market: Market,
  serverClock: ServerClock,
  clock: Clock,
): QuoteServer {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: limits.messageBytes,
    // It would cut a client that sends many pings, without saying why.
    autoPong: false,
  });
  const clients = new Set<Client>();
  let pingTimer = clock.setTimeout(pingAll, limits.pingMs);

  const quoteServer: QuoteServer = {
    silent: false,
    accept(request, socket, head) {
      const address = request.socket.remoteAddress;
      const open = [...clients].filter((client) => client.address === address).length;
      if (open < limits.connections) {
        server.handleUpgrade(request, socket, head, (opened) => welcome(opened, address));
      } else {
        const reason = `Too many quote sockets: at most ${limits.connections} per address.`;
        refuseUpgrade(socket, 429, reason);
      }
    },
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
      frame ??= encode(quote);
      send(client, frame);
    }
  });

  return quoteServer;

  function each(action: (client: Client) => void): number {
    const all = [...clients];
    all.forEach(action);
    return all.length;
  }

  function encode(quote: Quote, { first = false } = {}): string {
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

  function welcome(socket: WebSocket, address: string | undefined): void {
    const client: Client = {
      socket,
      address,
      symbols: new Set(),
      alive: true,
      allowance: limits.messagesAtOnce,
      countedAt: clock.now(),
    };
    clients.add(client);
    socket.on('ping', (data) => {
      if (admit(client) && !quoteServer.silent) socket.pong(data);
    });
    socket.on('message', (data, isBinary) => {
      if (!admit(client)) return;
      client.alive = true;
      if (isBinary) refuse(client, { code: 'malformed', msg: 'Messages are text.' });
      else receive(client, textOf(data));
    });
    socket.on('pong', () => (client.alive = true));
    socket.on('close', () => clients.delete(client));
    // Invalid frame or reset connection. The `close` event follows and cleans up.
    socket.on('error', () => undefined);
  }

  /** Counts a message, and returns whether to handle it. Closes a connection that sent too many. */
  function admit(client: Client): boolean {
    const { socket } = client;
    if (socket.readyState !== socket.OPEN) return false;
    const now = clock.now();
    const earned = (Math.max(0, now - client.countedAt) / 1_000) * limits.messagesPerSecond;
    client.allowance = Math.min(client.allowance + earned, limits.messagesAtOnce) - 1;
    client.countedAt = now;
    if (client.allowance >= 0) return true;
    socket.close(1008, `Too many messages: at most ${limits.messagesPerSecond} per second.`);
    // Reads nothing more, not even the client's close frame, so the connection must be cut later.
    socket.pause();
    clock.setTimeout(() => socket.terminate(), limits.closingMs);
    return false;
  }

  function receive(client: Client, text: string): void {
    const message = readClientMessage(text);
    if ('code' in message) refuse(client, message);
    else if (message.kind === 'ping') send(client, JSON.stringify({ pong: message.ping }));
    else if (message.kind === 'sub') subscribe(client, message.symbols);
    else for (const symbol of message.symbols) client.symbols.delete(symbol);
  }

  function subscribe(client: Client, symbols: string[]): void {
    for (const [index, symbol] of [...new Set(symbols)].entries()) {
      const quote = market.latest(symbol);
      const isNew = quote !== undefined && !client.symbols.has(symbol);
      const isTooMany = index >= limits.symbols || (isNew && client.symbols.size >= limits.symbols);
      if (isTooMany) {
        const msg = `A connection follows at most ${limits.symbols} symbols.`;
        return refuse(client, { code: 'tooManySymbols', msg, symbol });
      }
      if (!quote) {
        refuse(client, { code: 'unknownSymbol', msg: 'The market has no such symbol.', symbol });
        continue;
      }
      client.symbols.add(symbol);
      send(client, encode(quote, { first: true }));
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
