import { QuoteSocketError } from './quoteSocketError.ts';

const loopback = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

/**
 * The address as it will be opened.
 *
 * @throws {QuoteSocketError} `badUrl`, or `insecure` for `ws:` on an https page (browsers block
 * it as mixed content, except to the own machine).
 */
export function socketUrl(url: string, pageProtocol: string | undefined): string {
  let parsed: URL | undefined;
  try {
    parsed = new URL(url);
  } catch {
    // Said below, together with the addresses that parse and are no socket's.
  }
  if (!parsed || !/^wss?:$/.test(parsed.protocol) || parsed.hash) {
    throw new QuoteSocketError('badUrl', `"${url}" is no socket: use wss://host/path`);
  }
  if (parsed.protocol === 'ws:' && pageProtocol === 'https:' && !loopback.test(parsed.hostname)) {
    throw new QuoteSocketError('insecure', `"${url}" is unencrypted on an https page: use wss:`);
  }
  return parsed.href;
}
