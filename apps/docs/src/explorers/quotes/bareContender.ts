import type { Contender, ContenderInput } from './contender.ts';
import { createMeasure, measuredSocket } from './measuredSocket.ts';
import { createPlainPrices } from './plainPrices.ts';

/** Subset of `WebSocket` that a page uses. Libraries with the same interface also match. */
interface BareSocket {
  readonly readyState: number;
  send(message: string): void;
  close(): void;
  addEventListener(type: 'open', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
}

/** Phase by `readyState`. A socket that is closing counts as closed. */
const phases = ['connecting', 'open', 'closed', 'closed'] as const;

/** A socket with only the code that every page needs: it subscribes after each open, and reads each message. */
export function bareContender(
  name: string,
  input: ContenderInput,
  connect: (Socket: typeof WebSocket) => BareSocket,
): Contender {
  const measure = createMeasure(input.stopwatch);
  const prices = createPlainPrices(input.symbols, input.now);
  const socket = connect(measuredSocket(input, measure));
  socket.addEventListener('open', () => socket.send(prices.request));
  socket.addEventListener('message', ({ data }) => prices.read(data));
  return {
    name,
    state: () => ({
      phase: phases[socket.readyState] ?? 'closed',
      attempts: measure.attempts,
      updates: prices.updates,
      price: prices.price,
      pricedAt: prices.pricedAt,
      isStale: undefined,
      scriptMs: measure.scriptMs,
    }),
    dispose: () => socket.close(),
  };
}

/** A `WebSocket` without a library. */
export function plainContender(input: ContenderInput): Contender {
  return bareContender('WebSocket', input, (Socket) => new Socket(input.url));
}
