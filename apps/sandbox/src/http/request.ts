import type { IncomingMessage } from 'node:http';

/** Returns the path of a request target, without the query. */
export function pathOf(target: string): string {
  return target.split('?', 1)[0] ?? '';
}

/**
 * Returns whether a page on another origin sent a request. Requests without an Origin header come from
 * programs or same-origin navigation. Sandboxed frames and local files send the origin `null`, which counts as foreign.
 */
export function hasForeignOrigin({ headers }: IncomingMessage): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}

/**
 * Returns whether a request comes from this machine and its Host header is a local host. The Host check
 * prevents DNS rebinding, where the domain of a web page resolves to 127.0.0.1.
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
