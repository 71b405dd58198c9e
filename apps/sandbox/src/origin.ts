import type { IncomingMessage } from 'node:http';

/**
 * True for a request that a page of another origin sent. Requests without an Origin header come
 * from programs or from same-origin navigation; `null` is a sandboxed or local page, so foreign.
 */
export function hasForeignOrigin({ headers }: IncomingMessage): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}

/**
 * True when the request comes from this machine and names it as a local host. The second half stops
 * a web page whose domain was pointed at 127.0.0.1 (DNS rebinding).
 */
export function isLocal({ headers, socket }: IncomingMessage): boolean {
  return isLoopback(socket.remoteAddress ?? '') && isLocalHost(headers.host ?? '');
}

function isLoopback(address: string): boolean {
  return /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/.test(address);
}

function isLocalHost(host: string): boolean {
  if (!URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    isLoopback(hostname)
  );
}
