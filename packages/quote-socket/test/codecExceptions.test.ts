import { beforeEach, expect, it, vi } from 'vitest';
import {
  createQuoteSocket,
  realtimesCodec,
  type QuoteCodec,
  type QuoteSocket,
} from '../src/index.ts';
import { createFakeWorld } from './fakes/fakeWorld.ts';

let world: ReturnType<typeof createFakeWorld>;

beforeEach(() => {
  world = createFakeWorld();
});

function createWith(codec: Partial<QuoteCodec>): QuoteSocket {
  const socket = createQuoteSocket({ ...world.options, codec: { ...realtimesCodec, ...codec } });
  socket.on('error', (error) => world.errors.push(error));
  return socket;
}

const cause = new Error('mine');
const throwing = () => {
  throw cause;
};

const kinds = () => world.errors.map(({ kind, cause: why }) => [kind, why]);

it('calls `subscribe` and `unsubscribe` only when the messages can be sent', () => {
  const subscribe = vi.fn(realtimesCodec.subscribe);
  const unsubscribe = vi.fn(realtimesCodec.unsubscribe);
  const socket = createWith({ subscribe, unsubscribe });
  const off = socket.subscribe('BTCUSDT', () => undefined);
  socket.subscribe('ETHUSDT', () => undefined);
  // The WebSocket opens after 30 ms.
  world.clock.advance(20);
  expect(subscribe).not.toHaveBeenCalled();
  world.clock.advance(10);
  expect(subscribe.mock.calls).toEqual([[['BTCUSDT', 'ETHUSDT']]]);
  world.network.weather = 'down';
  world.network.cut();
  off();
  socket.subscribe('EOSUSDT', () => undefined);
  world.clock.advance(60_000);
  socket.close();
  world.clock.advance(60_000);
  expect(subscribe).toHaveBeenCalledTimes(1);
  expect(unsubscribe).not.toHaveBeenCalled();
});

it.each(['subscribe', 'unsubscribe'] as const)(
  'stays open and emits an error if `%s` throws',
  (name) => {
    const socket = createWith({ [name]: throwing });
    const statuses: string[] = [];
    socket.on('status', ({ status }) => statuses.push(status));
    const off = socket.subscribe('BTCUSDT', () => undefined);
    world.clock.advance(30);
    off();
    world.clock.advance(10_000);
    expect(statuses).toEqual(['init', 'open']);
    expect(kinds()).toEqual([['codec', cause]]);
    socket.close();
  },
);

it('still checks the connection if `ping` throws', () => {
  const socket = createWith({ ping: throwing });
  socket.connect();
  world.clock.advance(30);
  world.network.weather = 'hole';
  world.clock.advance(13_000);
  expect(kinds()).toContainEqual(['codec', cause]);
  expect(kinds()).toContainEqual(['silent', undefined]);
  socket.close();
});

it('parses a frame for which `peek` throws, and reads the frames after it', () => {
  const socket = createWith({ peek: throwing });
  socket.subscribe('BTCUSDT', () => undefined);
  world.clock.advance(30);
  world.network.publish('BTCUSDT');
  const last = world.network.publish('BTCUSDT');
  world.clock.advance(1_000);
  expect(socket.getSnapshot('BTCUSDT')?.close).toBe(last);
  socket.close();
});

it('counts a frame as malformed for which `read` returns no lists', () => {
  const socket = createWith({ peek: undefined, read: () => ({}) as never });
  socket.subscribe('BTCUSDT', () => undefined);
  world.clock.advance(30);
  world.network.publish('BTCUSDT');
  world.clock.advance(1_000);
  expect(socket.stats).toMatchObject({ received: 1, malformed: 1 });
  socket.close();
});

it('sends nothing for a message that JSON cannot represent', () => {
  const sent: unknown[] = [];
  const send = vi.spyOn(world.network.WebSocket.prototype, 'send').mockImplementation((text) => {
    sent.push(text);
  });
  const socket = createWith({ ping: () => undefined });
  socket.connect();
  world.clock.advance(30);
  expect(socket.send(undefined)).toBe(false);
  expect(socket.send(() => 1)).toBe(false);
  world.clock.advance(11_000);
  expect(sent).toEqual([]);
  send.mockRestore();
  socket.close();
});

it('emits the first exception of `read` per connection', () => {
  const socket = createWith({ peek: undefined, read: throwing });
  socket.subscribe('BTCUSDT', () => undefined);
  world.clock.advance(30);
  const publishTwice = () => {
    world.network.publish('BTCUSDT');
    world.network.publish('BTCUSDT');
    world.clock.advance(1_000);
  };
  publishTwice();
  expect(kinds()).toEqual([['codec', cause]]);
  expect(socket.stats.malformed).toBe(2);
  socket.reconnect();
  world.clock.advance(1_000);
  publishTwice();
  expect(kinds()).toEqual([
    ['codec', cause],
    ['codec', cause],
  ]);
  socket.close();
});

it('emits a reply that JSON cannot represent', () => {
  const socket = createWith({
    peek: undefined,
    read(_frame, { reply }) {
      reply({ pong: 2n ** 53n });
      return undefined;
    },
  });
  socket.subscribe('BTCUSDT', () => undefined);
  world.clock.advance(30);
  world.network.publish('BTCUSDT');
  world.clock.advance(1_000);
  expect(kinds()).toEqual([['codec', expect.any(TypeError)]]);
  socket.close();
});

it('emits a SyntaxError for a frame that is JSON', () => {
  const read = () => BigInt('1.5') as never;
  const socket = createWith({ peek: undefined, read });
  socket.subscribe('BTCUSDT', () => undefined);
  world.clock.advance(30);
  world.network.publish('BTCUSDT');
  world.clock.advance(1_000);
  expect(kinds()).toEqual([['codec', expect.any(SyntaxError)]]);
  socket.close();
});

it('emits nothing for text that is not JSON', () => {
  const socket = createWith({});
  socket.connect();
  world.clock.advance(30);
  world.network.last.later('pong');
  world.clock.advance(1_000);
  expect([world.errors, socket.stats.malformed]).toEqual([[], 1]);
  socket.close();
});

it.each([0, -1, 0.5, NaN])('refuses the batch size %s', (batchSize) => {
  expect(() => createWith({ batchSize })).toThrow(
    expect.objectContaining({
      kind: 'badLimit',
      message: `Invalid codec.batchSize ${batchSize}: use an integer from 1`,
    }),
  );
});
