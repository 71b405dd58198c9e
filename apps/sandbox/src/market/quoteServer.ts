import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Clock, ServerClock } from '../clock.ts';
import { refuseUpgrade } from '../http/upgrades.ts';
import type { Market, Quote } from './market.ts';
import { createQuoteConnection, type QuoteConnection } from './quoteConnection.ts';
import { tickerFrame } from './quoteMessages.ts';

/** Path of the quote socket (spec 7). */
export const quotePath = '/spot/ws/quote/v1';

/** Maximum size of a client's message in bytes. A larger one closes the connection with 1009. */
const maxMessageBytes = 16 * 1024;
/** Maximum number of connections per client address. A handshake above it gets 429. */
const maxConnections = 200;
/** Interval of protocol pings in ms. A client that has not replied by the next ping is disconnected. */
const pingMs = 30_000;

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

/** Creates the quote socket. Sends a snapshot per subscribed symbol, then every quote. */
export function createQuoteServer(
  market: Market,
  serverClock: ServerClock,
  clock: Clock,
): QuoteServer {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: maxMessageBytes,
    // It would cut a client that sends many pings, without saying why.
    autoPong: false,
  });
  const connections = new Set<QuoteConnection>();
  let pingTimer = clock.setTimeout(pingAll, pingMs);

  const quoteServer: QuoteServer = {
    silent: false,
    accept(request, socket, head) {
      const address = request.socket.remoteAddress;
      const open = [...connections].filter((connection) => connection.address === address).length;
      if (open < maxConnections) {
        server.handleUpgrade(request, socket, head, (opened) => welcome(opened, address));
      } else {
        const reason = `Too many quote sockets: at most ${maxConnections} per address.`;
        refuseUpgrade(socket, 429, reason);
      }
    },
    drop: () => each((socket) => socket.terminate()),
    closeAll: (code, reason) => each((socket) => socket.close(code, reason)),
    broadcast: (text) => each((socket) => socket.send(text)),
    state() {
      const subscriptions: Record<string, number> = {};
      for (const symbol of market.symbols) {
        const followers = [...connections].filter(({ symbols }) => symbols.has(symbol)).length;
        if (followers > 0) subscriptions[symbol] = followers;
      }
      return { clients: connections.size, silent: quoteServer.silent, subscriptions };
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
    for (const connection of connections) {
      if (!connection.symbols.has(quote.symbol)) continue;
      frame ??= frameOf(quote, { first: false });
      connection.send(frame);
    }
  });

  return quoteServer;

  function each(action: (socket: WebSocket) => void): number {
    const all = [...connections];
    for (const { socket } of all) action(socket);
    return all.length;
  }

  function frameOf(quote: Quote, { first }: { first: boolean }): string {
    const { offsetMs } = serverClock;
    return tickerFrame(quote, { first, sendTime: serverClock.now(), offsetMs });
  }

  function welcome(socket: WebSocket, address: string | undefined): void {
    const connection = createQuoteConnection({
      socket,
      address,
      clock,
      isSilent: () => quoteServer.silent,
      snapshotOf(symbol) {
        const quote = market.latest(symbol);
        return quote && frameOf(quote, { first: true });
      },
    });
    connections.add(connection);
    socket.on('close', () => connections.delete(connection));
  }

  function pingAll(): void {
    pingTimer = clock.setTimeout(pingAll, pingMs);
    if (quoteServer.silent) return;
    for (const connection of connections) connection.checkAlive();
  }
}
