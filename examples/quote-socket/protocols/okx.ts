import { isDecimal } from '@exchange/quote-socket/decimal';
import type { Quote, QuoteCodec, QuoteFailure } from '@exchange/quote-socket';

export interface OkxQuote extends Quote {
  readonly currentTime: number;
  readonly last: string;
  readonly open24h: string;
}

interface Login {
  readonly apiKey: string;
  readonly passphrase: string;
  /** Signs a text with HMAC-SHA256 and the secret key. Returns base64. */
  sign(text: string): Promise<string>;
  /** Returns the time in seconds since 1970 UTC. */
  now(): number;
}

/** Codec of OKX v5 (`/ws/v5/public`, or `/ws/v5/private` with a login). */
export function createOkxCodec(login?: Login): QuoteCodec<OkxQuote> {
  const request = (op: string, symbols: readonly string[]) => ({
    op,
    args: symbols.map((instId) => ({ channel: 'tickers', instId })),
  });
  return {
    // A request may contain up to 64 KB.
    batchSize: 500,
    subscribe: (symbols) => request('subscribe', symbols),
    unsubscribe: (symbols) => request('unsubscribe', symbols),
    ping: () => 'ping',

    ...(login && {
      async onOpen({ send, receive }) {
        const timestamp = String(login.now());
        const sign = await login.sign(`${timestamp}GET/users/self/verify`);
        const { apiKey, passphrase } = login;
        send({ op: 'login', args: [{ apiKey, passphrase, timestamp, sign }] });
        for (;;) {
          const { event, code, msg } = JSON.parse(await receive()) as Record<string, unknown>;
          if (event === 'error') throw new Error(`Login refused: ${String(code)} ${String(msg)}`);
          if (event === 'login') return;
        }
      },
    }),

    read(frame) {
      if (frame === 'pong') return undefined;
      const { event, code, msg, arg, data } = JSON.parse(frame) as Record<string, unknown>;
      const tickers: OkxQuote[] = [];
      const failures: QuoteFailure[] = [];
      if (event === 'error') {
        const { instId } = Object(arg) as { instId?: unknown };
        const symbol = typeof instId === 'string' ? instId : '';
        failures.push({ symbol, refusal: JSON.stringify([code, msg]) });
      }
      for (const item of Array.isArray(data) ? (data as Record<string, unknown>[]) : []) {
        const { instId: symbol, last, open24h, ts } = item;
        if (typeof symbol !== 'string') return undefined;
        if (!isDecimal(last) || !isDecimal(open24h) || !isDecimal(ts)) failures.push({ symbol });
        else tickers.push({ symbol, currentTime: Number(ts), last, open24h });
      }
      return { tickers, failures };
    },
  };
}
