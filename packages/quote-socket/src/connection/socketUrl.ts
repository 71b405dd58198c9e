import { QuoteSocketError } from '../quoteSocketError.ts';

const loopback = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

/**
 * Validates an address and returns it normalized.
 *
 * @throws {QuoteSocketError} `badUrl`, or `insecure` for `ws:` on an https page. Browsers block that as
 *   mixed content, except for loopback addresses.
 */
export function socketUrl(url: string, pageProtocol: string | undefined): string {
  let kind: 'badUrl' | 'insecure' = 'badUrl';
  try {
    const { href, protocol, hash, hostname } = new URL(url);
    const isSocketUrl = /^wss?:$/.test(protocol) && !hash;
    const isAllowed = protocol === 'wss:' || pageProtocol !== 'https:' || loopback.test(hostname);
    if (isSocketUrl && isAllowed) return href;
    if (isSocketUrl) kind = 'insecure';
  } catch {
    // Reported below, together with URLs that are not WebSocket URLs.
  }
  throw new QuoteSocketError(kind, `Invalid url "${url}": use wss://host/path`);
}
