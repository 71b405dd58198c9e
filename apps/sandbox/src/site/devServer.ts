import {
  request as httpRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import type { Duplex } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasForeignOrigin } from '../http/request.ts';
import { isFramed, isHtml, withDevice } from '../phone/phoneRoutes.ts';
import { refuseUpgrade } from '../http/upgrades.ts';

/**
 * Proxies requests that the sandbox does not handle to a dev server, so that its pages and the API share one
 * origin. Rewrites only the host and origin headers.
 */
export interface DevServer {
  handle: (request: FastifyRequest, reply: FastifyReply) => FastifyReply;
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
}

export function createDevServer(target: URL): DevServer {
  /** Replaces the sandbox's host and origin with those of the dev server, which rejects all others. */
  function headersOf(request: IncomingMessage): OutgoingHttpHeaders {
    const headers: OutgoingHttpHeaders = { ...request.headers, host: target.host };
    if (request.headers.origin !== undefined && !hasForeignOrigin(request)) {
      headers.origin = target.origin;
    }
    return { ...headers, 'x-forwarded-host': request.headers.host };
  }

  // Do not parse the path with `new URL`: `//other.host/x` would change the host.
  function open(request: IncomingMessage) {
    return httpRequest({
      hostname: target.hostname.replace(/^\[|\]$/g, ''),
      port: target.port || 80,
      path: request.url,
      method: request.method,
      headers: headersOf(request),
    });
  }

  return {
    handle(request, reply) {
      reply.hijack();
      const outgoing = open(request.raw);
      const adapt = isFramed(request) ? withDevice : undefined;
      outgoing.on('response', (answer) => forward(answer, reply.raw, adapt));
      outgoing.on('error', () => {
        if (reply.raw.headersSent) reply.raw.destroy();
        else sendUnreachable(reply.raw, target);
      });
      reply.raw.on('close', () => outgoing.destroy());
      request.raw.pipe(outgoing);
      return reply;
    },

    upgrade(request, socket, head) {
      const outgoing = open(request);
      outgoing.on('upgrade', (answer, upstream, upstreamHead) => {
        socket.write(headOf(answer));
        if (upstreamHead.length > 0) socket.write(upstreamHead);
        if (head.length > 0) upstream.write(head);
        upstream.pipe(socket).pipe(upstream);
        upstream.on('error', () => socket.destroy());
        upstream.on('close', () => socket.destroy());
        socket.on('close', () => upstream.destroy());
      });
      outgoing.on('response', (answer) => {
        answer.resume();
        refuseUpgrade(socket, answer.statusCode ?? 502);
      });
      outgoing.on('error', () => refuseUpgrade(socket, 502));
      socket.on('close', () => outgoing.destroy());
      outgoing.end();
    },
  };
}

/** @param adapt - adds a script to pages, undefined if they are sent unchanged */
function forward(
  answer: IncomingMessage,
  response: ServerResponse,
  adapt: ((html: string) => string) | undefined,
): void {
  const status = answer.statusCode ?? 502;
  answer.on('error', () => response.destroy());
  if (!adapt || !isHtml(answer.headers['content-type'])) {
    response.writeHead(status, answer.headers);
    answer.pipe(response);
    return;
  }
  // The script makes the page longer.
  delete answer.headers['content-length'];
  response.writeHead(status, answer.headers);
  void text(answer).then(
    (html) => response.end(adapt(html)),
    () => response.destroy(),
  );
}

/** Responds with a page that loads again, because the dev server may still be starting. */
function sendUnreachable(response: ServerResponse, { origin }: URL): void {
  response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8', refresh: '2' });
  response.end(
    `The dev server at ${origin} does not respond. This page loads again when it does.\n`,
  );
}

/** Returns the status line and headers of an accepted handshake, unchanged. */
function headOf({ statusCode = 101, statusMessage = '', rawHeaders }: IncomingMessage): string {
  const lines = [`HTTP/1.1 ${statusCode} ${statusMessage}`];
  for (let i = 0; i < rawHeaders.length; i += 2) {
    lines.push(`${rawHeaders[i] ?? ''}: ${rawHeaders[i + 1] ?? ''}`);
  }
  return `${lines.join('\r\n')}\r\n\r\n`;
}
