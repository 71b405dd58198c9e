import { setImmediate } from 'node:timers/promises';
import { beforeEach, expect, it } from 'vitest';
import { createQuoteSocket, type QuoteSocket, type QuoteSocketOptions } from '../src/index.ts';
import { createFakeWorld } from './fakes/fakeWorld.ts';

let { clock, network, options } = {} as ReturnType<typeof createFakeWorld>;
let socket: QuoteSocket;
let errors: unknown[];

beforeEach(() => {
  ({ clock, network, options } = createFakeWorld());
  errors = [];
});

function connectTo(url: QuoteSocketOptions['url']) {
  socket = createQuoteSocket({ ...options, url });
  socket.on('error', (error) => errors.push(error));
  socket.connect();
}

/** Advances by `ms` in steps of 10, and settles promises. */
async function pass(ms: number) {
  for (let passed = 0; passed < ms; passed += 10) {
    await setImmediate();
    clock.advance(10);
  }
}

it('calls the function for each attempt', async () => {
  let token = 0;
  connectTo(() => Promise.resolve(`wss://quotes.test/?token=${(token += 1)}`));
  expect([socket.status, socket.phase, network.made.length]).toEqual(['init', 'connecting', 0]);
  await pass(50);
  expect(socket.status).toBe('open');
  network.cut();
  await pass(1_000);
  expect(network.made.map(({ url }) => url)).toEqual([
    'wss://quotes.test/?token=1',
    'wss://quotes.test/?token=2',
  ]);
  socket.close();
});

it('accepts a function that is not async', async () => {
  connectTo(() => 'wss://quotes.test/now');
  await pass(50);
  expect([socket.status, network.last.url]).toEqual(['open', 'wss://quotes.test/now']);
  socket.close();
});

const cause = new Error('no token');

it.each<[string, () => string | Promise<string>, unknown]>([
  ['rejects', () => Promise.reject(cause), cause],
  [
    'throws',
    () => {
      throw cause;
    },
    cause,
  ],
  [
    'returns an invalid address',
    () => 'https://quotes.test/',
    expect.objectContaining({ kind: 'badUrl' }),
  ],
])('retries with backoff if the function %s', async (_, url, expected) => {
  connectTo(url);
  await pass(10);
  expect(errors).toEqual([expect.objectContaining({ kind: 'noWebSocket', cause: expected })]);
  expect([socket.status, socket.phase]).toEqual(['error', 'waiting']);
  await pass(10_000);
  expect(errors.length).toBeGreaterThan(2);
  expect(errors.length).toBeLessThan(10);
  socket.close();
  await pass(10);
  expect(clock.pending).toBe(0);
});

it('opens nothing if it is closed during the look-up', async () => {
  for (const late of [
    () => Promise.resolve('wss://quotes.test/'),
    () => Promise.reject(new Error('late')),
  ]) {
    connectTo(late);
    socket.close();
    await pass(100);
    expect([socket.phase, network.made.length, clock.pending]).toEqual(['stopped', 0, 0]);
    expect(errors).toEqual([]);
  }
});

it('ignores the older of two look-ups, whichever is faster', async () => {
  const answers: ((url: string) => void)[] = [];
  connectTo(() => new Promise((resolve) => answers.push(resolve)));
  socket.reconnect();
  answers[1]?.('wss://quotes.test/second');
  await pass(50);
  answers[0]?.('wss://quotes.test/first');
  await pass(50);
  expect(network.made.map(({ url }) => url)).toEqual(['wss://quotes.test/second']);
  expect(socket.status).toBe('open');
  socket.close();
});

it('starts again if a look-up takes 13 s', async () => {
  let calls = 0;
  connectTo(() => {
    calls += 1;
    return new Promise(() => undefined);
  });
  await pass(13_100);
  expect(calls).toBe(2);
  expect(errors).toEqual([expect.objectContaining({ kind: 'silent' })]);
  socket.close();
});
