import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect } from 'vitest';
import type { QuoteSocket, QuoteSocketError } from '../../src/index.ts';
import { createSharedQuoteSocket, type SharedQuoteSocketOptions } from '../../src/tabs/index.ts';
import { createFakeBrowser } from './fakeBrowser.ts';
import { createFakeClock, type FakeClock } from '@tooling/testing/fakeClock';
import { createFakeNetwork, createFakePage, type FakePage } from './fakeNetwork.ts';

interface FakeTab {
  socket: QuoteSocket;
  page: FakePage;
  errors: QuoteSocketError[];
}

interface FakeTabs {
  clock: FakeClock;
  network: ReturnType<typeof createFakeNetwork>;
  browser: ReturnType<typeof createFakeBrowser>;
  tabs: FakeTab[];
  /** Opens a tab that subscribes to the symbols. Without symbols, it does not connect. */
  openTab(name: string, ...symbols: string[]): FakeTab;
  /** Advances the clock by `ms` and settles promises along the way. */
  pass(ms: number): Promise<void>;
  /** Returns the last price of the symbol in each tab. */
  closes(symbol: string): (string | undefined)[];
  statuses(): string[];
}

/** Sets up a fake browser for each test. After the test, no timer, lock or channel may be left. */
export function withFakeTabs(options: Partial<SharedQuoteSocketOptions> = {}): FakeTabs {
  const world = {
    openTab(name, ...symbols) {
      const page = createFakePage();
      const chance = 0.5 / (world.tabs.length + 1);
      const socket = createSharedQuoteSocket({
        url: 'wss://quotes.test/',
        WebSocket: world.network.WebSocket,
        page,
        random: () => chance,
        ...world.browser.tab(name),
        ...options,
      });
      const errors: QuoteSocketError[] = [];
      socket.on('error', (error) => errors.push(error));
      for (const symbol of symbols) socket.subscribe(symbol, () => undefined);
      const tab = { socket, page, errors };
      world.tabs.push(tab);
      return tab;
    },
    async pass(ms) {
      for (let left = ms; ;) {
        // Settles promise chains of any length.
        await setImmediate();
        if (left <= 0) return;
        const step = Math.min(left, Math.max(1, Math.ceil(world.clock.untilNext)));
        world.clock.advance(step);
        left -= step;
      }
    },
    closes: (symbol) => world.tabs.map(({ socket }) => socket.getSnapshot(symbol)?.close),
    statuses: () => world.tabs.map(({ socket }) => socket.status),
  } as FakeTabs;

  beforeEach(() => {
    world.clock = createFakeClock();
    world.network = createFakeNetwork(world.clock);
    world.browser = createFakeBrowser(world.clock);
    world.tabs = [];
  });
  afterEach(async () => {
    const { clock, network, browser, tabs } = world;
    for (const { socket } of tabs) socket.close();
    await world.pass(31_000);
    expect({
      timers: clock.pending,
      channels: browser.channels,
      locks: browser.locks,
      connections: network.open.size,
    }).toEqual({ timers: 0, channels: 0, locks: 0, connections: 0 });
  });
  return world;
}
