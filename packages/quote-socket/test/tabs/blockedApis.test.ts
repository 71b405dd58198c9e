import { afterEach, expect, it, vi } from 'vitest';
import { createSharedQuoteSocket } from '../../src/tabs/sharedQuoteSocket.ts';
import { blockedApis } from '../fakes/blockedApis.ts';
import { createFakePage } from '../fakes/fakeNetwork.ts';
import { withFakeTabs } from '../fakes/fakeTabs.ts';

const world = withFakeTabs();

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each(Object.entries(blockedApis))(
  'opens a connection of its own if %s, and other tabs share theirs',
  async (_case, block) => {
    const blocked = world.openTabWith((apis) => block(apis), 'blocked', 'BTCUSDT');
    world.openTab('a', 'BTCUSDT');
    world.openTab('b', 'BTCUSDT');
    await world.pass(7_000);
    expect(world.statuses()).toEqual(['open', 'open', 'open']);
    expect(world.network.open.size).toBe(2);
    const price = world.network.publish('BTCUSDT');
    await world.pass(300);
    expect(world.closes('BTCUSDT')).toEqual([price, price, price]);
    blocked.page.fire('suspend');
    await world.pass(100);
    blocked.page.fire('resume');
    blocked.socket.reconnect();
    await world.pass(7_000);
    expect(world.statuses()).toEqual(['open', 'open', 'open']);
    expect(world.tabs.flatMap(({ errors }) => errors)).toEqual([]);
  },
);

it.each(['locks', 'BroadcastChannel'])(
  'opens a connection if reading `%s` throws, as in a browser that blocks site data',
  async (name) => {
    const throwing = {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    };
    const { locks, BroadcastChannel, clock } = world.browser.tab('a');
    const navigator = { locks };
    vi.stubGlobal('navigator', navigator);
    vi.stubGlobal('BroadcastChannel', BroadcastChannel);
    Object.defineProperty(name === 'locks' ? navigator : globalThis, name, {
      ...throwing,
      configurable: true,
    });
    const socket = createSharedQuoteSocket({
      url: 'wss://quotes.test/',
      WebSocket: world.network.WebSocket,
      page: createFakePage(),
      clock,
    });
    socket.connect();
    await world.pass(100);
    expect(socket.status).toBe('open');
    socket.close();
  },
);

it('opens a connection in an insecure page, which has no `crypto.randomUUID`', async () => {
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('crypto', {});
  const socket = createSharedQuoteSocket({
    url: 'wss://quotes.test/',
    WebSocket: world.network.WebSocket,
    page: createFakePage(),
    clock: world.clock,
  });
  socket.connect();
  await world.pass(100);
  expect(socket.status).toBe('open');
  socket.close();
});
