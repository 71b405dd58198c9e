import { QuoteSocketError } from './quoteSocketError.ts';

const loopback = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

/**
 * The address as it will be opened.
 *
 * @throws {QuoteSocketError} `badUrl`, or `insecure` for `ws:` on an https page (browsers block
 * it as mixed content, except to the own machine).
 */
export function socketUrl(url: string, pageProtocol: string | undefined): string {
  let parsed;
  try {
    parsed = new URL(url);
  } catch (cause) {
    throw new QuoteSocketError('badUrl', `"${url}" is no URL: give one such as wss://host/path`, {
      cause,
    });
  }
  if (!/^wss?:$/.test(parsed.protocol) || parsed.hash) {
    throw new QuoteSocketError('badUrl', `"${url}" is no ws: or wss: address without a #fragment`);
  }
  if (parsed.protocol === 'ws:' && pageProtocol === 'https:' && !loopback.test(parsed.hostname)) {
    throw new QuoteSocketError('insecure', `"${url}" is not encrypted, the page is: use wss:`);
  }
  return parsed.href;
}
