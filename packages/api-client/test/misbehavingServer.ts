import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import cases from './catalogue.cases.json' with { type: 'json' };

/** The server's response to a case. */
export interface CaseAnswer {
  status?: number;
  type?: string;
  body?: string;
  fault?: string;
  to?: string;
}

export interface SeenRequest {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface MisbehavingServer {
  origin: string;
  /** All requests except preflights and `/stalled/{index}`. */
  requests: SeenRequest[];
  /** Responds to paths that belong to no case of the table. */
  handle: (request: SeenRequest, response: ServerResponse) => void;
  close(): Promise<void>;
}

/**
 * Starts a server that responds to `/s1/case/{index}` as the table of cases defines: it can cut, stall
 * or drip a response. A request to `/stalled/{index}` gets its response as soon as the response to that
 * case stalls. CORS allows every origin, so that the table can also run in browsers.
 */
export async function startMisbehavingServer(foreignOrigin = ''): Promise<MisbehavingServer> {
  const sockets = new Set<Socket>();
  const timers = new Set<NodeJS.Timeout>();
  const stalls = createStalls();
  const started: MisbehavingServer = {
    origin: '',
    requests: [],
    handle: (_request, response) => {
      response.writeHead(404).end();
    },
    close: () => {
      for (const timer of timers) clearTimeout(timer);
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };

  const server: Server = createServer((request, response) => {
    const { origin } = request.headers;
    response.setHeader('Access-Control-Allow-Origin', origin ?? '*');
    response.setHeader('Access-Control-Allow-Credentials', 'true');
    if (request.method === 'OPTIONS') {
      response
        .setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, PATCH, DELETE')
        .setHeader(
          'Access-Control-Allow-Headers',
          request.headers['access-control-request-headers'] ?? '*',
        )
        .writeHead(204)
        .end();
      return;
    }
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const stalled = /^\/stalled\/(\d+)/.exec(url)?.[1];
      if (stalled !== undefined) {
        stalls.await(Number(stalled), () => response.end());
        return;
      }
      const seen = { method, url, headers, body };
      started.requests.push(seen);
      const index = /^\/s1\/case\/(\d+)/.exec(url)?.[1];
      if (index === undefined) started.handle(seen, response);
      else answer(cases[Number(index)]?.answer ?? {}, response, () => stalls.report(Number(index)));
    });
  });

  function answer(
    { status = 200, type, body = '', fault, to }: CaseAnswer,
    response: ServerResponse,
    stalled: () => void,
  ) {
    const half = Math.ceil(body.length / 2);
    const declare = () => {
      response.writeHead(status, {
        'Content-Type': type ?? 'application/json',
        'Content-Length': Buffer.byteLength(body),
      });
    };
    switch (fault) {
      case undefined:
        response.writeHead(status, type === undefined ? {} : { 'Content-Type': type }).end(body);
        break;
      case 'resetBeforeHeaders':
        response.socket?.resetAndDestroy();
        break;
      case 'resetInBody':
        declare();
        response.write(body.slice(0, half), () => response.socket?.resetAndDestroy());
        break;
      case 'endInBody':
        declare();
        response.write(body.slice(0, half), () => response.socket?.end());
        break;
      case 'stallBeforeHeaders':
        stalled();
        break;
      case 'stallInBody':
        declare();
        response.write(body.slice(0, half), stalled);
        break;
      case 'drip':
        declare();
        drip(body, response);
        break;
      case 'redirect':
        response
          .writeHead(status, {
            Location: to === 'foreign' ? `${foreignOrigin}/s1/stolen` : '/s1/elsewhere',
          })
          .end();
        break;
      default:
        throw new Error(`Unknown fault "${fault}" in the table of cases.`);
    }
  }

  function drip(body: string, response: ServerResponse) {
    if (body === '') {
      response.end();
      return;
    }
    response.write(body[0]);
    const timer = setTimeout(() => {
      timers.delete(timer);
      drip(body.slice(1), response);
    }, 8);
    timers.add(timer);
  }

  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  started.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return started;
}

/** Creates a registry of stalled responses, and of callbacks that wait for a stall. Each stall calls one callback. */
function createStalls() {
  const stalled = new Set<number>();
  const waiting = new Map<number, () => void>();
  return {
    await(index: number, callback: () => void) {
      if (stalled.delete(index)) callback();
      else waiting.set(index, callback);
    },
    report(index: number) {
      const callback = waiting.get(index);
      if (callback) callback();
      else stalled.add(index);
      waiting.delete(index);
    },
  };
}
