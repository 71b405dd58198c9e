import fc from '@tooling/testing/fastCheck';
import { expect } from 'vitest';
import { createChannel, type Channel } from '../../src/channels/index.ts';
import { stepsCodec } from '../fakes/fakeNetwork.ts';
import { createFakeTabs, noLeaks } from '../fakes/fakeTabs.ts';
import { runSchedules, ScheduleStep } from '../schedules.ts';

const names = ['a', 'b', 'c'] as const;
const topics = ['A', 'B'] as const;

interface TabState {
  tab: ReturnType<ReturnType<typeof createFakeTabs>['openTab']>;
  id: string;
  channel: Channel<number>;
  offs: Map<string, () => void>;
  isHung: boolean;
}

/** The system under test: tabs with a channel, and a server that checks each request. */
function createSystem() {
  const world = createFakeTabs({ timing: { backoffCapMs: 2_000 } });
  const open = new Map<string, TabState>();
  let opened = 0;

  return {
    world,
    open,
    pass: (ms: number) => world.clock.advanceAsync(ms),
    openTab(name: string): TabState {
      const known = open.get(name);
      if (known) return known;
      const id = `${name}${(opened += 1)}`;
      const tab = world.openTab(id);
      const channel = createChannel(tab.socket, stepsCodec, {
        timing: { refusalCapMs: 2_000 },
        onError: () => undefined,
      });
      const state = { tab, id, channel, offs: new Map<string, () => void>(), isHung: false };
      open.set(name, state);
      return state;
    },
    /** Ends the schedule: checks that each tab has the last states, and that closing leaves nothing behind. */
    async finish() {
      world.network.weather = 'up';
      for (const state of open.values()) {
        state.isHung = false;
        world.browser.wake(state.id);
        for (const event of ['online', 'resume', 'visible'] as const) state.tab.page.fire(event);
      }
      await this.pass(30_000);
      for (const topic of topics) world.network.step(topic);
      await this.pass(5_000);
      const states = [...open.values()];
      for (const { channel, offs } of states) {
        for (const topic of offs.keys()) {
          const state = world.network.stepOf(topic);
          expect(channel.getSnapshot(topic)).toEqual({ state, isStale: false, error: undefined });
        }
      }
      const used = new Set(states.flatMap(({ offs }) => [...offs.keys()]));
      const links = [...world.network.open];
      expect(links.flatMap((link) => [...link.topics]).sort()).toEqual([...used].sort());
      for (const { channel, tab } of states) {
        channel.dispose();
        tab.socket.close();
      }
      // The fake network delivers late close events after 30 s.
      await this.pass(31_000);
      expect({ ...world.leaks(), pageListeners: 0 }).toEqual(noLeaks);
    },
  };
}

type System = ReturnType<typeof createSystem>;

class Step extends ScheduleStep<System> {}

const name = fc.constantFrom(...names);
const topic = fc.constantFrom(...topics);

/** A step of one tab, skipped unless the tab is open and not hanging. */
function tabStep(
  text: string,
  act: (state: TabState, topic: string, system: System, name: string) => void,
) {
  return fc.tuple(name, topic).map(
    ([which, of]) =>
      new Step(`${text}(${which}, ${of})`, (system) => {
        const state = system.open.get(which);
        if (state && !state.isHung) act(state, of, system, which);
      }),
  );
}

/** Opens the tab first, because most other steps need an open tab. */
const subscribeStep = fc.tuple(name, topic).map(
  ([which, of]) =>
    new Step(`subscribe(${which}, ${of})`, (system) => {
      const { channel, offs, isHung } = system.openTab(which);
      const listener = () => undefined;
      if (!isHung && !offs.has(of)) offs.set(of, channel.subscribe(of, listener));
    }),
);

const steps = [
  subscribeStep,
  subscribeStep,
  subscribeStep,
  subscribeStep,
  tabStep('unsubscribe', ({ offs }, of) => {
    offs.get(of)?.();
    offs.delete(of);
  }),
  tabStep('close', ({ channel, tab }, _topic, { open }, which) => {
    channel.dispose();
    tab.socket.close();
    open.delete(which);
  }),
  tabStep('crash', ({ id }, _topic, { open, world }, which) => {
    world.browser.crash(id);
    world.network.crash(id);
    open.delete(which);
  }),
  tabStep('hang', (state, _topic, { world }) => {
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
  ...(['suspend', 'resume', 'hidden', 'visible'] as const).map((event) =>
    tabStep(event, ({ tab }) => {
      tab.page.fire(event);
    }),
  ),
  fc.constant(
    new Step('cut', ({ world }) => {
      world.network.cut();
    }),
  ),
  fc.constantFrom('up' as const, 'down' as const, 'hole' as const).map(
    (weather) =>
      new Step(weather, ({ world }) => {
        world.network.weather = weather;
      }),
  ),
  fc.tuple(topic, fc.boolean()).map(
    ([of, isLost]) =>
      new Step(`${isLost ? 'lose' : 'step'}(${of})`, ({ world }) => {
        world.network.step(of, isLost);
      }),
  ),
  ...[50, 2_000, 20_000].map((max) =>
    fc.integer({ min: 1, max }).map((ms) => new Step(`pass(${ms})`, (system) => system.pass(ms))),
  ),
];

/** Runs random schedules of three tabs with a channel. A failure prints the seed and the steps. */
export function checkTabChannelSchedules(numRuns: number): Promise<void> {
  return runSchedules({ createSystem, steps, numRuns });
}
