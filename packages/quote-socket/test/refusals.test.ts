import { beforeEach, expect, it } from 'vitest';
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

const pass = (ms: number) => {
  world.clock.advance(ms);
};

/** Subscribe and unsubscribe messages of a connection, such as `sub A,B`. */
const sent = (index = -1) =>
  world.network
    .sentBy(index)
    .map((message) => message as { event?: string; symbol?: string })
    .filter(({ event }) => event)
    .map(({ event, symbol }) => `${event} ${symbol}`);

function refuse(symbols: string) {
  world.network.last.later(
    `{"topic":"realtimes","event":"sub","symbol":"${symbols}","code":"-1","msg":"Busy"}`,
  );
}

function subscribeTo(socket: QuoteSocket, ...symbols: string[]) {
  return symbols.map((symbol) => socket.subscribe(symbol, () => undefined));
}

it('subscribes again with backoff until the server accepts', () => {
  const { socket, network } = world;
  subscribeTo(socket, 'A', 'B');
  pass(50);
  const waits = Array.from({ length: 8 }, () => {
    const count = sent().length;
    refuse('B');
    pass(120);
    let heartbeats = 0;
    for (; sent().length === count; heartbeats += 1) {
      network.publish('A');
      pass(1_000);
    }
    return heartbeats;
  });
  // With a random number of 0.5: 0.5 s, 1 s, 2 s and so on, up to 30 s.
  expect(waits).toEqual([1, 1, 2, 4, 8, 16, 30, 30]);
  expect(sent()).toEqual(['sub A,B', ...waits.map(() => 'sub B')]);
  network.publish('B');
  pass(200);
  expect(socket.getError('B')).toBeUndefined();
  pass(120_000);
  expect(sent()).toHaveLength(1 + waits.length);
  // A quote resets the backoff.
  refuse('B');
  pass(1_120);
  expect(sent()).toHaveLength(2 + waits.length);
  socket.close();
});

it('takes quotes as a sign that only a repetition was refused', () => {
  subscribeTo(world.socket, 'A');
  pass(50);
  refuse('A');
  pass(20);
  world.network.publish('A');
  pass(70_000);
  expect(sent()).toEqual(['sub A']);
  world.socket.close();
});

it('sends nothing for a symbol that is unsubscribed while it waits', () => {
  world.random = 0.999;
  const { socket } = world;
  const offs = subscribeTo(socket, 'A');
  pass(50);
  for (let times = 0; times < 4; times += 1) {
    refuse('A');
    pass(10_000);
  }
  const count = sent().length;
  for (const off of offs) off();
  refuse('A');
  pass(120_000);
  expect(sent()).toHaveLength(count);
  // A new subscription starts again.
  subscribeTo(socket, 'A');
  pass(50);
  expect(sent().slice(count)).toEqual(['sub A']);
  socket.close();
});

it('unsubscribes from a symbol whose repeated subscription is not refused', () => {
  const [off] = subscribeTo(world.socket, 'A');
  pass(50);
  refuse('A');
  pass(2_000);
  off?.();
  pass(7_000);
  expect(sent()).toEqual(['sub A', 'sub A', 'cancel A']);
  world.socket.close();
});

it('stops retrying when it is closed, and subscribes at once when it connects again', () => {
  const { socket, clock } = world;
  subscribeTo(socket, 'A');
  pass(50);
  refuse('A');
  pass(20);
  socket.close();
  pass(120_000);
  expect([sent(), clock.pending]).toEqual([['sub A'], 0]);
  socket.connect();
  pass(50);
  expect(sent()).toEqual(['sub A']);
  socket.close();
});

it('subscribes at once on a new connection, and keeps the backoff', () => {
  world.random = 0.999;
  const { socket, network } = world;
  subscribeTo(socket, 'A', 'B');
  pass(50);
  for (let times = 0; times < 5; times += 1) {
    refuse('A');
    pass(20_000);
  }
  refuse('A');
  pass(20);
  network.cut();
  pass(2_000);
  expect(network.made).toHaveLength(2);
  expect(sent()).toEqual(['sub A,B']);
  refuse('A');
  pass(20_000);
  expect(sent()).toEqual(['sub A,B']);
  pass(42_000);
  expect(sent()).toEqual(['sub A,B', 'sub A']);
  socket.close();
});

it('waits while the page is hidden, and does not lose its place when it is shown', () => {
  world.random = 0.999;
  const { socket, page } = world;
  subscribeTo(socket, 'A', 'B');
  pass(50);
  for (let times = 0; times < 5; times += 1) {
    refuse('A');
    pass(20_000);
  }
  const count = sent().length;
  refuse('A');
  pass(20);
  page.fire('hidden');
  pass(7_000);
  page.fire('visible');
  pass(1_000);
  // B was accepted; A still waits.
  expect(sent().slice(count)).toEqual(['cancel B', 'sub B']);
  pass(60_000);
  expect(sent().slice(count)).toEqual(['cancel B', 'sub B', 'sub A']);
  socket.close();
});

it('never repeats a subscription that the codec calls hopeless, until it is closed', () => {
  const read: QuoteCodec['read'] = (frame) => {
    const { tickers = [], failures = [] } = realtimesCodec.read(frame) ?? {};
    return { tickers, failures: failures.map((failure) => ({ ...failure, retry: false })) };
  };
  const socket = createQuoteSocket({ ...world.options, codec: { ...realtimesCodec, read } });
  socket.on('error', () => undefined);
  const [off] = subscribeTo(socket, 'A', 'B');
  pass(50);
  refuse('A');
  pass(120_000);
  socket.reconnect();
  pass(50);
  expect([sent(0), sent()]).toEqual([['sub A,B'], ['sub B']]);
  off?.();
  pass(7_000);
  expect(sent()).toEqual(['sub B']);
  subscribeTo(socket, 'A');
  pass(50);
  refuse('A');
  pass(1_000);
  socket.close();
  socket.connect();
  pass(50);
  expect(sent()).toEqual(['sub B,A']);
  socket.close();
});
