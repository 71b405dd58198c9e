import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createQuoteSocket, type QuoteSocket, type QuoteSocketOptions } from '../src/index.ts';
import { createFakeWorld } from './fakes/fakeWorld.ts';

let world: ReturnType<typeof createFakeWorld>;
let { clock, network, page, errors } = {} as ReturnType<typeof createFakeWorld>;

beforeEach(() => {
  world = createFakeWorld();
  ({ clock, network, page, errors } = world);
});

function create(options: Partial<QuoteSocketOptions>): QuoteSocket {
  const socket = createQuoteSocket({ ...world.options, ...options });
  socket.on('error', (error) => errors.push(error));
  return socket;
}

/** Settles promises, then advances the clock. */
async function pass(ms: number) {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  clock.advance(ms);
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

const unauthorized = { code: 4401, reason: 'token expired' };

describe('shouldReconnect', () => {
  it('stops after a close code for which it returns false, until connect is called', async () => {
    const shouldReconnect = vi.fn(({ code }: { code: number }) => code !== 4401);
    const socket = create({ shouldReconnect });
    const states: unknown[] = [];
    socket.subscribe('BTCUSDT', () => undefined);
    await pass(1_000);
    const price = network.publish('BTCUSDT');
    await pass(1_000);
    socket.on('status', (state) => states.push(state));
    network.cut(unauthorized);
    expect(shouldReconnect.mock.calls).toEqual([[unauthorized, undefined]]);
    expect(states).toEqual([{ status: 'closed', phase: 'stopped', ...unauthorized }]);
    expect([socket.isStale('BTCUSDT'), socket.getSnapshot('BTCUSDT')?.close]).toEqual([
      true,
      price,
    ]);
    page.fire('offline');
    page.fire('online');
    page.fire('visible');
    await pass(24 * 3_600_000);
    expect([network.made.length, clock.pending, page.listeners]).toEqual([1, 0, 0]);
    socket.connect();
    await pass(30);
    expect([network.made.length, socket.phase]).toEqual([2, 'open']);
    expect([...network.last.symbols]).toEqual(['BTCUSDT']);
    socket.close();
  });

  it('is called after each failure, and the socket retries with backoff if it returns true', async () => {
    const shouldReconnect = vi.fn(() => true);
    const socket = create({ shouldReconnect });
    network.weather = 'down';
    socket.connect();
    await pass(5_000);
    expect(network.made.length).toBeGreaterThan(2);
    expect(shouldReconnect.mock.calls.slice(0, 2)).toEqual([
      [{ code: 1006, reason: '' }, undefined],
      [{ code: 1006, reason: '' }, undefined],
    ]);
    socket.close();
  });

  it('counts as true if it throws, and the exception is reported', async () => {
    const cause = new Error('mine');
    const socket = create({
      shouldReconnect() {
        throw cause;
      },
    });
    socket.connect();
    await pass(30);
    network.cut(unauthorized);
    expect(errors).toMatchObject([{ kind: 'listener', cause }]);
    expect(socket.phase).toBe('waiting');
    await pass(2_000);
    expect(socket.phase).toBe('open');
    socket.close();
  });

  it.each([true, false])('may close the socket, and returns %s', async (answer) => {
    const socket: QuoteSocket = create({
      shouldReconnect() {
        socket.close();
        return answer;
      },
    });
    socket.connect();
    await pass(30);
    network.cut();
    await pass(60_000);
    expect([network.made.length, socket.phase, clock.pending]).toEqual([1, 'stopped', 0]);
  });

  it('may reconnect the socket itself', async () => {
    const socket: QuoteSocket = create({
      shouldReconnect() {
        socket.connect();
        return true;
      },
    });
    socket.connect();
    await pass(30);
    network.cut();
    await pass(60_000);
    expect([network.made.length, network.open.size, socket.phase]).toEqual([2, 1, 'open']);
    socket.close();
  });
});

describe('url as a function', () => {
  it('is called at each attempt', async () => {
    let calls = 0;
    const socket = create({ url: () => Promise.resolve(`wss://quotes.test/?t=${(calls += 1)}`) });
    expect(calls).toBe(0);
    socket.connect();
    expect(socket.phase).toBe('connecting');
    socket.connect();
    await pass(30);
    network.cut();
    await pass(1_000);
    await pass(30);
    expect(network.made.map(({ url }) => url)).toEqual([
      'wss://quotes.test/?t=1',
      'wss://quotes.test/?t=2',
    ]);
    expect(socket.phase).toBe('open');
    socket.close();
  });

  it.each<[string, () => string | Promise<string>, unknown]>([
    ['rejects', () => Promise.reject(new Error('no token')), new Error('no token')],
    [
      'throws',
      () => {
        throw new Error('no token');
      },
      new Error('no token'),
    ],
    ['returns no address', () => 'quotes.test', expect.objectContaining({ kind: 'badUrl' })],
    ['is insecure', () => 'ws://quotes.test', expect.objectContaining({ kind: 'insecure' })],
  ])('backs off if it %s', async (_name, url, cause) => {
    const calls = vi.fn(url);
    const socket = create({ url: calls, pageProtocol: 'https:' });
    socket.connect();
    await pass(0);
    expect(errors).toMatchObject([{ kind: 'noWebSocket', cause }]);
    expect([socket.status, socket.phase]).toEqual(['error', 'waiting']);
    for (let second = 0; second < 60; second += 1) await pass(1_000);
    // The delays are 0.5, 1, 2 and 4 s, then 7.5 s each. The test advances in steps of a second.
    expect(calls).toHaveBeenCalledTimes(11);
    socket.close();
    expect(clock.pending).toBe(0);
  });

  it('does not recurse if an error listener reconnects', async () => {
    const url = vi.fn(() => Promise.reject(new Error('no token')));
    const socket = create({ url });
    socket.on('error', () => {
      socket.reconnect();
    });
    socket.connect();
    await pass(0);
    expect(url).toHaveBeenCalledOnce();
    expect(socket.phase).toBe('waiting');
    socket.close();
  });

  it('counts as failed if it is pending for 13 s, and an address that it returns later is ignored', async () => {
    const resolves: ((url: string) => void)[] = [];
    const socket = create({ url: () => new Promise((resolve) => resolves.push(resolve)) });
    socket.connect();
    await pass(12_999);
    expect([resolves.length, errors.length]).toEqual([1, 0]);
    await pass(1);
    expect(errors).toMatchObject([{ kind: 'silent' }]);
    expect(socket.phase).toBe('waiting');
    await pass(500);
    expect(resolves).toHaveLength(2);
    resolves[0]?.('wss://late.test/');
    await pass(100);
    expect(network.made).toEqual([]);
    resolves[1]?.('wss://quotes.test/');
    await pass(30);
    expect(network.made.map(({ url }) => url)).toEqual(['wss://quotes.test/']);
    await pass(30);
    expect(socket.phase).toBe('open');
    socket.close();
  });

  it.each(['close', 'suspend'] as const)(
    'leaves no timer and no connection after %s while it is pending',
    async (end) => {
      let resolve: (url: string) => void = () => undefined;
      const socket = create({
        url: () =>
          new Promise((settle) => {
            resolve = settle;
          }),
      });
      socket.connect();
      await pass(0);
      if (end === 'close') socket.close();
      else page.fire('suspend');
      resolve('wss://quotes.test/');
      await pass(60_000);
      expect([network.made.length, clock.pending]).toEqual([0, 0]);
      socket.close();
    },
  );

  it('uses only the last address after reconnect', async () => {
    const resolves: ((url: string) => void)[] = [];
    const socket = create({ url: () => new Promise((resolve) => resolves.push(resolve)) });
    socket.connect();
    await pass(0);
    socket.reconnect();
    await pass(0);
    resolves[1]?.('wss://second.test/');
    resolves[0]?.('wss://first.test/');
    await pass(30);
    expect(network.made.map(({ url }) => url)).toEqual(['wss://second.test/']);
    socket.close();
  });
});

it('passes the subprotocols to the WebSocket', () => {
  const socket = create({ protocols: ['quotes.v1', 'quotes.v2'] });
  socket.connect();
  expect(network.last.protocols).toEqual(['quotes.v1', 'quotes.v2']);
  socket.close();
  world.socket.connect();
  expect(network.last.protocols).toBeUndefined();
  world.socket.close();
});
