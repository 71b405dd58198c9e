import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { WebSocketServer, type WebSocket } from 'ws';
import { faultFrames, type QuoteFault } from './quoteFault.ts';
import { realtimesFrame } from './realtimesFrame.ts';
import type { Ticker } from '../wire/ticker.ts';

export interface QuoteServerOptions {
  /** Default 0: any free port. */
  port?: number;
  /** Default `/spot/ws/quote/v1`. */
  path?: string;
}

/** A message from a client, as parsed JSON. */
export interface ReceivedMessage {
  connection: number;
  message: unknown;
}

export interface QuoteServer {
  /** Address of the server, `ws://127.0.0.1:{port}{path}`. */
  readonly url: string;
  readonly port: number;
  /** Number of clients connected now. */
  readonly clients: number;
  /** Number of connections accepted since the server was created. */
  readonly accepted: number;
  /** All messages from clients, in order of arrival. */
  readonly received: readonly ReceivedMessage[];
  /** Symbols that the connected clients subscribe to, without duplicates. */
  subscribed(): string[];
  /** Sends each quote to the clients that subscribe to its symbol. */
  publish(...tickers: Partial<Ticker>[]): void;
  /** Sends text or bytes unchanged to every client. */
  sendRaw(data: string | Uint8Array): void;
  /** Simulates a failure, starting now. */
  fault(fault: QuoteFault): void;
  /** Resolves when the condition holds. It is checked now and after every message, connection and close. */
  until(condition: () => boolean): Promise<void>;
  /** Cuts all connections and stops listening. */
  stop(): Promise<void>;
  /** Cuts all connections and listens again on the same port. */
  restart(): Promise<void>;
}

/** Starts a real WebSocket server for tests, with the protocol of PROTOCOL.md. Needs the package `ws`. */
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

  function checkConditions() {
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
    listening.on('connection', accept);
    server = listening;
  }

  function accept(client: WebSocket) {
    const connection = (accepted += 1);
    clients.set(client, new Set());
    client.on('message', (data, isBinary) => {
      const text = isBinary ? '' : (data as Buffer).toString();
      const message = parse(text);
      received.push({ connection, message });
      answer(client, message);
      checkConditions();
    });
    client.on('close', () => {
      clients.delete(client);
      checkConditions();
    });
    // A cut connection may report an error; its close event follows.
    client.on('error', () => undefined);
    checkConditions();
  }

  function answer(client: WebSocket, message: unknown) {
    const { ping, topic, event, symbol } = (message ?? {}) as Record<string, unknown>;
    if (typeof ping === 'number') send(client, { pong: ping });
    if (topic !== 'realtimes' || typeof symbol !== 'string') return;
    const symbols = clients.get(client);
    for (const name of symbol.split(',')) {
      if (event === 'sub') symbols?.add(name);
      if (event === 'cancel') symbols?.delete(name);
    }
    send(client, { topic, event, symbol, params: { binary: 'false' }, code: '0', msg: 'Success' });
  }

  function send(client: WebSocket, message: object | string) {
    if (silent) return;
    client.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  function simulate(fault: QuoteFault) {
    switch (fault.type) {
      case 'silence':
        silent = fault.on ?? true;
        break;
      case 'refuse':
        refusing = fault.on ?? true;
        break;
      case 'close':
        for (const client of clients.keys()) client.close(fault.code ?? 1012, fault.reason);
        break;
      case 'cut':
        for (const client of clients.keys()) client.terminate();
        break;
      default:
        for (const frame of faultFrames(fault)) {
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
        for (const [client, symbols] of clients) if (symbols.has(symbol)) send(client, text);
      }
    },
    sendRaw(data) {
      for (const client of clients.keys()) client.send(data);
    },
    fault: simulate,
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
