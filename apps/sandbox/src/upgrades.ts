import { STATUS_CODES, type IncomingMessage, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Faults } from './faults.ts';
import { pathOf } from './target.ts';

type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/**
 * Sends WebSocket handshakes to the quote socket, or elsewhere to `fallback`; scripted faults
 * strike here too. Returns what cuts every upgraded connection, which a closing HTTP server
 * leaves alone.
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
    const go = () => (target === path ? accept : fallback)(request, socket, head);
    const fault = faults.strike('GET', target);
    if (!fault) return go();
    switch (fault.type) {
      case 'status':
        return refuseUpgrade(socket, fault.status, fault.body);
      case 'body':
        return refuseUpgrade(socket, 200, fault.body);
      case 'cut':
        return void socket.resetAndDestroy();
      case 'delay':
        return void setTimeout(() => socket.destroyed || go(), fault.ms).unref();
      case 'hang':
        return;
      case 'drip':
        return go();
    }
  });

  return () => sockets.forEach((socket) => socket.destroy());
}

/** Answers a handshake with plain HTTP and closes. */
export function refuseUpgrade(socket: Duplex, status: number, body = ''): void {
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'Connection: close',
    'Content-Type: text/plain; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`);
}
