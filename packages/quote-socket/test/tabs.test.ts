import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { QuoteSocket } from '../src/index.ts';
import { createSharedQuoteSocket } from '../src/tabs.ts';
import { createFakeBrowser } from './fakeBrowser.ts';
import { createFakeClock, type FakeClock } from './fakeClock.ts';
import { createFakeNetwork, createFakePage, type FakePage } from './fakeNetwork.ts';

interface Tab {
  socket: QuoteSocket;
  page: FakePage;
}

let clock: FakeClock;
let network: ReturnType<typeof createFakeNetwork>;
let browser: ReturnType<typeof createFakeBrowser>;
let tabs: Tab[];

beforeEach(() => {
  clock = createFakeClock();
  network = createFakeNetwork(clock);
  browser = createFakeBrowser(clock);
  tabs = [];
});

afterEach(async () => {
  for (const { socket } of tabs) socket.close();
  await pass(31_000);
  expect([clock.pending, browser.channels, browser.locks, network.open.size]).toEqual([0, 0, 0, 0]);
});

function openTab(name: string, ...symbols: string[]): Tab {
  const page = createFakePage();
  const chance = 0.5 / (tabs.length + 1);
  const socket = createSharedQuoteSocket({
    url: 'wss://quotes.test/',
    WebSocket: network.WebSocket,
    page,
    random: () => chance,
    ...browser.tab(name),
  });
  for (const symbol of symbols) socket.subscribe(symbol, () => undefined);
  const tab = { socket, page };
  tabs.push(tab);
  return tab;
}

/** Time in which promises are kept, too. */
async function pass(ms: number) {
  for (let step = 0; step < ms; step += 1) {
    clock.advance(1);
    for (let turn = 0; turn < 6; turn += 1) await Promise.resolve();
  }
}

const closes = (symbol: string) => tabs.map(({ socket }) => socket.getSnapshot(symbol)?.close);
const statuses = () => tabs.map(({ socket }) => socket.status);

