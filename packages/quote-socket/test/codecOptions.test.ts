import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createQuoteSocket,
  realtimesCodec,
  type OpenedLink,
  type QuoteClose,
  type QuoteCodec,
  type QuoteSocket,
  type QuoteSocketError,
  type QuoteSocketOptions,
} from '../src/index.ts';
import { createFakeWorld } from './fakes/fakeWorld.ts';

let world: ReturnType<typeof createFakeWorld>;
let socket: QuoteSocket;

beforeEach(() => {
  world = createFakeWorld();
});

function createWith(codec: Partial<QuoteCodec>, options: Partial<QuoteSocketOptions> = {}) {
  socket = createQuoteSocket({
    ...world.options,
    ...options,
    codec: { ...realtimesCodec, ...codec },
  });
  socket.on('error', (error) => world.errors.push(error));
  socket.subscribe('BTCUSDT', () => undefined);
}

const pass = (ms: number) => world.clock.advanceAsync(ms);
const frame = (text: string) => world.network.last.later(text);

describe('onOpen', () => {
  it('passes frames in order, and leaves the unread frames to the socket', async () => {
    const read: string[] = [];
    let finish = () => undefined as void;
    createWith({
      async onOpen({ send, receive }) {
        send({ login: 1 });
        read.push(await receive(), await receive());
        await new Promise<void>((resolve) => (finish = resolve));
      },
    });
    await pass(30);
    expect(world.network.sentBy(-1)).toEqual([{ login: 1 }]);
    world.network.last.symbols.add('BTCUSDT');
    for (const text of ['"1"', '"2"']) frame(text);
    await pass(20);
    const price = world.network.publish('BTCUSDT');
    await pass(1_000);
    expect([read, socket.phase, socket.stats.received]).toEqual([['"1"', '"2"'], 'connecting', 0]);
    finish();
    await pass(200);
    expect([socket.phase, socket.getSnapshot('BTCUSDT')?.close]).toEqual(['open', price]);
    expect(world.network.sentBy(-1)).toMatchObject([{ login: 1 }, { event: 'sub' }]);
    socket.close();
  });

  it('sends no ping and no message of the page before it has finished', async () => {
    createWith({ onOpen: () => new Promise(() => undefined) });
    await pass(12_000);
    expect(socket.send({ mine: 1 })).toBe(false);
    expect(world.network.sentBy(-1)).toEqual([]);
    socket.close();
  });

  it('has 13 s from the start of the attempt, and is then tried again with backoff', async () => {
    const onOpen = vi.fn((_link: OpenedLink) => new Promise<void>(() => undefined));
    createWith({ onOpen });
    await pass(13_000);
    expect(world.errors.map(({ kind, message }) => [kind, message])).toEqual([
      ['silent', 'No connection for 13000 ms'],
    ]);
    expect([socket.phase, onOpen.mock.calls.length]).toEqual(['waiting', 1]);
    await pass(600);
    expect([socket.phase, onOpen.mock.calls.length]).toEqual(['connecting', 2]);
    socket.close();
  });

  it.each([
    ['rejects', () => Promise.reject(new Error('no'))],
    [
      'throws',
      () => {
        throw new Error('no');
      },
    ],
  ])('emits an error and retries with backoff when it %s', async (_case, onOpen) => {
    createWith({ onOpen });
    await pass(31);
    expect(world.errors).toMatchObject([{ kind: 'handshake', cause: new Error('no') }]);
    expect([socket.status, socket.phase]).toEqual(['error', 'waiting']);
    await pass(60_000);
    expect(world.network.made.length).toBeGreaterThan(4);
    expect(world.network.made.length).toBeLessThan(15);
    socket.close();
  });

  it('is followed by `shouldReconnect` when it rejects, which can stop the socket', async () => {
    const shouldReconnect = vi.fn((_close: QuoteClose, error?: QuoteSocketError) => !error);
    createWith({ onOpen: () => Promise.reject(new Error('no')) }, { shouldReconnect });
    await pass(60_000);
    expect(shouldReconnect.mock.calls).toEqual([
      [{ code: 1006, reason: '' }, expect.objectContaining({ cause: new Error('no') })],
    ]);
    expect(world.errors).toMatchObject([{ kind: 'handshake', cause: new Error('no') }]);
    expect([world.network.made.length, socket.status, socket.phase]).toEqual([
      1,
      'error',
      'stopped',
    ]);
    expect([world.clock.pending, world.page.listeners]).toEqual([0, 0]);
  });

  it('is called again once after it rejected and `shouldReconnect` called `connect`', async () => {
    let answer = Promise.reject<void>(new Error('no'));
    const onOpen = vi.fn(() => answer);
    const shouldReconnect = () => {
      answer = Promise.resolve();
      socket.connect();
      return true;
    };
    createWith({ onOpen }, { shouldReconnect });
    await pass(60_000);
    expect([onOpen.mock.calls.length, world.network.made.length, socket.phase]).toEqual([
      2,
      2,
      'open',
    ]);
    socket.close();
    // The close event of the fake network comes 30 s later.
    await pass(30_000);
    expect(world.clock.pending).toBe(0);
  });

  it('ends when the connection ends: `receive` rejects, and a late result changes nothing', async () => {
    const ends: unknown[] = [];
    createWith({
      async onOpen({ receive }) {
        try {
          await receive();
        } catch (error) {
          ends.push(error);
          // Later calls reject as well.
          await receive().catch((again: unknown) => ends.push(again));
        }
      },
    });
    await pass(30);
    socket.close();
    await pass(1);
    expect(ends).toEqual([
      new Error('The connection has ended'),
      new Error('The connection has ended'),
    ]);
    expect([socket.phase, world.errors]).toEqual(['stopped', []]);
  });
});

it('sends each message of a list, also in batches', async () => {
  createWith({
    batchSize: 2,
    subscribe: (symbols) => [{ event: 'sub', symbol: symbols.join(',') }, 'text'],
  });
  const send = vi.spyOn(world.network.last, 'send').mockReturnValue();
  for (const symbol of ['AUSDT', 'BUSDT']) socket.subscribe(symbol, () => undefined);
  await pass(30);
  expect(send.mock.calls.flat()).toEqual([
    '{"event":"sub","symbol":"BTCUSDT,AUSDT"}',
    'text',
    '{"event":"sub","symbol":"BUSDT"}',
    'text',
  ]);
  socket.close();
});

it('sends what `read` replies, such as the answer to a ping of the server', async () => {
  createWith({
    read(text, { reply }) {
      const { ping } = JSON.parse(text) as { ping?: number };
      if (ping !== undefined) reply({ answer: ping });
      return { tickers: [], failures: [] };
    },
  });
  await pass(30);
  frame('{"ping":7}');
  await pass(1_000);
  expect(world.network.sentBy(-1)).toContainEqual({ answer: 7 });
  socket.close();
});

it('needs no `ping`, and still replaces a silent connection', async () => {
  createWith({ ping: undefined });
  await pass(12_900);
  expect(world.network.sentBy(-1)).toMatchObject([{ event: 'sub' }]);
  await pass(500);
  expect(world.errors.map(({ kind }) => kind)).toEqual(['silent']);
  socket.close();
});
