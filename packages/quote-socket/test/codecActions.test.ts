import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createQuoteSocket,
  realtimesCodec,
  type QuoteClose,
  type QuoteCodec,
  type QuoteSocket,
} from '../src/index.ts';
import { createFakeWorld } from './fakes/fakeWorld.ts';

let world: ReturnType<typeof createFakeWorld>;
let socket: QuoteSocket;
const shouldReconnect = vi.fn((_close: QuoteClose) => true);

const pass = (ms: number) => world.clock.advanceAsync(ms);
const frame = (text: string) => world.network.last.later(text);

function createWith(codec: Partial<QuoteCodec>) {
  socket = createQuoteSocket({
    ...world.options,
    shouldReconnect,
    codec: { ...realtimesCodec, peek: undefined, ...codec },
  });
  socket.on('error', (error) => world.errors.push(error));
  socket.subscribe('BTCUSDT', () => undefined);
}

/** Answers pings, asks for a new connection when the token is expired, and reads quotes. */
const read: QuoteCodec['read'] = (text, { reply, reconnect }) => {
  const { ping, expired } = JSON.parse(text) as { ping?: number; expired?: boolean };
  if (ping !== undefined) reply({ answer: ping });
  if (expired) reconnect();
  return realtimesCodec.read(text);
};

beforeEach(() => {
  world = createFakeWorld();
  shouldReconnect.mockClear();
});

describe('a frame that arrives while `onOpen` waits', () => {
  const seen: string[] = [];
  const onOpen: QuoteCodec['onOpen'] = async ({ receive }) => void seen.push(await receive());

  beforeEach(() => {
    seen.length = 0;
  });

  it('is answered by `read` if it is a ping, and is then not passed to `receive`', async () => {
    createWith({ onOpen, read });
    await pass(30);
    for (const text of ['{"ping":7}', '{"ping":8}', '{"login":"ok"}']) frame(text);
    await pass(1_000);
    expect(seen).toEqual(['{"login":"ok"}']);
    expect(world.network.sentBy(-1).slice(0, 2)).toEqual([{ answer: 7 }, { answer: 8 }]);
    expect([socket.phase, world.errors]).toEqual(['open', []]);
    socket.close();
  });

  it('is passed to `receive` if `read` throws or requests a new connection', async () => {
    createWith({ onOpen, read });
    await pass(30);
    frame('welcome');
    await pass(20);
    expect([seen, socket.phase, world.errors]).toEqual([['welcome'], 'open', []]);
    world.network.cut();
    await pass(1_000);
    frame('{"expired":true}');
    await pass(20);
    expect([seen.length, socket.phase]).toEqual([2, 'open']);
    socket.close();
  });
});

describe('`reconnect` of `read`', () => {
  it('opens another connection with backoff, without asking `shouldReconnect`', async () => {
    createWith({ read });
    await pass(10_000);
    frame('{"expired":true}');
    await pass(500);
    expect([world.network.made.length, socket.status, socket.phase]).toEqual([
      1,
      'closed',
      'waiting',
    ]);
    await pass(1_000);
    expect([world.network.made.length, socket.phase]).toEqual([2, 'open']);
    expect(world.network.sentBy(-1)).toMatchObject([{ event: 'sub' }]);
    expect(shouldReconnect).not.toHaveBeenCalled();
    socket.close();
  });

  it('waits longer each time if new connections do not help', async () => {
    createWith({ read });
    for (let second = 0; second < 60; second += 1) {
      await pass(1_000);
      if (socket.phase === 'open') frame('{"expired":true}');
    }
    expect(world.network.made.length).toBeGreaterThan(4);
    expect(world.network.made.length).toBeLessThan(15);
    socket.close();
  });

  it('concerns the connection of the frame, not a later one', async () => {
    createWith({ read });
    await pass(10_000);
    frame('{"pong":1}');
    await pass(25);
    frame('{"expired":true}');
    await pass(25);
    // The first frame was flushed at once. The second has arrived, and waits for the next flush.
    expect([socket.stats.received, socket.phase]).toEqual([3, 'open']);
    socket.reconnect();
    await pass(5_000);
    expect([world.network.made.length, socket.phase]).toEqual([2, 'open']);
    socket.close();
  });
});