describe('tabs that share', () => {
  it('have one connection, which subscribes what any of them wants', async () => {
    openTab('a', 'BTCUSDT', 'ETHUSDT');
    openTab('b', 'ETHUSDT', 'EOSUSDT');
    openTab('c', 'BTCUSDT');
    await pass(200);
    expect(statuses()).toEqual(['open', 'open', 'open']);
    expect(network.made).toHaveLength(1);
    expect([...network.last.symbols].sort()).toEqual(['BTCUSDT', 'EOSUSDT', 'ETHUSDT']);
    const btc = network.publish('BTCUSDT');
    const eth = network.publish('ETHUSDT');
    await pass(300);
    expect(closes('BTCUSDT')).toEqual([btc, undefined, btc]);
    expect(closes('ETHUSDT')).toEqual([eth, eth, undefined]);
  });

  it('cancel a symbol only when none of them wants it', async () => {
    const a = openTab('a');
    const b = openTab('b');
    const offs = [a, b].map(({ socket }) => socket.subscribe('BTCUSDT', () => undefined));
    await pass(200);
    offs[0]?.();
    await pass(100);
    expect([...network.last.symbols]).toEqual(['BTCUSDT']);
    offs[1]?.();
    await pass(100);
    expect([...network.last.symbols]).toEqual([]);
  });

  it('show a late tab at once what is known', async () => {
    openTab('a', 'BTCUSDT');
    await pass(200);
    const price = network.publish('BTCUSDT');
    await pass(200);
    openTab('b', 'BTCUSDT');
    await pass(200);
    expect(closes('BTCUSDT')).toEqual([price, price]);
  });

  it('hear of refused symbols and wrong quotes, each its own', async () => {
    const a = openTab('a', 'BTCUSDT');
    const b = openTab('b', 'NOPE');
    await pass(200);
    network.last.later(
      '{"topic":"realtimes","event":"sub","symbol":"NOPE","code":"-1","msg":"No: never"}',
    );
    await pass(200);
    expect(a.socket.getError('NOPE')).toBeUndefined();
    expect(b.socket.getError('NOPE')).toMatchObject({
      kind: 'refused',
      message: 'The server refused the symbol: ["-1","No: never"]',
    });
    const late = openTab('c', 'NOPE');
    await pass(200);
    expect(late.socket.getError('NOPE')?.kind).toBe('refused');
  });

  it('send messages of their own through the one connection', async () => {
    openTab('a');
    const b = openTab('b');
    b.socket.connect();
    await pass(100);
    expect(b.socket.send({ hello: 1 })).toBe(true);
    await pass(100);
    expect(network.sentBy(-1)).toContainEqual({ hello: 1 });
  });

  it('say what the connection says', async () => {
    openTab('a', 'BTCUSDT');
    openTab('b', 'BTCUSDT');
    await pass(200);
    network.weather = 'down';
    network.cut();
    await pass(100);
    expect(statuses()).not.toContain('open');
    await pass(60_000);
    network.weather = 'up';
    await pass(20_000);
    expect(statuses()).toEqual(['open', 'open']);
    const price = network.publish('BTCUSDT');
    await pass(300);
    expect(closes('BTCUSDT')).toEqual([price, price]);
    expect(network.open.size).toBe(1);
  });

  it('do not mind what others say on their channel', async () => {
    openTab('a', 'BTCUSDT');
    openTab('b', 'BTCUSDT');
    await pass(200);
    const { BroadcastChannel } = browser.tab('stranger');
    const stranger = new BroadcastChannel('quotes wss://quotes.test/');
    for (const message of [
      null,
      7,
      'text',
      [],
      {},
      { tab: 1 },
      { tab: 'x' },
      { tab: 'x', text: 3 },
    ]) {
      stranger.postMessage(message);
    }
    await pass(100);
    const hub = 'stranger';
    for (const frame of ['', 'null', '7', '{}', '{"tickers":1}', '{"tickers":[],"failures":[]}']) {
      stranger.postMessage({ hub, status: 'open', slow: false, frame });
      await pass(3_000);
    }
    stranger.close();
    await pass(20_000);
    expect(statuses()).toEqual(['open', 'open']);
    const price = network.publish('BTCUSDT');
    await pass(300);
    expect(closes('BTCUSDT')).toEqual([price, price]);
  });

  it('carry many symbols', async () => {
    const symbols = Array.from({ length: 1_500 }, (_, index) => `S${index}USDT`);
    const all = openTab('a', ...symbols);
    const other = openTab('b', ...symbols);
    await pass(200);
    const prices = symbols.map((symbol) => network.publish(symbol));
    await pass(500);
    for (const { socket } of [all, other]) {
      expect(symbols.map((symbol) => socket.getSnapshot(symbol)?.close)).toEqual(prices);
    }
  });
});

