import { STATUS_CODES, type IncomingMessage, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Faults } from './faults.ts';
import { pathOf } from './request.ts';

export type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/**
 * Routes WebSocket handshakes to the quote socket, or to `fallback` for other paths, and applies scripted
 * faults. Returns a function that cuts all upgraded connections, because closing an HTTP server does not.
 */
export function routeUpgrades(
  server: Server,
  {
    path,
    accept,
    fallback,
    faults,
  }: { path: string; accept: Upgrade; fallback: Upgrade; faults: Faults },
): () => void {
  const sockets = new Set<Duplex>();

  server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    const target = pathOf(request.url ?? '');
    const proceed = () => {
      if (socket.destroyed) return;
      const upgrade = target === path ? accept : fallback;
      upgrade(request, socket, head);
    };
    const fault = faults.strike('GET', target);
    if (!fault) return proceed();
    switch (fault.type) {
      case 'status':
        return refuseUpgrade(socket, fault.status, fault.body);
      case 'body':
        return refuseUpgrade(socket, 200, fault.body);
      case 'cut':
        return void socket.resetAndDestroy();
      case 'delay':
        return void setTimeout(proceed, fault.ms).unref();
      case 'hang':
        return;
      // The response of a handshake has no body to send in pieces.
      case 'drip':
        return proceed();
    }
  });

  return () => sockets.forEach((socket) => socket.destroy());
}

/** Rejects a handshake with an HTTP response and closes the connection. */
export function refuseUpgrade(socket: Duplex, status: number, body = ''): void {
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'Connection: close',
    'Content-Type: text/plain; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`);
}
