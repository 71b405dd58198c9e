import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { WebSocketServer, type WebSocket } from 'ws';
import { faultFrames, type QuoteFault } from './quoteFault.ts';
import { realtimesFrame } from './realtimesFrame.ts';
import type { Ticker } from './ticker.ts';

export interface QuoteServerOptions {
  /** Default 0: any free port. */
  port?: number;
  /** Default `/spot/ws/quote/v1`. */
  path?: string;
}

/** A message a client sent, as parsed JSON. */
export interface ReceivedMessage {
  connection: number;
  message: unknown;
}

export interface QuoteServer {
  /** Where clients connect, `ws://127.0.0.1:{port}/spot/ws/quote/v1`. */
  readonly url: string;
  readonly port: number;
  /** Clients connected now. */
  readonly clients: number;
  /** Connections taken since the start. */
  readonly accepted: number;
  /** Everything that clients sent, in order. */
  readonly received: readonly ReceivedMessage[];
  /** Symbols that the clients of now want, without doubles. */
  subscribed(): string[];
  /** Sends quotes to those who subscribed their symbols. */
  publish(...tickers: Partial<Ticker>[]): void;
  /** Sends text or bytes as they are, to everybody. */
  sendRaw(data: string | Uint8Array): void;
  /** Makes something go wrong, now. */
  fault(fault: QuoteFault): void;
  /** Resolves when the condition holds; looks after every message and connection. */
  until(condition: () => boolean): Promise<void>;
  /** Drops everybody and listens no more. */
  stop(): Promise<void>;
  /** Listens again, on the same port. */
  restart(): Promise<void>;
}

/** A real WebSocket server that speaks PROTOCOL.md, for tests. Needs the package `ws`. */
export async function createQuoteServer({
  port: wantedPort = 0,
  path = '/spot/ws/quote/v1',
}: QuoteServerOptions = {}): Promise<QuoteServer> {
  const clients = new Map<WebSocket, Set<string>>();
  const received: ReceivedMessage[] = [];
  const waiting = new Set<() => void>();
  let accepted = 0;
  let silent = false;
  let refusing = false;
  let server: WebSocketServer | undefined;
  let port = wantedPort;

  function changed() {
    for (const check of [...waiting]) check();
  }

  async function listen() {
    const listening = new WebSocketServer({
      host: '127.0.0.1',
      port,
      path,
      verifyClient: () => !refusing,
    });
    await once(listening, 'listening');
    port = (listening.address() as AddressInfo).port;
    listening.on('connection', welcome);
    server = listening;
  }

  function welcome(client: WebSocket) {
    const connection = (accepted += 1);
    clients.set(client, new Set());
    client.on('message', (data, isBinary) => {
      const text = isBinary ? '' : (data as Buffer).toString();
      const message = parse(text);
      received.push({ connection, message });
      answer(client, message);
      changed();
    });
    client.on('close', () => {
      clients.delete(client);
      changed();
    });
    // A fault cut it in the middle; its close follows.
    client.on('error', () => undefined);
    changed();
  }

  function answer(client: WebSocket, message: unknown) {
    const { ping, topic, event, symbol } = (message ?? {}) as Record<string, unknown>;
    if (typeof ping === 'number') tell(client, { pong: ping });
    if (topic !== 'realtimes' || typeof symbol !== 'string') return;
    const symbols = clients.get(client);
    for (const name of symbol.split(',')) {
      if (event === 'sub') symbols?.add(name);
      if (event === 'cancel') symbols?.delete(name);
    }
    tell(client, { topic, event, symbol, params: { binary: 'false' }, code: '0', msg: 'Success' });
  }

  function tell(client: WebSocket, message: object | string) {
    if (silent) return;
    client.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  function fault(what: QuoteFault) {
    switch (what.type) {
      case 'silence':
        silent = what.on ?? true;
        break;
      case 'refuse':
        refusing = what.on ?? true;
        break;
      case 'close':
        for (const client of clients.keys()) client.close(what.code ?? 1012, what.reason);
        break;
      case 'cut':
        for (const client of clients.keys()) client.terminate();
        break;
      default:
        for (const frame of faultFrames(what)) {
          for (const client of clients.keys()) if (!silent) client.send(frame);
        }
    }
  }

  async function stop() {
    const stopping = server;
    server = undefined;
    if (!stopping) return;
    for (const client of clients.keys()) client.terminate();
    clients.clear();
    await new Promise((resolve) => stopping.close(resolve));
  }

  await listen();

  return {
    get url() {
      return `ws://127.0.0.1:${port}${path}`;
    },
    get port() {
      return port;
    },
    get clients() {
      return clients.size;
    },
    get accepted() {
      return accepted;
    },
    received,
    subscribed: () => [...new Set([...clients.values()].flatMap((symbols) => [...symbols]))],
    publish(...tickers) {
      for (const ticker of tickers) {
        const { symbol, text } = realtimesFrame(ticker);
        for (const [client, symbols] of clients) if (symbols.has(symbol)) tell(client, text);
      }
    },
    sendRaw(data) {
      for (const client of clients.keys()) client.send(data);
    },
    fault,
    until(condition) {
      if (condition()) return Promise.resolve();
      return new Promise((resolve) => {
        const check = () => {
          if (!condition()) return;
          waiting.delete(check);
          resolve();
        };
        waiting.add(check);
      });
    },
    stop,
    async restart() {
      await stop();
      await listen();
    },
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
