import fc from '@tooling/testing/fastCheck';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect } from 'vitest';
import { createApiClient, createUserApi } from '../src/fetch.ts';
import { apiQuery, clearOnLogout, profileQuery } from '../src/query.ts';
import { createFakeClock } from '../src/testing/index.ts';

const componentNames = ['profile', 'header', 'tasks', 'disabled'] as const;

type ComponentName = (typeof componentNames)[number];

/** Creates a page whose components use TanStack Query, and a server with a session cookie. */
function createWorld(delays: number[]) {
  const clock = createFakeClock(1e12);
  let delayCount = 0;
  const later = () =>
    new Promise<void>((resolve) => {
      clock.setTimeout(resolve, delays[delayCount++ % delays.length] ?? 0);
    });
  /** User of the session on the server. Empty for a guest. */
  let session = 'ada';
  let isOffline = false;
  let requests = 0;
  /** Number of requests before the last logout was complete. Nothing from them may be shown. */
  let forgotten = 0;
  const problems: string[] = [];

  const client = createApiClient({
    baseUrl: 'https://api.test',
    clock,
    timeoutMs: 0,
    fetch: async (url) => {
      const { pathname } = new URL(url as string);
      const request = ++requests;
      await later();
      if (isOffline) throw new TypeError('Failed to fetch');
      if (pathname === '/logout') session = '';
      const text = `${session} ${request}`;
      const isRefused = session === '' && pathname !== '/logout';
      await later();
      const result = pathname.endsWith('profile') ? { id: 7, username: text } : text;
      return new Response(
        JSON.stringify(isRefused ? { ret_code: 10007 } : { ret_code: 0, result }),
      );
    },
  });
  const user = createUserApi(client, { log: () => undefined });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  user.onForget((reason) => {
    if (reason === 'logout') forgotten = requests;
  });
  clearOnLogout(queries, user);

  const observe = {
    profile: () => new QueryObserver(queries, profileQuery(user)),
    header: () => new QueryObserver(queries, profileQuery(user)),
    tasks: () => new QueryObserver(queries, apiQuery<string>(client, '/tasks')),
    disabled: () =>
      new QueryObserver(queries, { ...apiQuery<string>(client, '/tasks'), enabled: false }),
  };
  /** Mounted components: a function that returns the text from the server that is shown, and one that unmounts. */
  const mounted = new Map<ComponentName, { shown: () => string; unmount: () => void }>();

  /** Mounts a component with a new observer, as `useQuery` does. */
  function mount(name: ComponentName): void {
    const observer = observe[name]();
    const unmount = observer.subscribe(() => undefined);
    const shown = () => {
      const { data } = observer.getCurrentResult();
      return (typeof data === 'string' ? data : data?.username) ?? '';
    };
    mounted.set(name, { shown, unmount });
  }

  return {
    problems,
    user,
    toggle(name: ComponentName) {
      const component = mounted.get(name);
      if (!component) return mount(name);
      mounted.delete(name);
      component.unmount();
    },
    refetch: () => void queries.invalidateQueries(),
    login: (name: string) => void (session = name),
    setOffline: (to: boolean) => void (isOffline = to),
    pass: (ms: number) => clock.advance(ms),
    check() {
      for (const [name, { shown }] of mounted) {
        const [owner = '', request] = shown().split(' ');
        if (owner && Number(request) <= forgotten) {
          problems.push(`${name} shows ${owner}'s request ${request} after a logout`);
        }
      }
    },
    /** Goes online and fetches everything. Then the components must show the user of the server's session. */
    async finish() {
      isOffline = false;
      await clock.advance(1_000);
      this.refetch();
      await clock.advance(1_000);
      this.check();
      for (const [name, { shown }] of mounted) {
        const [owner = ''] = shown().split(' ');
        if (name === 'profile' || name === 'header') expect([name, owner]).toEqual([name, session]);
      }
      for (const { unmount } of mounted.values()) unmount();
      queries.clear();
    },
  };
}

type World = ReturnType<typeof createWorld>;

function command(text: string, act: (world: World) => unknown): fc.AsyncCommand<object, World> {
  return {
    check: () => true,
    async run(_model, world) {
      await act(world);
      await world.pass(0);
      world.check();
      expect(world.problems).toEqual([]);
    },
    toString: () => text,
  };
}

const commands = [
  fc
    .constantFrom(...componentNames)
    .map((name) => command(`(un)mount ${name}`, (world) => world.toggle(name))),
  fc
    .constantFrom(...componentNames)
    .map((name) => command(`(un)mount ${name}`, (world) => world.toggle(name))),
  fc.nat(60).map((ms) => command(`${ms} ms pass`, (world) => world.pass(ms))),
  fc.nat(60).map((ms) => command(`${ms} ms pass`, (world) => world.pass(ms))),
  fc.constant(command('refetch', (world) => world.refetch())),
  fc.constant(command('logout', (world) => void world.user.logout())),
  fc
    .constantFrom('ada', 'bob', '')
    .map((name) => command(`the session is of "${name}"`, (world) => world.login(name))),
  fc.boolean().map((to) => command(to ? 'offline' : 'online', (world) => world.setOffline(to))),
];

/**
 * Runs random mounts, fetches, logins and logouts, whose calls may fail. Expects that no component shows
 * data from before the latest logout, and that the profile is that of the session in the end.
 */
export async function checkQuerySession(runs: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.nat(40), { minLength: 1, maxLength: 8 }),
      fc.commands(commands, { maxCommands: 25, size: '+1' }),
      async (delays, list) => {
        const world = createWorld(delays);
        await fc.asyncModelRun(() => ({ model: {}, real: world }), list);
        await world.finish();
        expect(world.problems).toEqual([]);
      },
    ),
    { numRuns: runs },
  );
}
