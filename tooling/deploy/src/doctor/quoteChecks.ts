import WebSocket from 'ws';
import type { Checks, Deployment, Fault } from './diagnose.ts';

/** Returns the check that the quote socket opens for the site's origin and replies to a ping. */
export function quoteChecks({ site, quotes }: Deployment, timeoutMs: number): Checks {
  if (quotes === undefined) return {};
  const { origin } = new URL(site);
  return { 'quote socket': () => checkPing(quotes, origin, timeoutMs) };
}

function checkPing(quotes: string, origin: string, timeoutMs: number): Promise<Fault | undefined> {
  return new Promise((resolve) => {
    const socket = new WebSocket(quotes, {
      origin,
      handshakeTimeout: timeoutMs,
      maxPayload: 1024 * 1024,
      followRedirects: false,
    });
    let remedy = `Accept WebSockets from ${origin} at ${quotes}.`;
    const end = (fault?: Fault) => {
      clearTimeout(timer);
      socket.terminate();
      resolve(fault);
    };
    const fail = (problem: string) => end([problem, remedy]);
    const timer = setTimeout(() => fail('it does not reply to a ping'), timeoutMs);
    socket.on('open', () => {
      remedy = 'Reply to {"ping":ms} with {"pong":ms}. See packages/quote-socket/PROTOCOL.md.';
      socket.send(JSON.stringify({ ping: 1 }));
    });
    socket.on('message', (data: Buffer) => {
      if (/"pong"/.test(data.toString())) end();
    });
    socket.on('error', ({ message }) => fail(message));
    socket.on('close', () => fail('it closes the connection'));
  });
}
