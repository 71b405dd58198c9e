import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { WebSocketServer, type WebSocket } from 'ws';
import {
  createServerCore,
  type QuoteServerControls,
  type QuoteServerProtocol,
} from './serverCore.ts';

export interface QuoteServerOptions extends QuoteServerProtocol {
  /** Port to listen on. Default: 0, which selects any free port. */
  port?: number;
  /** Path of the WebSocket. Default: `/spot/ws/quote/v1`. */
  path?: string;
}

export interface QuoteServer extends QuoteServerControls {
  /** Address of the server, `ws://127.0.0.1:{port}{path}`. */
  readonly url: string;
  readonly port: number;
  /** Cuts all connections and stops listening. */
  stop(): Promise<void>;
  /** Cuts all connections and listens again on the same port. */
  restart(): Promise<void>;
}

/** Starts a real WebSocket server for tests, with the protocol of PROTOCOL.md. Needs the package `ws`. */
export async function createQuoteServer({
  port: requestedPort = 0,
  path = '/spot/ws/quote/v1',
  ...protocol
}: QuoteServerOptions = {}): Promise<QuoteServer> {
  const core = createServerCore(protocol);
  let server: WebSocketServer | undefined;
  let port = requestedPort;

  async function listen() {
    const listening = new WebSocketServer({
      host: '127.0.0.1',
      port,
      path,
      verifyClient: () => !core.isRefusing,
    });
    await once(listening, 'listening');
    port = (listening.address() as AddressInfo).port;
    listening.on('connection', accept);
    server = listening;
  }

  function accept(client: WebSocket) {
    client.on('message', (data, isBinary) => {
      core.receive(client, isBinary ? '' : (data as Buffer).toString());
    });
    client.on('close', () => {
      core.leave(client);
    });
    // Ignore errors of cut connections: a close event follows.
    client.on('error', () => undefined);
    core.accept(client);
  }

  async function stop() {
    const stopping = server;
    server = undefined;
    if (!stopping) return;
    core.terminateAll();
    await new Promise((resolve) => stopping.close(resolve));
  }

  await listen();

  const { controls } = core;
  return {
    ...controls,
    get url() {
      return `ws://127.0.0.1:${port}${path}`;
    },
    get port() {
      return port;
    },
    get clients() {
      return controls.clients;
    },
    get accepted() {
      return controls.accepted;
    },
    stop,
    async restart() {
      await stop();
      await listen();
    },
  };
}
