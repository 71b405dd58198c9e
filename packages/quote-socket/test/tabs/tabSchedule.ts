import fc from '@tooling/testing/fastCheck';
import { expect } from 'vitest';
import { createFakeTabs, noLeaks } from '../fakes/fakeTabs.ts';
import { runSchedules, ScheduleStep } from '../schedules.ts';

/** Names of the tabs of a schedule. A tab that closed or crashed can open again. */
const names = ['a', 'b', 'c', 'd'] as const;

/** Maximum time of a hand-over, in ms, during which the old and the new leader may both be connected. */
const handOverMs = 50;

interface TabState {
  tab: ReturnType<ReturnType<typeof createFakeTabs>['openTab']>;
  /** Name in the fake browser. It is different each time the tab is opened. */
  id: string;
  isHung: boolean;
}

/** The system under test: the tabs of one browser and their server. */
function createSystem() {
  const world = createFakeTabs({ timing: { backoffCapMs: 2_000 } });
  const open = new Map<string, TabState>();
  let opened = 0;
  let overlapMs = 0;

  const isAlive = (id: string | undefined) =>
    [...open.values()].some((state) => state.id === id && !state.isHung);

  /** Checks that at most one tab is connected, except during a hand-over. */
  function checkConnections(elapsedMs: number) {
    const connected = [...world.network.open].filter(({ tab }) => isAlive(tab));
    overlapMs = connected.length > 1 ? overlapMs + elapsedMs : 0;
    expect(overlapMs, 'ms with two connections').toBeLessThanOrEqual(handOverMs);
  }

  return {
    world,
    open,
    async pass(ms: number) {
      for (let left = ms; left > 0;) {
        const step = Math.min(left, Math.max(1, Math.ceil(world.clock.untilNext)));
        checkConnections(step);
        await world.clock.advanceAsync(step);
        left -= step;
      }
    },
    openTab(name: string) {
      if (open.has(name)) return;
      const id = `${name}${(opened += 1)}`;
      open.set(name, { tab: world.openTab(id, 'BTCUSDT'), id, isHung: false });
    },
    /** Ends the schedule: checks that all tabs recover, and that closing them leaves nothing behind. */
    async finish() {
      world.network.weather = 'up';
      for (const { tab, id } of open.values()) {
        world.browser.wake(id);
        for (const event of ['online', 'resume', 'visible'] as const) tab.page.fire(event);
      }
      for (const state of open.values()) state.isHung = false;
      await this.pass(20_000);
      let price = '';
      // An earlier absurd time is recognized only after enough of the last eight quotes have normal
      // times.
      for (let count = 0; count < 8; count += 1) {
        price = world.network.publish('BTCUSDT');
        await this.pass(200);
      }
      const shown = [...open.values()].map(({ tab }) => tab.socket.getSnapshot('BTCUSDT')?.close);
      expect(shown).toEqual(shown.map(() => price));
      expect(world.network.open.size).toBe(open.size > 0 ? 1 : 0);
      // Three lock requests per tab: its own lock, the leader lock, and the leader's request that
      // watches the tab. The leader does not watch itself.
      expect(world.browser.locks).toBe(Math.max(0, 3 * open.size - 1));
      for (const { tab } of open.values()) tab.socket.close();
      // The fake network delivers late close events after 30 s.
      await this.pass(31_000);
      expect({ ...world.leaks(), pageListeners: 0 }).toEqual(noLeaks);
      for (const { tab } of open.values()) expect(tab.page.listeners).toBe(0);
    },
  };
}

type System = ReturnType<typeof createSystem>;

class Step extends ScheduleStep<System> {}

const name = fc.constantFrom(...names);

/** A step of one tab, skipped unless the tab is open and not hanging. */
function tabStep(text: string, act: (state: TabState, system: System, name: string) => void) {
  return name.map(
    (which) =>
      new Step(`${text}(${which})`, (system) => {
        const state = system.open.get(which);
        if (state && !state.isHung) act(state, system, which);
      }),
  );
}

const pageStep = (...events: Parameters<TabState['tab']['page']['fire']>) =>
  tabStep(events[0], ({ tab }) => {
    tab.page.fire(...events);
  });

const durations = fc.oneof(
  fc.integer({ min: 1, max: 20 }),
  fc.integer({ min: 20, max: 2_000 }),
  fc.integer({ min: 12_000, max: 25_000 }),
);

const steps = [
  name.map(
    (which) =>
      new Step(`open(${which})`, (system) => {
        system.openTab(which);
      }),
  ),
  tabStep('close', ({ tab }, { open }, which) => {
    tab.socket.close();
    open.delete(which);
  }),
  tabStep('closeAndConnect', ({ tab }) => {
    tab.socket.close();
    tab.socket.connect();
  }),
  tabStep('crash', ({ id }, { open, world }, which) => {
    world.browser.crash(id);
    world.network.crash(id);
    open.delete(which);
  }),
  tabStep('hang', (state, { world }) => {
    world.browser.hang(state.id);
    state.isHung = true;
  }),
  name.map(
    (which) =>
      new Step(`wake(${which})`, ({ open, world }) => {
        const state = open.get(which);
        if (!state?.isHung) return;
        state.isHung = false;
        world.browser.wake(state.id);
      }),
  ),
  pageStep('suspend'),
  pageStep('resume'),
  pageStep('hidden'),
  pageStep('visible'),
  pageStep('offline'),
  pageStep('online'),
  tabStep('reconnect', ({ tab }) => {
    tab.socket.reconnect();
  }),
  fc.constant(
    new Step('cut', ({ world }) => {
      world.network.cut();
    }),
  ),
  fc.constantFrom('up' as const, 'up' as const, 'down' as const, 'hole' as const).map(
    (weather) =>
      new Step(weather, ({ world }) => {
        world.network.weather = weather;
      }),
  ),
  fc.constant(
    new Step('publish', ({ world }) => {
      world.network.publish('BTCUSDT');
    }),
  ),
  fc.constant(
    new Step('publishAbsurdTime', ({ world }) => {
      world.network.publish('BTCUSDT', 999_999_999_999_999);
    }),
  ),
  durations.map((ms) => new Step(`pass(${ms})`, (system) => system.pass(ms))),
  durations.map((ms) => new Step(`pass(${ms})`, (system) => system.pass(ms))),
];

/** Runs random schedules of up to four tabs. A failure prints the seed and the steps. */
export function checkTabSchedules(numRuns: number): Promise<void> {
  return runSchedules({ createSystem, steps, numRuns, maxSteps: 30 });
}
