import { createQuoteSocket } from '@exchange/quote-socket';
import type { Contender, ContenderInput } from './contender.ts';
import { createMeasure, measuredSocket } from './measuredSocket.ts';

/** The socket of `@exchange/quote-socket` with its defaults. */
export function quoteSocketContender(input: ContenderInput): Contender {
  const { url, symbols, now, stopwatch } = input;
  const measure = createMeasure(stopwatch);
  const socket = createQuoteSocket({
    url,
    WebSocket: measuredSocket(input, measure),
    clock: {
      now,
      setTimeout: (callback, ms) => setTimeout(() => measure.run(callback), ms),
      clearTimeout: (timer) => clearTimeout(timer as number),
    },
  });
  let updates = 0;
  let pricedAt: number | undefined;
  socket.on('flush', () => (updates += 1));
  // The phase already shows failed connections, so errors need no handling.
  socket.on('error', () => undefined);
  const [first = ''] = symbols;
  for (const symbol of symbols) {
    socket.subscribe(symbol, () => {
      if (symbol === first) pricedAt = now();
    });
  }
  return {
    name: 'quote-socket',
    state: () => ({
      phase: socket.phase,
      attempts: measure.attempts,
      updates,
      price: socket.getSnapshot(first)?.close,
      pricedAt,
      isStale: socket.isStale(first),
      scriptMs: measure.scriptMs,
    }),
    dispose: () => socket.close(),
  };
}
