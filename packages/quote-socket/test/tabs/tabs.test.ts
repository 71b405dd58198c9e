import { expect, it } from 'vitest';
import { createQuoteSocket } from '../../src/index.ts';
import { createFakePage } from '../fakes/fakeNetwork.ts';
import { withFakeTabs } from '../fakes/fakeTabs.ts';

const world = withFakeTabs();

it('opens one connection, which subscribes to the symbols of all tabs', async () => {
  world.openTab('a', 'BTCUSDT', 'ETHUSDT');
  world.openTab('b', 'ETHUSDT', 'EOSUSDT');
  world.openTab('c', 'BTCUSDT');
  await world.pass(200);
  expect(world.statuses()).toEqual(['open', 'open', 'open']);
  expect(world.network.made).toHaveLength(1);
  expect([...world.network.last.symbols].sort()).toEqual(['BTCUSDT', 'EOSUSDT', 'ETHUSDT']);
  const btc = world.network.publish('BTCUSDT');
  const eth = world.network.publish('ETHUSDT');
  await world.pass(300);
  expect(world.closes('BTCUSDT')).toEqual([btc, undefined, btc]);
  expect(world.closes('ETHUSDT')).toEqual([eth, eth, undefined]);
});

it('unsubscribes from a symbol only when no tab subscribes to it', async () => {
  const a = world.openTab('a');
  const b = world.openTab('b');
  const offs = [a, b].map(({ socket }) => socket.subscribe('BTCUSDT', () => undefined));
  await world.pass(200);
  offs[0]?.();
  await world.pass(100);
  expect([...world.network.last.symbols]).toEqual(['BTCUSDT']);
  offs[1]?.();
  // First the tab waits for its linger time, then the hub does.
  await world.pass(9_000);
  expect([...world.network.last.symbols]).toEqual(['BTCUSDT']);
  await world.pass(3_100);
  expect([...world.network.last.symbols]).toEqual([]);
});

it('sends known quotes immediately to a tab that joins late', async () => {
  world.openTab('a', 'BTCUSDT');
  await world.pass(200);
  const price = world.network.publish('BTCUSDT');
  await world.pass(200);
  world.openTab('b', 'BTCUSDT');
  await world.pass(200);
  expect(world.closes('BTCUSDT')).toEqual([price, price]);
});

it('reports refused symbols only to the tabs that subscribe to them', async () => {
  const a = world.openTab('a', 'BTCUSDT');
  const b = world.openTab('b', 'NOPE');
  await world.pass(200);
  world.network.last.later(
    '{"topic":"realtimes","event":"sub","symbol":"NOPE","code":"-1","msg":"No: never"}',
  );
  await world.pass(200);
  expect(a.errors).toEqual([]);
  expect(b.socket.getError('NOPE')).toMatchObject({
    kind: 'refused',
    message: 'Rejected "NOPE": ["-1","No: never"]',
  });
  const late = world.openTab('c', 'NOPE');
  await world.pass(200);
  expect(late.socket.getError('NOPE')?.kind).toBe('refused');
});

it('reports a refusal without a symbol, such as a rate limit, to all tabs', async () => {
  const a = world.openTab('a', 'BTCUSDT');
  const b = world.openTab('b', 'ETHUSDT');
  await world.pass(200);
  world.network.last.later(
    '{"topic":"realtimes","event":"error","code":"rateLimit","msg":"Too many messages"}',
  );
  await world.pass(200);
  for (const { errors } of [a, b]) {
    expect(errors).toEqual([
      expect.objectContaining({
        kind: 'refused',
        symbol: '',
        cause: '["rateLimit","Too many messages"]',
      }),
    ]);
  }
});

it('reports a refused symbol once to a tab that joins with many symbols', async () => {
  const symbols = ['NOPE', ...Array.from({ length: 1_000 }, (_, index) => `S${index}USDT`)];
  world.openTab('a', ...symbols);
  await world.pass(200);
  for (const symbol of symbols.slice(1)) world.network.publish(symbol);
  world.network.last.later('{"topic":"realtimes","event":"sub","symbol":"NOPE","code":"-1"}');
  await world.pass(500);
  const late = world.openTab('b', ...symbols);
  await world.pass(500);
  expect(late.errors.map(({ kind, symbol }) => [kind, symbol])).toEqual([['refused', 'NOPE']]);
});

it('does not emit the error of a symbol in a tab that does not subscribe to it', async () => {
  const a = world.openTab('a', 'BTCUSDT');
  const b = world.openTab('b', 'NOPE');
  const c = world.openTab('c', 'ETHUSDT');
  await world.pass(200);
  world.network.last.later('{"topic":"realtimes","event":"sub","symbol":"NOPE","code":"-1"}');
  await world.pass(200);
  expect([a, b, c].map(({ errors }) => errors.length)).toEqual([0, 1, 0]);
});

