import WebSocket from 'ws';
import type { Checks, Deployment } from './diagnose.ts';

/** Returns the check that the quote socket opens for the site's origin and replies to a ping. */
export function quoteChecks({ site, quotes }: Deployment, timeoutMs: number): Checks {
  if (quotes === undefined) return {};
  return {
    'quote socket': () =>
      new Promise((resolve) => {
        const socket = new WebSocket(quotes, {
          origin: new URL(site).origin,
          handshakeTimeout: timeoutMs,
          maxPayload: 1024 * 1024,
          followRedirects: false,
        });
        let isOpen = false;
        const timer = setTimeout(() => end('it does not reply to a ping'), timeoutMs);
        const end = (problem?: string) => {
          clearTimeout(timer);
          socket.terminate();
          resolve(
            problem === undefined
              ? undefined
              : [
                  problem,
                  isOpen
                    ? 'Reply to {"ping":ms} with {"pong":ms}. See packages/quote-socket/PROTOCOL.md.'
                    : `Accept WebSockets from ${new URL(site).origin} at ${quotes}.`,
                ],
          );
        };
        socket.on('open', () => {
          isOpen = true;
          socket.send(JSON.stringify({ ping: 1 }));
        });
        socket.on('message', (data: Buffer) => {
          if (/"pong"/.test(data.toString())) end();
        });
        socket.on('error', (error) => end(error.message));
        socket.on('close', () => end('it closes the connection'));
      }),
  };
}
