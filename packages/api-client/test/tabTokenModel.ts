import fc from '@tooling/testing/fastCheck';
import { expect } from 'vitest';
import {
  ApiError,
  createApiClient,
  createTokenRefresh,
  createUserApi,
  isApiError,
} from '../src/fetch.ts';
import { createFakeClock } from '../src/testing/index.ts';
import { fakeLocks, refusedLocks, type Sharing } from './fakeTabs.ts';
import { memoryStorage } from './memoryStorage.ts';

interface Options {
  sharing: Sharing;
  /** Whether the server accepts each token for one refresh only. */
  isOneTime: boolean;
  /** Delays of responses, refreshes and locks, in ms, repeated. */
  delays: number[];
}

/** Events after which a refused call may fail. */
interface Excuses {
  /** Changes of the user, in any tab. */
  logins: number;
  /** Calls of `forget()` in the tab. */
  forgets: number;
  failedRefreshes: number;
  expirations: number;
}

const tabCount = 3;

/** A token is `{user}.{version}`. */
const userOf = (token: string | undefined) => token?.split('.')[0];

/** Creates a browser whose tabs share a token cookie, and a server with expiring tokens. */
function createWorld({ sharing, isOneTime, delays }: Options) {
  const clock = createFakeClock(1e12);
  /** Without turns, two tabs may send a token at the same time. The server accepts the first and refuses the second. */
  const hasTurns = sharing !== 'nothing';
  const storage = memoryStorage(hasTurns ? undefined : 0);
  let delayCount = 0;
  const nextDelay = () => delays[delayCount++ % delays.length] ?? 0;
  const later = (ms: number) => new Promise<void>((resolve) => void clock.setTimeout(resolve, ms));
  const locks = sharing === 'locks' ? fakeLocks(clock, () => nextDelay() % 5) : refusedLocks;

  const problems: string[] = [];
  const versions: Record<string, number> = { ada: 0, bob: 0 };
  const refreshing = new Set<string>();
  const usedUp = new Set<string>();
  /** Tokens that the server refused to a tab because it had accepted them from another. */
  const contested = new Set<string>();
  const counts = { logins: 0, failedRefreshes: 0, expirations: 0 };
  let cookie: string | undefined = 'ada.0';
  let isOffline = false;
  let isLost = false;
  let unsettled = 0;

  const tabs = Array.from({ length: tabCount }, () => {
    const tab = { forgets: 0 };

    async function refresh(token: string): Promise<string> {
      if (!hasTurns && refreshing.has(token)) {
        contested.add(token);
        await later(nextDelay());
        throw new ApiError('http', 'http error', { status: 401 });
      }
      if (refreshing.has(token)) problems.push(`${token} is refreshed twice at the same time`);
      if (usedUp.has(token)) problems.push(`${token} is refreshed again`);
      refreshing.add(token);
      const { forgets } = tab;
      await later(nextDelay());
      refreshing.delete(token);
      const isOnce = isOneTime || contested.has(token);
      if (isOffline) {
        counts.failedRefreshes++;
        if (contested.has(token) && cookie === token) isLost = true;
        throw new Error('offline');
      }
      const user = userOf(token) as string;
      const isDiscarded = tab.forgets !== forgets || cookie !== token;
      // With tokens that work once, a discarded result ends the session. The server cannot renew it again.
      if (isOnce && isDiscarded && cookie === token) isLost = true;
      else if (isOnce || !isDiscarded) usedUp.add(token);
      return `${user}.${(versions[user] = (versions[user] ?? 0) + 1)}`;
    }

    const client = createApiClient({
      baseUrl: 'https://api.test',
      clock,
      timeoutMs: 0,
      userToken: () => cookie,
      renewToken: createTokenRefresh({
        get: () => cookie,
        set(token) {
          if (userOf(token) !== userOf(cookie)) problems.push(`stored ${token} over ${cookie}`);
          cookie = token;
        },
        refresh,
        locks,
        storage,
        clock,
      }),
      fetch: async (url, init) => {
        const token = new Headers(init?.headers).get('usertoken') ?? '';
        await later(nextDelay());
        const isValid = token === `${userOf(token)}.${versions[userOf(token) ?? '']}`;
        await later(nextDelay());
        if ((url as string).endsWith('/logout') && isOffline)
          throw new TypeError('Failed to fetch');
        return new Response(
          JSON.stringify(isValid ? { ret_code: 0, result: userOf(token) } : { ret_code: 10007 }),
        );
      },
    });
    return Object.assign(tab, { client, user: createUserApi(client, { log: () => undefined }) });
  });

  const excusesOf = (index: number): Excuses => ({
    ...counts,
    forgets: tabs[index]?.forgets ?? 0,
  });

  /** Starts a call, which must succeed unless an event since then excuses its failure. */
  function call(index: number, isWrite: boolean): void {
    const user = userOf(cookie);
    const before = excusesOf(index);
    // A call is repeated once. So it fails if its token has expired already, and the next one expires too.
    const renewableExpirations = cookie === `${user}.${versions[user ?? '']}` ? 1 : 0;
    const { client } = tabs[index] as (typeof tabs)[number];
    const response = isWrite ? client.post('/a', {}) : client.get('/a');
    unsettled++;
    response.then(
      (result) => {
        unsettled--;
        if (result !== user) problems.push(`${user} got the result of ${String(result)}`);
      },
      (error: unknown) => {
        unsettled--;
        const now = excusesOf(index);
        const isExcused =
          user === undefined ||
          isLost ||
          now.logins > before.logins ||
          now.forgets > before.forgets ||
          now.failedRefreshes > before.failedRefreshes ||
          now.expirations > before.expirations + renewableExpirations;
        const isRefused = isApiError(error, 'noPermission');
        if (!isRefused || !isExcused) problems.push(`tab ${index} failed: ${String(error)}`);
      },
    );
  }

  function login(index: number, user: string | undefined, forgets: boolean): void {
    counts.logins++;
    isLost = false;
    if (user !== undefined) versions[user] = (versions[user] ?? 0) + 1;
    cookie = user && `${user}.${versions[user]}`;
    if (forgets) forget(index);
  }

  function forget(index: number): void {
    const tab = tabs[index] as (typeof tabs)[number];
    tab.forgets++;
    tab.client.forget();
  }

  return {
    problems,
    call,
    login,
    forget,
    pass: (ms: number) => clock.advance(ms),
    /** The current token expires. */
    expire() {
      counts.expirations++;
      const user = userOf(cookie);
      // The server replaces the version, so that no token that it has issued is valid.
      if (user !== undefined) versions[user] = (versions[user] ?? 0) + 1;
    },
    setOffline: (to: boolean) => void (isOffline = to),
    logoutOffline(index: number) {
      const tab = tabs[index] as (typeof tabs)[number];
      tab.forgets++;
      isOffline = true;
      void tab.user.logout();
    },
    /** Goes online, and lets all calls settle. Then a call in each tab must succeed. */
    async finish() {
      isOffline = false;
      await clock.advance(40_000);
      for (let index = 0; index < tabCount; index++) call(index, false);
      await clock.advance(10_000);
      return { unsettled, timers: clock.pending };
    },
  };
}