it('uses no channel and no hub for a single tab, which connects directly', async () => {
  const { socket } = world.openTab('a', 'BTCUSDT');
  await world.pass(200);
  const { posted } = world.browser;
  const price = world.network.publish('BTCUSDT');
  await world.pass(20_000);
  expect(socket.getSnapshot('BTCUSDT')?.close).toBe(price);
  expect(world.browser.posted).toBe(posted);
});

it('does not call the listeners of a hidden leader until it is visible', async () => {
  const a = world.openTab('a');
  const seen: string[] = [];
  const off = a.socket.subscribe('BTCUSDT', ({ close }) => seen.push(close));
  const never: string[] = [];
  const offNever = a.socket.subscribe('BTCUSDT', ({ close }) => never.push(close));
  const b = world.openTab('b', 'BTCUSDT');
  await world.pass(200);
  a.page.fire('hidden');
  world.network.publish('BTCUSDT');
  await world.pass(300);
  const last = world.network.publish('BTCUSDT');
  await world.pass(2_000);
  expect(b.socket.getSnapshot('BTCUSDT')?.close).toBe(last);
  expect(seen).toEqual([]);
  offNever();
  a.page.fire('visible');
  expect([seen, never]).toEqual([[last], []]);
  const next = world.network.publish('BTCUSDT');
  await world.pass(300);
  expect(seen).toEqual([last, next]);
  off();
});

it('sends messages of any tab through the shared connection', async () => {
  world.openTab('a');
  const b = world.openTab('b');
  b.socket.connect();
  await world.pass(100);
  expect(b.socket.send({ hello: 1 })).toBe(true);
  await world.pass(100);
  expect(world.network.sentBy(-1)).toContainEqual({ hello: 1 });
});

it('closes and opens the socket of every tab together with the connection', async () => {
  world.openTab('a', 'BTCUSDT');
  world.openTab('b', 'BTCUSDT');
  await world.pass(200);
  const seen: string[][] = world.tabs.map(() => []);
  world.tabs.forEach(({ socket }, index) => {
    socket.on('status', ({ status, phase }) => seen[index]?.push(`${status} ${phase}`));
  });
  world.network.cut();
  await world.pass(1);
  expect(seen).toEqual([['closed waiting'], ['closed waiting']]);
  await world.pass(3_000);
  const cycle = ['closed waiting', 'closed connecting', 'open open'];
  expect(seen).toEqual([cycle, cycle]);
  expect(world.tabs.flatMap(({ errors }) => errors)).toEqual([]);
  const price = world.network.publish('BTCUSDT');
  await world.pass(300);
  expect(world.closes('BTCUSDT')).toEqual([price, price]);
});

it('opens no socket while the server is down, and those of all tabs afterwards', async () => {
  world.openTab('a', 'BTCUSDT');
  world.openTab('b', 'BTCUSDT');
  await world.pass(200);
  world.network.weather = 'down';
  world.network.cut();
  await world.pass(1);
  expect(world.statuses()).toEqual(['closed', 'closed']);
  const seen = new Set<string>();
  for (const { socket } of world.tabs) socket.on('status', ({ status }) => seen.add(status));
  await world.pass(60_000);
  expect(seen).not.toContain('open');
  world.network.weather = 'up';
  await world.pass(20_000);
  expect(world.statuses()).toEqual(['open', 'open']);
  const price = world.network.publish('BTCUSDT');
  await world.pass(300);
  expect(world.closes('BTCUSDT')).toEqual([price, price]);
  expect(world.network.open.size).toBe(1);
});

it('reports the status of the shared connection while the server is down', async () => {
  world.openTab('a', 'BTCUSDT');
  await world.pass(200);
  world.network.weather = 'down';
  world.network.cut();
  await world.pass(10_000);
  expect(world.statuses()).toEqual(['error']);
  await world.pass(60_000);
  expect(world.tabs[0]?.errors).toEqual([]);
});

it('goes through the same phases as an unshared socket while it connects', async () => {
  const { socket } = world.openTab('a');
  const { socket: second } = world.openTab('b');
  const seen: string[][] = [[], []];
  [socket, second].forEach((each, index) => {
    each.on('status', ({ status, phase }) => seen[index]?.push(`${status} ${phase}`));
    each.connect();
  });
  await world.pass(1_000);
  expect(seen).toEqual([
    ['init connecting', 'open open'],
    ['init connecting', 'open open'],
  ]);
});

