import { describe, expect, it, vi } from 'vitest';
import { realtimesCodec, type QuoteCodec, type Ticker } from '../../src/index.ts';
import { withFakeTabs } from '../fakes/fakeTabs.ts';

const unauthorized = { code: 4401, reason: 'token expired' };

describe('shouldReconnect', () => {
  const shouldReconnect = vi.fn(({ code }: { code: number }) => code !== 4401);
  const world = withFakeTabs({ shouldReconnect });

  it('stops all tabs if it returns false, and each tab can connect again', async () => {
    const a = world.openTab('a', 'BTCUSDT');
    const b = world.openTab('b', 'BTCUSDT');
    await world.pass(1_000);
    const states: unknown[] = [];
    b.socket.on('status', (state) => states.push(state));
    world.network.cut(unauthorized);
    await world.pass(60_000);
    expect([a.socket.phase, b.socket.phase]).toEqual(['stopped', 'stopped']);
    expect(states).toEqual([{ status: 'closed', phase: 'stopped', ...unauthorized }]);
    expect(world.network.made.length).toBeLessThanOrEqual(2);
    b.socket.connect();
    await world.pass(2_000);
    expect([a.socket.phase, b.socket.phase]).toEqual(['stopped', 'open']);
    a.socket.connect();
    await world.pass(2_000);
    const price = world.network.publish('BTCUSDT');
    await world.pass(1_000);
    expect(world.closes('BTCUSDT')).toEqual([price, price]);
    expect(world.network.open.size).toBe(1);
  });

  it('is not called for a hand-over between tabs', async () => {
    shouldReconnect.mockClear();
    const a = world.openTab('a', 'BTCUSDT');
    world.openTab('b', 'BTCUSDT');
    await world.pass(1_000);
    a.socket.close();
    await world.pass(5_000);
    expect(shouldReconnect).not.toHaveBeenCalled();
    expect(world.statuses()).toEqual(['closed', 'open']);
  });
});

describe('url as a function', () => {
  const url = vi.fn(() => Promise.resolve('wss://quotes.test/?token=1'));
  const world = withFakeTabs({ url });

  it('is called once per connection, in the tab that connects', async () => {
    url.mockClear();
    world.openTab('a', 'BTCUSDT');
    world.openTab('b', 'BTCUSDT');
    await world.pass(1_000);
    expect(url).toHaveBeenCalledOnce();
    expect(world.statuses()).toEqual(['open', 'open']);
    expect(world.network.made.map((link) => link.url)).toEqual(['wss://quotes.test/?token=1']);
  });
});

describe('another codec', () => {
  const onOpen = vi.fn(() => Promise.resolve());
  const codec: QuoteCodec = {
    ...realtimesCodec,
    peek: undefined,
    onOpen,
    read(frame) {
      const read = realtimesCodec.read(frame);
      const tickers = read?.tickers.map((ticker) => ({ ...ticker, book: { bids: [ticker.low] } }));
      return read && { ...read, tickers: tickers as readonly Ticker[] };
    },
  };
  const world = withFakeTabs({ codec });

  it('logs in once, and sends its quotes with all their fields to the other tabs', async () => {
    onOpen.mockClear();
    world.openTab('a', 'BTCUSDT');
    world.openTab('b', 'BTCUSDT');
    await world.pass(1_000);
    expect(onOpen).toHaveBeenCalledOnce();
    const close = world.network.publish('BTCUSDT');
    await world.pass(300);
    for (const { socket } of world.tabs) {
      expect(socket.getSnapshot('BTCUSDT')).toMatchObject({ close, book: { bids: ['90'] } });
    }
  });
});

describe('every quote', () => {
  const world = withFakeTabs();

  it('reaches the tab that subscribes with `conflate: false`, even after a hand-over', async () => {
    const a = world.openTab('a', 'BTCUSDT');
    const b = world.openTab('b', 'BTCUSDT');
    const closes: string[] = [];
    const off = b.socket.subscribe('BTCUSDT', ({ close }) => closes.push(close), {
      conflate: false,
    });
    await world.pass(1_000);
    const prices = Array.from({ length: 50 }, () => world.network.publish('BTCUSDT'));
    await world.pass(2_000);
    expect(closes).toEqual(prices);
    // The other tab gets only the last quote.
    expect(a.socket.getSnapshot('BTCUSDT')?.close).toBe(prices.at(-1));
    a.socket.close();
    await world.pass(5_000);
    closes.length = 0;
    const later = Array.from({ length: 50 }, () => world.network.publish('BTCUSDT'));
    await world.pass(2_000);
    expect(closes).toEqual(later);
    off();
    off();
    await world.pass(100);
    world.network.publish('BTCUSDT');
    await world.pass(2_000);
    expect(closes).toEqual(later);
  });

  it('is sent once for two tabs, and quotes are conflated again when no tab needs every quote', async () => {
    const a = world.openTab('a', 'BTCUSDT');
    const b = world.openTab('b', 'BTCUSDT');
    const seen = { a: 0, b: 0 };
    const offs = [
      a.socket.subscribe('BTCUSDT', () => (seen.a += 1), { conflate: false }),
      b.socket.subscribe('BTCUSDT', () => (seen.b += 1), { conflate: false }),
    ];
    await world.pass(1_000);
    for (let index = 0; index < 20; index += 1) world.network.publish('BTCUSDT');
    await world.pass(2_000);
    expect(seen).toEqual({ a: 20, b: 20 });
    for (const off of offs) off();
    await world.pass(100);
    const received = b.socket.stats.received;
    for (let index = 0; index < 20; index += 1) world.network.publish('BTCUSDT');
    await world.pass(50);
    expect(b.socket.stats.received - received).toBeLessThanOrEqual(2);
  });
});