type World = ReturnType<typeof createWorld>;

function command(text: string, act: (world: World) => unknown): fc.AsyncCommand<object, World> {
  return {
    check: () => true,
    async run(_model, world) {
      await act(world);
      expect(world.problems).toEqual([]);
    },
    toString: () => text,
  };
}

const anyTab = fc.nat(tabCount - 1);

const anyCall = fc
  .tuple(anyTab, fc.boolean())
  .map(([tab, isWrite]) =>
    command(`tab ${tab} ${isWrite ? 'writes' : 'reads'}`, (world) => world.call(tab, isWrite)),
  );

const expire = fc.constant(command('the token expires', (world) => world.expire()));

const anyPause = fc.nat(80).map((ms) => command(`${ms} ms pass`, (world) => world.pass(ms)));

/** All commands. Calls, expirations and pauses are listed several times, so that they often overlap. */
const commands = [
  anyCall,
  anyCall,
  anyCall,
  expire,
  expire,
  anyPause,
  anyPause,
  anyTab.map((tab) => command(`tab ${tab} forgets`, (world) => world.forget(tab))),
  anyTab.map((tab) => command(`tab ${tab} logs out offline`, (world) => world.logoutOffline(tab))),
  fc.boolean().map((to) => command(to ? 'offline' : 'online', (world) => world.setOffline(to))),
  fc
    .tuple(anyTab, fc.constantFrom('ada', 'bob', undefined), fc.boolean())
    .map(([tab, user, forgets]) =>
      command(`tab ${tab} logs in ${user}${forgets ? ' and forgets' : ''}`, (world) =>
        world.login(tab, user, forgets),
      ),
    ),
];

const anyOptions = fc.record<Options>({
  sharing: fc.constantFrom('locks', 'storage', 'nothing'),
  isOneTime: fc.boolean(),
  delays: fc.array(fc.nat(60), { minLength: 1, maxLength: 12 }),
});

/**
 * Runs random calls, expirations, logins and logouts in three tabs with one token cookie. Expects that
 * each token is renewed by one tab at a time, and successfully only once; that a refused call succeeds
 * with the new token unless the user, the session or the connection changed; and that each tab works in
 * the end.
 */
export async function checkTabTokens(runs: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(
      anyOptions,
      fc.commands(commands, { maxCommands: 25, size: '+1' }),
      async (options, list) => {
        const world = createWorld(options);
        await fc.asyncModelRun(() => ({ model: {}, real: world }), list);
        expect(await world.finish()).toEqual({ unsettled: 0, timers: 0 });
        expect(world.problems).toEqual([]);
      },
    ),
    { numRuns: runs },
  );
}
