import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect } from 'vitest';
import type { QuoteSocket, QuoteSocketError } from '../../src/index.ts';
import {
  createSharedQuoteSocket,
  type SharedQuoteSocketOptions,
} from '../../src/tabs/sharedQuoteSocket.ts';
import { createFakeBrowser } from './fakeBrowser.ts';
import { createFakeClock, type FakeClock } from '@tooling/testing/fakeClock';
import { createFakeNetwork, createFakePage, type FakePage } from './fakeNetwork.ts';

interface FakeTab {
  socket: QuoteSocket;
  page: FakePage;
  errors: QuoteSocketError[];
}

type SharedApis = Pick<SharedQuoteSocketOptions, 'locks' | 'BroadcastChannel'>;

interface FakeTabs {
  clock: FakeClock;
  network: ReturnType<typeof createFakeNetwork>;
  browser: ReturnType<typeof createFakeBrowser>;
  tabs: FakeTab[];
  /** Opens a tab that subscribes to the symbols. Without symbols, the tab does not connect. */
  openTab(name: string, ...symbols: string[]): FakeTab;
  /** Opens a tab whose browser blocks some of the APIs. */
  openTabWith(
    apis: (tab: ReturnType<ReturnType<typeof createFakeBrowser>['tab']>) => SharedApis,
    name: string,
    ...symbols: string[]
  ): FakeTab;
  /** Advances the clock by `ms` and settles promises along the way. */
  pass(ms: number): Promise<void>;
  /** Returns the last price of the symbol in each tab. */
  closes(symbol: string): (string | undefined)[];
  statuses(): string[];
  /** Counts what the tabs have not released. After all tabs are closed, the result must equal `noLeaks`. */
  leaks(): Record<'timers' | 'channels' | 'locks' | 'connections' | 'pageListeners', number>;
}

/** Returns a fake browser without tabs. */
export function createFakeTabs(options: Partial<SharedQuoteSocketOptions> = {}): FakeTabs {
  const clock = createFakeClock();
  const world: FakeTabs = {
    clock,
    network: createFakeNetwork(clock),
    browser: createFakeBrowser(clock),
    tabs: [],
    openTab: (name, ...symbols) => world.openTabWith((apis) => apis, name, ...symbols),
    openTabWith(apis, name, ...symbols) {
      const page = createFakePage();
      const chance = 0.5 / (world.tabs.length + 1);
      const socket = createSharedQuoteSocket({
        url: 'wss://quotes.test/',
        WebSocket: world.network.socketOf(name, (task) => {
          world.browser.within(name, task);
        }),
        page,
        random: () => chance,
        clock: world.browser.tab(name).clock,
        ...apis(world.browser.tab(name)),
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
        // `setImmediate` runs after all microtasks, so promise chains of any length settle.
        await setImmediate();
        if (left <= 0) return;
        const step = Math.min(left, Math.max(1, Math.ceil(world.clock.untilNext)));
        world.clock.advance(step);
        left -= step;
      }
    },
    closes: (symbol) => world.tabs.map(({ socket }) => socket.getSnapshot(symbol)?.close),
    statuses: () => world.tabs.map(({ socket }) => socket.status),
    leaks: () => ({
      timers: world.clock.pending,
      channels: world.browser.channels,
      locks: world.browser.locks,
      connections: world.network.open.size,
      pageListeners: world.tabs.reduce((sum, { page }) => sum + page.listeners, 0),
    }),
  };
  return world;
}

export const noLeaks = { timers: 0, channels: 0, locks: 0, connections: 0, pageListeners: 0 };

/** Sets up a fake browser for each test. After the test, no timer, lock, channel or listener may be left. */
export function withFakeTabs(options: Partial<SharedQuoteSocketOptions> = {}): FakeTabs {
  const world = {} as FakeTabs;
  beforeEach(() => {
    Object.assign(world, createFakeTabs(options));
  });
  afterEach(async () => {
    for (const { socket } of world.tabs) socket.close();
    await world.pass(31_000);
    expect(world.leaks()).toEqual(noLeaks);
  });
  return world;
}
