import fc from '@tooling/testing/fastCheck';
import { expect } from 'vitest';
import { blockedApis } from '../fakes/blockedApis.ts';
import { createFakeTabs, noLeaks } from '../fakes/fakeTabs.ts';

const kinds = [undefined, undefined, ...Object.keys(blockedApis)];

type Action = 'open' | 'close' | 'suspend' | 'resume' | 'reconnect' | 'cut' | 'publish' | 'pass';

interface Step {
  action: Action;
  tab: number;
  kind: string | undefined;
  ms: number;
}

const step: fc.Arbitrary<Step> = fc.record({
  action: fc.constantFrom<Action[]>(
    ...(['open', 'open', 'close', 'suspend', 'resume', 'reconnect'] as const),
    ...(['cut', 'publish', 'pass', 'pass'] as const),
  ),
  tab: fc.nat(3),
  kind: fc.constantFrom(...kinds),
  ms: fc.oneof(fc.nat(20), fc.integer({ min: 20, max: 8_000 })),
});

/** Plays a schedule of up to four tabs, some of which may not use all APIs. */
async function play(schedule: readonly Step[]) {
  const world = createFakeTabs({ timing: { backoffCapMs: 2_000 } });
  type Tab = ReturnType<typeof world.openTab>;
  const open = new Map<number, { tab: Tab; isBlocked: boolean }>();

  async function pass(ms: number) {
    for (let left = ms; left > 0;) {
      const some = Math.min(left, Math.max(1, Math.ceil(world.clock.untilNext)));
      await world.clock.advanceAsync(some);
      left -= some;
    }
  }

  for (const [index, { action, tab: number, kind, ms }] of schedule.entries()) {
    const found = open.get(number)?.tab;
    if (action === 'pass') await pass(ms);
    else if (action === 'publish') world.network.publish('BTCUSDT');
    else if (action === 'cut') world.network.cut();
    else if (action === 'open' && !found) {
      const block = kind === undefined ? undefined : blockedApis[kind];
      const tab = world.openTabWith((apis) => block?.(apis) ?? apis, `t${index}`, 'BTCUSDT');
      open.set(number, { tab, isBlocked: block !== undefined });
    } else if (action === 'close') {
      found?.socket.close();
      open.delete(number);
    } else if (action === 'reconnect') found?.socket.reconnect();
    else if (action === 'suspend' || action === 'resume') found?.page.fire(action);
    await pass(1);
  }

  const tabs = [...open.values()];
  for (const { tab } of tabs) tab.page.fire('resume');
  await pass(20_000);
  const price = world.network.publish('BTCUSDT');
  await pass(300);
  expect(tabs.map(({ tab }) => tab.socket.status)).toEqual(tabs.map(() => 'open'));
  expect(tabs.map(({ tab }) => tab.socket.getSnapshot('BTCUSDT')?.close)).toEqual(
    tabs.map(() => price),
  );
  const sharing = tabs.filter(({ isBlocked }) => !isBlocked).length;
  expect(world.network.open.size).toBe(tabs.length - sharing + Math.min(1, sharing));
  for (const { tab } of tabs) tab.socket.close();
  await pass(31_000);
  expect({ ...world.leaks(), pageListeners: 0 }).toEqual(noLeaks);
  expect(world.tabs.flatMap(({ errors }) => errors)).toEqual([]);
}

/** Runs random schedules of tabs with blocked APIs. A failure prints the seed and the steps. */
export async function checkBlockedSchedules(numRuns: number) {
  await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 20 }), play), { numRuns });
}
