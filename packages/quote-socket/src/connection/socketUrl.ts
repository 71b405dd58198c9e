import { QuoteSocketError } from '../quoteSocketError.ts';

const loopback = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

/**
 * Returns the normalized address.
 *
 * @throws {QuoteSocketError} `badUrl`, or `insecure` for `ws:` on an https page. Browsers block that
 * as mixed content, except for loopback addresses.
 */
export function socketUrl(url: string, pageProtocol: string | undefined): string {
  let parsed: URL | undefined;
  try {
    parsed = new URL(url);
  } catch {
    // Reported below, together with URLs that are not WebSocket addresses.
  }
  if (!parsed || !/^wss?:$/.test(parsed.protocol) || parsed.hash) {
    throw new QuoteSocketError('badUrl', `Invalid url "${url}": use wss://host/path`);
  }
  if (parsed.protocol === 'ws:' && pageProtocol === 'https:' && !loopback.test(parsed.hostname)) {
    throw new QuoteSocketError('insecure', `Insecure url "${url}" on an https page: use wss:`);
  }
  return parsed.href;
}
