import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';

/** Fields of a received frame. `text` contains a message that is not a valid frame. */
export interface Received {
  text?: string;
  symbol?: string;
  pong?: number;
  f?: boolean;
  sendTime?: number;
  data?: { t: number; c: string }[];
}

/** A minimal client of the quote socket that reads frames one by one. */
export async function openQuotes(url: string) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/spot/ws/quote/v1`);
  const frames: Received[] = [];
  const waiting: ((frame: Received) => void)[] = [];
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  socket.on('message', (data: Buffer) => {
    const text = data.toString();
    const frame = text.startsWith('{') ? (JSON.parse(text) as Received) : { text };
    const next = waiting.shift();
    if (next) next(frame);
    else frames.push(frame);
  });
  onTestFinished(() => socket.terminate());
  await new Promise((resolve, reject) => {
    socket.on('open', resolve);
    socket.on('error', reject);
  });
  const next = () => {
    const frame = frames.shift();
    return frame === undefined
      ? new Promise<Received>((resolve) => waiting.push(resolve))
      : Promise.resolve(frame);
  };
  return {
    socket,
    closed,
    next,
    /** Resolves to the next matching frame. Skips others. */
    async until(fits: (frame: Received) => boolean) {
      for (;;) {
        const frame = await next();
        if (fits(frame)) return frame;
      }
    },
    send: (message: unknown) =>
      socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    subscribe: (symbol: string, event = 'sub') =>
      socket.send(JSON.stringify({ topic: 'realtimes', event, symbol, params: { binary: false } })),
  };
}
