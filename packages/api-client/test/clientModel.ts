import fc from '@tooling/testing/fastCheck';
import { expect } from 'vitest';
import {
  createWorld,
  maxEntries,
  type Model,
  paths,
  type Reading,
  ttlMs,
  type World,
} from './clientWorld.ts';

type Command = fc.AsyncCommand<Model, World>;

/** Creates a command that can run in any state. The checks run when a call settles. */
function command(text: string, act: (model: Model, world: World) => unknown): Command {
  return {
    check: () => true,
    async run(model, world) {
      await act(model, world);
      await world.settle();
      expect(world.problems).toEqual([]);
      expect(world.countCached()).toBeLessThanOrEqual(maxEntries);
    },
    toString: () => text,
  };
}

interface ReadOptions {
  path: (typeof paths)[number];
  mode: 'plain' | 'cached' | 'refresh';
  share: boolean;
  isSlow: boolean;
}

function read({ path, mode, share, isSlow }: ReadOptions): Command {
  const name = `${mode} ${path}${share ? '' : ' unshared'}${isSlow ? ' slow schema' : ''}`;
  return command(name, (model, world) => {
    const { token, written } = model;
    const key = `${path} ${token}`;
    const sent = world.requests;
    const startedAt = world.clock.now();
    const oldest = Math.max(model.forgotten, (model.refreshed[key] ?? 0) - 1);
    const cache = mode === 'plain' ? {} : { cache: { refresh: mode === 'refresh' } };
    const call = world.client.get(path, { ...world.options(isSlow), ...cache, share });
    world.watch(call, (result: Reading) => {
      const isWrong =
        result.user !== token ||
        result.version < written ||
        result.request <= oldest ||
        (result.request <= sent &&
          Math.max(result.answeredAt, world.validatedAt) <= startedAt - ttlMs);
      if (isWrong) {
        world.problems.push(
          `${name}: ${JSON.stringify({ result, token, written, oldest, startedAt })}`,
        );
      }
      if (mode !== 'refresh') return;
      model.refreshed[key] = Math.max(model.refreshed[key] ?? 0, result.request);
    });
  });
}

const write = command('write', (model, world) => {
  world.watch(world.client.post('/a', {}, world.options(false)), ({ version }) => {
    model.written = Math.max(model.written, version);
  });
});

const forget = command('forget', (model, world) => {
  world.client.forget();
  model.forgotten = world.requests;
});

const logout = command('logout', (model, world) => {
  model.forgotten = world.requests;
  void world.user.logout();
});

const sometimes = fc.nat(4).map((n) => n === 0);

const anyRead = fc
  .record<ReadOptions>({
    path: fc.constantFrom('/a', '/a', '/a', '/a', ...paths),
    mode: fc.constantFrom('plain', 'cached', 'cached', 'refresh'),
    share: sometimes.map((is) => !is),
    isSlow: sometimes,
  })
  .map(read);

const anyAnswer = fc
  .record({ index: fc.nat(3), isDropped: sometimes })
  .map(({ index, isDropped }) =>
    command(`${isDropped ? 'drop' : 'answer'} ${index}`, (_model, world) =>
      world.answer(index, isDropped),
    ),
  );

/** All commands. Reads, writes and responses are listed several times, so that they often overlap. */
const commands = [
  ...Array.from({ length: 6 }, () => anyRead),
  ...Array.from({ length: 4 }, () => anyAnswer),
  fc.constant(write),
  fc.constant(write),
  fc.constant(forget),
  fc.constant(logout),
  fc.constantFrom('ada', 'bob', '').map((name) =>
    command(`login "${name}"`, (model, world) => {
      model.token = name;
      world.token = name;
    }),
  ),
  fc.constant(command('validate', (_model, world) => world.validate())),
  fc.nat(3).map((index) => command(`abort ${index}`, (_model, world) => world.abort(index))),
  fc
    .constantFrom(10, 999, 6_000)
    .map((ms) => command(`${ms} ms pass`, (_model, world) => world.clock.advance(ms))),
  fc.constant(command('the tab sleeps', (_model, world) => world.sleep(3_600_000))),
];

/** Runs random commands. Prints the seed and the shortest failing list of commands. */
export async function checkClient(runs: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(fc.commands(commands, { maxCommands: 50, size: '+2' }), async (list) => {
      const world = createWorld();
      const model: Model = { token: '', written: 0, forgotten: 0, refreshed: {} };
      await fc.asyncModelRun(() => ({ model, real: world }), list);
      expect(await world.finish()).toEqual({ unsettled: 0, timers: 0, requests: 0 });
      expect(world.problems).toEqual([]);
    }),
    { numRuns: runs },
  );
}