describe('the tab that holds the connection', () => {
  async function three() {
    openTab('a', 'BTCUSDT', 'ETHUSDT');
    openTab('b', 'ETHUSDT', 'EOSUSDT');
    openTab('c', 'EOSUSDT');
    await pass(300);
    network.publish('ETHUSDT');
    await pass(300);
    expect(network.made).toHaveLength(1);
  }

  it('is followed by the next one when it closes', async () => {
    await three();
    tabs.shift()?.socket.close();
    await pass(2_000);
    expect(network.made).toHaveLength(2);
    expect(network.open.size).toBe(1);
    expect(statuses()).toEqual(['open', 'open']);
    expect([...network.last.symbols].sort()).toEqual(['EOSUSDT', 'ETHUSDT']);
    const price = network.publish('EOSUSDT');
    await pass(300);
    expect(closes('EOSUSDT')).toEqual([price, price]);
  });

  it('is followed when it crashes, and what it wanted is forgotten', async () => {
    await three();
    const [crashed] = tabs.splice(0, 1);
    browser.crash('a');
    await pass(2_000);
    expect(statuses()).toEqual(['open', 'open']);
    expect([...network.last.symbols].sort()).toEqual(['EOSUSDT', 'ETHUSDT']);
    crashed?.socket.close();
    await pass(31_000);
  });

  it('forgets what a crashed tab wanted', async () => {
    await three();
    const [crashed] = tabs.splice(1, 1);
    browser.crash('b');
    await pass(200);
    expect(network.made).toHaveLength(1);
    expect([...network.last.symbols].sort()).toEqual(['BTCUSDT', 'EOSUSDT', 'ETHUSDT']);
    tabs.pop()?.socket.close();
    await pass(200);
    expect([...network.last.symbols].sort()).toEqual(['BTCUSDT', 'ETHUSDT']);
    crashed?.socket.close();
  });

  it('loses it when it does not answer for 13 + 6 s, and does not fight for it', async () => {
    await three();
    browser.hang('a');
    await pass(15_000);
    expect(network.made).toHaveLength(1);
    await pass(4_500);
    expect(network.made).toHaveLength(2);
    const [a, b, c] = tabs;
    expect([b?.socket.status, c?.socket.status]).toEqual(['open', 'open']);
    const price = network.publish('EOSUSDT');
    await pass(300);
    expect([b, c].map((tab) => tab?.socket.getSnapshot('EOSUSDT')?.close)).toEqual([price, price]);
    browser.wake('a');
    await pass(30_000);
    expect(a?.socket.status).toBe('open');
    expect([network.made.length, network.open.size]).toEqual([2, 1]);
  });

  it('leaves with the back-forward cache, and comes back as one of the others', async () => {
    await three();
    const [a] = tabs;
    a?.page.fire('suspend');
    await pass(2_000);
    expect(statuses()).toEqual(['closed', 'open', 'open']);
    a?.page.fire('resume');
    await pass(2_000);
    expect(statuses()).toEqual(['open', 'open', 'open']);
    expect(network.open.size).toBe(1);
    expect(network.made).toHaveLength(2);
    const price = network.publish('ETHUSDT');
    await pass(300);
    expect(closes('ETHUSDT')).toEqual([price, price, undefined]);
  });

  it('can close and connect again at once', async () => {
    await three();
    const [a] = tabs;
    a?.socket.close();
    a?.socket.connect();
    await pass(3_000);
    expect(statuses()).toEqual(['open', 'open', 'open']);
    expect(network.open.size).toBe(1);
  });

  it('flushes for a visible tab while it is hidden itself, and for nobody while all are', async () => {
    await three();
    const flushes = vi.fn();
    const [a, b, c] = tabs;
    b?.socket.on('flush', flushes);
    a?.page.fire('hidden');
    c?.page.fire('hidden');
    network.publish('ETHUSDT');
    await pass(300);
    expect(flushes).toHaveBeenCalledOnce();
    b?.page.fire('hidden');
    await pass(100);
    const before = browser.posted;
    for (let index = 0; index < 50; index += 1) {
      network.publish('ETHUSDT');
      await pass(20);
    }
    // Pings, and no quotes.
    expect(browser.posted - before).toBeLessThan(20);
    const last = network.publish('ETHUSDT');
    b?.page.fire('visible');
    await pass(100);
    expect(b?.socket.getSnapshot('ETHUSDT')?.close).toBe(last);
  });
});

describe('where the browser cannot', () => {
  it.each([
    [{ locks: undefined }],
    [{ BroadcastChannel: undefined }],
    [{ locks: undefined, BroadcastChannel: undefined }],
  ])('each tab has its own connection: %o', async (missing) => {
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('BroadcastChannel', undefined);
    const sockets = ['a', 'b'].map((name) =>
      createSharedQuoteSocket({
        url: 'wss://quotes.test/',
        WebSocket: network.WebSocket,
        page: createFakePage(),
        ...browser.tab(name),
        ...missing,
      }),
    );
    for (const socket of sockets) socket.connect();
    await pass(100);
    expect(sockets.map(({ status }) => status)).toEqual(['open', 'open']);
    expect(network.open.size).toBe(2);
    for (const socket of sockets) socket.close();
  });

  it('keeps a document that may not use locks to itself', async () => {
    openTab('a', 'BTCUSDT');
    const { BroadcastChannel } = browser.tab('b');
    const framed = createSharedQuoteSocket({
      url: 'wss://quotes.test/',
      WebSocket: network.WebSocket,
      clock,
      page: createFakePage(),
      BroadcastChannel,
      locks: {
        request: () => Promise.reject(new DOMException('not in this frame', 'SecurityError')),
      },
    });
    framed.subscribe('BTCUSDT', () => undefined);
    await pass(300);
    expect([framed.status, network.open.size]).toEqual(['open', 2]);
    framed.close();
  });

  it('throws for a wrong address, as without sharing', () => {
    expect(() =>
      createSharedQuoteSocket({ url: 'https://quotes.test/', ...browser.tab('a') }),
    ).toThrow(expect.objectContaining({ kind: 'badUrl' }));
  });
});
