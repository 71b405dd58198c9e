import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export type Answer = (response: ServerResponse, request: IncomingMessage) => void;

/** Answers with a JSON body and status 200. */
export function json(value: unknown): Answer {
  return body(JSON.stringify(value));
}

export function body(content: string | Uint8Array, type = 'application/json'): Answer {
  return (response) => response.writeHead(200, { 'content-type': type }).end(content);
}

export function status(code: number, content = ''): Answer {
  return (response) => response.writeHead(code).end(content);
}

/** Never sends a byte. */
export const hang: Answer = () => {};

/** Sends headers and half a body, then nothing. */
export const stall: Answer = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.write('{"title":');
};

/** Sends half a body, then cuts the connection. */
export const cut: Answer = (response) => {
  stall(response, response.req);
  setTimeout(() => response.destroy(), 5);
};

/** Sends spaces until the client disconnects. */
export const endless: Answer = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const chunk = Buffer.alloc(64 * 1024, ' ');
  const more = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on('drain', more);
  more();
};

export function afterMs(ms: number, answer: Answer): Answer {
  return (response, request) => setTimeout(() => answer(response, request), ms);
}

export interface MisbehavingServer {
  origin: string;
  /** Returns the URL of a file: `{origin}/{locale}/{ns}.json`. */
  url: (locale: string, ns: string) => string;
  /** Responses by `{locale}/{ns}`, which tests may change at any time. Other paths get a 404. */
  answers: Record<string, Answer>;
  /** Requested files, in order. */
  requests: string[];
  /** Requests whose client disconnected before the response ended. */
  aborted: string[];
}

/** Starts a real HTTP server that stops after the test. */
export async function misbehavingServer(
  answers: Record<string, Answer> = {},
): Promise<MisbehavingServer> {
  const requests: string[] = [];
  const aborted: string[] = [];
  const server = createServer((request, response) => {
    const file = (request.url ?? '').slice(1).replace(/\.json$/, '');
    requests.push(file);
    response.on('close', () => {
      if (!response.writableFinished) aborted.push(file);
    });
    (answers[file] ?? status(404))(response, request);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    url: (locale, ns) => `${origin}/${locale}/${ns}.json`,
    answers,
    requests,
    aborted,
  };
}
