import fc from '@tooling/testing/fastCheck';
import { expect } from 'vitest';
import { createPersistentCache } from '../src/cache/persistentCache.ts';
import { memoryStorage } from './memoryStorage.ts';

const maxChars = 900;
const ttlMs = 100;

/**
 * Model: the last value of each key with the time when it was stored, and data that other code of the
 * site stores.
 */
interface Model {
  stored: Map<string, { value: string; at: number }>;
  foreign: Map<string, string>;
}

/** Creates the caches of two tabs over one storage, whose quota other data can use up. */
function createTabs(quota: number) {
  let now = 1_000;
  const storage = memoryStorage(quota);
  const tab = () => createPersistentCache({ storage, maxChars, ttlMs, now: () => now });
  return {
    quota,
    storage,
    tabs: [tab(), tab()] as const,
    now: () => now,
    pass: (ms: number) => (now += ms),
  };
}

type Tabs = ReturnType<typeof createTabs>;

function command(text: string, act: (model: Model, real: Tabs) => void): fc.Command<Model, Tabs> {
  return {
    check: () => true,
    run(model, real) {
      act(model, real);
      const { items } = real.storage;
      const own = [...items].filter(([name]) => name.startsWith('api-cache:'));
      const size = own.reduce((sum, [name, value]) => sum + name.length + value.length, 0);
      expect(size).toBeLessThanOrEqual(maxChars);
      expect(new Map([...items].filter(([name]) => !name.startsWith('api-cache:')))).toEqual(
        model.foreign,
      );
      for (const tab of real.tabs) {
        for (const [key, { value, at }] of model.stored) {
          const read = tab.get(key);
          if (read !== undefined) expect([read, real.now() < at + ttlMs]).toEqual([value, true]);
        }
      }
    },
    toString: () => text,
  };
}

const keys = fc.constantFrom('a', 'b', 'c', 'd', '__proto__', 'e\n["token",null]');
const tabs = fc.constantFrom(0, 1);

const set = fc.record({ tab: tabs, key: keys, size: fc.nat(400) }).map(({ tab, key, size }) =>
  command(`tab ${tab} sets ${key} (${size})`, (model, real) => {
    const value = `${model.stored.get(key)?.value.length}${'v'.repeat(size)}`;
    real.tabs[tab]?.set(key, value);
    model.stored.set(key, { value, at: real.now() });
    const isSmall = size + 60 <= maxChars;
    const foreignSize = [...model.foreign].join('').length;
    // A value that fits must be stored, regardless of other items in the storage.
    if (isSmall && foreignSize + size + 60 <= real.quota) {
      expect(real.tabs[0].get(key)).toBe(value);
    }
  }),
);

const commands = [
  set,
  set,
  fc.record({ tab: tabs, key: keys }).map(({ tab, key }) =>
    command(`tab ${tab} deletes ${key}`, (model, real) => {
      real.tabs[tab]?.delete(key);
      model.stored.delete(key);
      expect(real.tabs[0].get(key)).toBeUndefined();
    }),
  ),
  tabs.map((tab) =>
    command(`tab ${tab} clears`, (model, real) => {
      real.tabs[tab]?.clear();
      model.stored.clear();
      expect(real.storage.items.size).toBe(model.foreign.size);
    }),
  ),
  fc
    .record({ name: fc.constantFrom('language', 'api-cach'), size: fc.nat(900) })
    .map(({ name, size }) =>
      command(`the site sets ${name} (${size})`, (model, { storage }) => {
        const value = 'f'.repeat(size);
        try {
          storage.setItem(name, value);
          model.foreign.set(name, value);
        } catch {
          // The storage is full, so the old value of this other data stays.
        }
      }),
    ),
  fc
    .constantFrom(1, 99, 100)
    .map((ms) => command(`${ms} ms pass`, (_model, real) => real.pass(ms))),
];

/** Runs random commands in two tabs. Prints the seed and the shortest failing list of commands. */
export function checkPersistentCache(runs: number): void {
  fc.assert(
    fc.property(
      fc.commands(commands, { maxCommands: 40, size: '+1' }),
      fc.integer({ min: 1_000, max: 2_500 }),
      (list, quota) => {
        const real = createTabs(quota);
        fc.modelRun(() => ({ model: { stored: new Map(), foreign: new Map() }, real }), list);
      },
    ),
    { numRuns: runs },
  );
}
