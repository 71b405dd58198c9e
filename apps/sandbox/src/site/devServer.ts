import { request as httpRequest, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
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
      outgoing.on('response', (answer) => {
        const status = answer.statusCode ?? 502;
        answer.on('error', () => reply.raw.destroy());
        if (isFramed(request) && isHtml(answer.headers['content-type'])) {
          const headers = { ...answer.headers };
          delete headers['content-length'];
          reply.raw.writeHead(status, headers);
          void text(answer).then(
            (html) => reply.raw.end(withDevice(html)),
            () => reply.raw.destroy(),
          );
          return;
        }
        reply.raw.writeHead(status, answer.headers);
        answer.pipe(reply.raw);
      });
      outgoing.on('error', () => {
        if (reply.raw.headersSent) {
          reply.raw.destroy();
        } else {
          // It may still be starting, so the browser tries again.
          reply.raw.writeHead(502, { 'content-type': 'text/plain; charset=utf-8', refresh: '2' });
          reply.raw.end(
            `The dev server at ${target.origin} does not respond. This page loads again when it does.\n`,
          );
        }
      });
      reply.raw.on('close', () => outgoing.destroy());
      request.raw.pipe(outgoing);
      return reply;
    },

    upgrade(request, socket, head) {
      const outgoing = open(request);
      outgoing.on('upgrade', (answer, upstream, upstreamHead) => {
        const lines = [`HTTP/1.1 ${answer.statusCode ?? 101} ${answer.statusMessage ?? ''}`];
        for (let i = 0; i < answer.rawHeaders.length; i += 2) {
          lines.push(`${answer.rawHeaders[i] ?? ''}: ${answer.rawHeaders[i + 1] ?? ''}`);
        }
        socket.write(`${lines.join('\r\n')}\r\n\r\n`);
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
