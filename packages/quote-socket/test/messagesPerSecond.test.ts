import { createFakeClock } from '@tooling/testing/fakeClock';
import { expect, it, onTestFinished } from 'vitest';
import { createChannel } from '../src/channels/index.ts';
import { createQuoteSocket, type QuoteSocketError } from '../src/index.ts';
import { createPageQuoteServer } from '../src/testing/page/pageQuoteServer.ts';

function setUp(messagesPerSecond: number, batchSize = 2) {
  const clock = createFakeClock();
  const server = createPageQuoteServer({ clock, reply: () => undefined });
  const socket = createQuoteSocket({
    url: server.url,
    WebSocket: server.WebSocket,
    clock,
    messagesPerSecond,
    codec: {
      batchSize,
      subscribe: (symbols) => `+${symbols.join()}`,
      unsubscribe: (symbols) => `-${symbols.join()}`,
      ping: () => 'ping',
      read: () => ({ tickers: [], failures: [] }),
    },
  });
  onTestFinished(() => {
    socket.close();
  });
  return {
    clock,
    server,
    socket,
    sent: () => server.received.map(({ message }) => message),
    subscribe: (...symbols: string[]) => {
      const offs = symbols.map((symbol) => socket.subscribe(symbol, () => undefined));
      return () => {
        for (const off of offs) off();
      };
    },
  };
}

it('sends at once up to the limit, and the rest second by second', async () => {
  const { clock, sent, subscribe } = setUp(2);
  subscribe('A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I');
  await clock.advanceAsync(50);
  expect(sent()).toEqual(['+A,B', '+C,D']);
  await clock.advanceAsync(1_000);
  expect(sent().slice(2)).toEqual(['+E,F', '+G,H']);
  await clock.advanceAsync(1_000);
  expect(sent().slice(4)).toEqual(['+I']);
});

it('combines subscriptions that wait, and sends other messages before them', async () => {
  const { clock, sent, subscribe, socket } = setUp(1, 100);
  subscribe('A');
  await clock.advanceAsync(50);
  subscribe('B');
  await clock.advanceAsync(1);
  const off = subscribe('C');
  subscribe('D');
  await clock.advanceAsync(1);
  expect([socket.send('hello'), socket.send({ id: 1 })]).toEqual([true, true]);
  off();
  await clock.advanceAsync(10_000);
  expect(sent()).toEqual(['+A', 'hello', { id: 1 }, '+B,C,D', '-C', 'ping']);
});

it('does not ask for a symbol that is no longer wanted when its turn comes', async () => {
  const { clock, sent, subscribe, socket } = setUp(1);
  subscribe('A');
  await clock.advanceAsync(50);
  const off = subscribe('B');
  await clock.advanceAsync(1);
  for (let count = 0; count < 8; count += 1) socket.send(`message ${count}`);
  off();
  // The subscription waits for 8 s, and is not wanted after the 5 s of `lingerMs`.
  await clock.advanceAsync(12_000);
  expect(sent().filter((text) => String(text).includes('B'))).toEqual([]);
});

it('delays the subscriptions of channels as well', async () => {
  const { clock, sent, socket } = setUp(1);
  const channel = createChannel<string, string>(socket, {
    name: 'letters',
    batchSize: 1,
    subscribe: ([topic]) => `+${topic}`,
    unsubscribe: ([topic]) => `-${topic}`,
    read: () => undefined,
    reduce: (_state, event) => event,
  });
  for (const topic of ['book', 'trades', 'candles']) channel.subscribe(topic, () => undefined);
  await clock.advanceAsync(50);
  expect(sent()).toEqual(['+book']);
  await clock.advanceAsync(1_000);
  expect(sent()).toEqual(['+book', '+trades']);
  channel.dispose();
  await clock.advanceAsync(5_000);
  expect(sent()).toEqual(['+book', '+trades', '+candles', '-book', '-trades', '-candles']);
});

it('drops the waiting messages with the connection, and has a new limit on the next one', async () => {
  const { clock, sent, subscribe, socket, server } = setUp(1);
  subscribe('A');
  await clock.advanceAsync(50);
  socket.send('lost');
  server.fault({ type: 'cut' });
  await clock.advanceAsync(30);
  expect(socket.send('not queued')).toBe(false);
  await clock.advanceAsync(5_000);
  expect(sent()).toEqual(['+A', '+A']);
  expect(socket.phase).toBe('open');
});

it.each([0, -1, 1.5, NaN, '5' as unknown as number])('refuses the limit %s', (limit) => {
  expect(() => setUp(limit)).toThrow(
    expect.objectContaining({
      kind: 'badLimit',
      message: `Invalid messagesPerSecond ${limit}: use an integer from 1`,
    }) as QuoteSocketError,
  );
});

it('loads a topic when its subscription is sent', async () => {
  const { clock, socket, sent, subscribe } = setUp(1);
  const loads: string[] = [];
  const channel = createChannel<string, string>(socket, {
    name: 'orders',
    subscribe: (topics) => `topic ${topics.join()}`,
    unsubscribe: () => '',
    read: () => undefined,
    reduce: (_state, event) => event,
    load(topic) {
      loads.push(topic);
      return Promise.resolve('');
    },
  });
  subscribe('A', 'B');
  await clock.advanceAsync(50);
  channel.subscribe('book', () => undefined);
  await clock.advanceAsync(500);
  expect([sent(), loads]).toEqual([['+A,B'], []]);
  await clock.advanceAsync(600);
  expect([sent().at(-1), loads]).toEqual(['topic book', ['book']]);
  channel.dispose();
});