it('has the status of an unshared socket if the server is down from the start', async () => {
  world.network.weather = 'down';
  world.openTab('a', 'BTCUSDT');
  world.openTab('b', 'BTCUSDT');
  const { clock, network } = world;
  const unshared = createQuoteSocket({
    url: 'wss://quotes.test/',
    WebSocket: network.WebSocket,
    clock,
    page: createFakePage(),
    random: () => 1,
  });
  unshared.connect();
  await world.pass(200);
  const expected = [unshared.status, unshared.phase];
  expect(expected).toEqual(['error', 'waiting']);
  for (const { socket } of world.tabs) expect([socket.status, socket.phase]).toEqual(expected);
  for (let second = 0; second < 60; second += 1) {
    await world.pass(1_000);
    expect(world.statuses()).toEqual(['error', 'error']);
  }
  expect(world.tabs.flatMap(({ errors }) => errors)).toEqual([]);
  unshared.close();
  world.network.weather = 'up';
  await world.pass(15_031 + 100);
  expect(world.statuses()).toEqual(['open', 'open']);
});

it('opens the sockets of all tabs within 100 ms after the connection', async () => {
  world.network.weather = 'down';
  world.openTab('a', 'BTCUSDT');
  world.openTab('b', 'BTCUSDT');
  await world.pass(60_000);
  world.network.weather = 'up';
  while (world.network.open.size === 0) await world.pass(10);
  await world.pass(100);
  expect(world.statuses()).toEqual(['open', 'open']);
});

it('queues one lock request per tab, however often the server cuts the connection', async () => {
  world.openTab('a', 'BTCUSDT');
  world.openTab('b', 'BTCUSDT');
  await world.pass(200);
  const { locks } = world.browser;
  for (let count = 0; count < 200; count += 1) {
    world.network.cut();
    await world.pass(500);
  }
  await world.pass(20_000);
  expect(world.statuses()).toEqual(['open', 'open']);
  expect(world.browser.locks).toBe(locks);
});

it('ends the subscriptions of a tab that closes after it reconnected several times', async () => {
  world.openTab('a', 'BTCUSDT');
  const b = world.openTab('b', 'ETHUSDT');
  await world.pass(200);
  for (let count = 0; count < 5; count += 1) {
    b.socket.reconnect();
    await world.pass(200);
  }
  expect([...world.network.last.symbols].sort()).toEqual(['BTCUSDT', 'ETHUSDT']);
  b.socket.close();
  await world.pass(6_100);
  expect([...world.network.last.symbols]).toEqual(['BTCUSDT']);
  b.socket.connect();
  await world.pass(200);
  expect([...world.network.last.symbols].sort()).toEqual(['BTCUSDT', 'ETHUSDT']);
});

it('stays open for a minute without quotes, while the hub answers pings', async () => {
  world.openTab('a', 'BTCUSDT');
  world.openTab('b', 'BTCUSDT');
  await world.pass(200);
  const changes: unknown[] = [];
  for (const { socket } of world.tabs) socket.on('status', (change) => changes.push(change));
  const before = world.browser.posted;
  await world.pass(60_000);
  // The tab that is not the leader sends a ping per second and gets an answer.
  expect(world.browser.posted - before).toBe(2 * 60);
  expect(changes).toEqual([]);
  expect(world.tabs.flatMap(({ errors }) => errors)).toEqual([]);
  expect(world.network.made).toHaveLength(1);
});

it('ignores messages on the channel that are not from this package', async () => {
  world.openTab('a', 'BTCUSDT');
  world.openTab('b', 'BTCUSDT');
  await world.pass(200);
  const { BroadcastChannel } = world.browser.tab('stranger');
  const stranger = new BroadcastChannel('quotes 2 wss://quotes.test/');
  for (const message of [
    null,
    7,
    'text',
    [],
    {},
    { tab: 1 },
    { tab: 'x' },
    { tab: 'x', request: 3 },
    { tab: 'x', request: { type: 'subscribe' } },
    { tab: 'x', request: { type: 'send', text: {} } },
  ]) {
    stranger.postMessage(message);
  }
  await world.pass(100);
  const leader = 'stranger';
  for (const frame of ['', null, 7, {}, { tickers: 1 }, { tickers: [], failures: [] }]) {
    stranger.postMessage({ leader, status: 'open', phase: 'open', isSlow: false, frame });
    await world.pass(3_000);
  }
  stranger.close();
  await world.pass(20_000);
  expect(world.statuses()).toEqual(['open', 'open']);
  const price = world.network.publish('BTCUSDT');
  await world.pass(300);
  expect(world.closes('BTCUSDT')).toEqual([price, price]);
});

it('delivers quotes of many symbols to every tab', async () => {
  const symbols = Array.from({ length: 1_500 }, (_, index) => `S${index}USDT`);
  const all = world.openTab('a', ...symbols);
  const other = world.openTab('b', ...symbols);
  await world.pass(200);
  const prices = symbols.map((symbol) => world.network.publish(symbol));
  await world.pass(500);
  for (const { socket } of [all, other]) {
    expect(symbols.map((symbol) => socket.getSnapshot(symbol)?.close)).toEqual(prices);
  }
});
