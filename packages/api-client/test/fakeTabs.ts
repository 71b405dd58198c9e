import { createApiClient, createTokenRefresh, type TokenRefreshOptions } from '../src/fetch.ts';
import { createFakeClock, createFakeTransport, type FakeStep } from '../src/testing/index.ts';
import { memoryStorage } from './memoryStorage.ts';

type Locks = NonNullable<TokenRefreshOptions['locks']>;

/** Means of the tabs of a browser to take turns: Web Locks, only a storage, or nothing. */
export type Sharing = 'locks' | 'storage' | 'nothing';

/** A Web Locks API that grants each lock late: `delayMs()` after its release. */
export function fakeLocks(clock: ReturnType<typeof createFakeClock>, delayMs = () => 1): Locks {
  const queues = new Map<string, Promise<unknown>>();
  return {
    request(name, callback) {
      const turn = (queues.get(name) ?? Promise.resolve())
        .catch(() => undefined)
        .then(() => new Promise<void>((resolve) => void clock.setTimeout(resolve, delayMs())))
        .then(callback);
      queues.set(name, turn);
      return turn;
    },
  };
}

/** The Web Locks API of a frame with an opaque origin, which grants no lock. */
export const refusedLocks: Locks = {
  request: () => Promise.reject(new DOMException('opaque origin', 'SecurityError')),
};

/**
 * Creates a browser whose tabs share one token cookie, and a server that accepts only the latest token.
 * Each refresh takes 10 ms and works only once per token. `tab()` opens a tab.
 */
export function fakeTabs(sharing: Sharing, options: Partial<TokenRefreshOptions> = {}) {
  const clock = createFakeClock(1e12);
  const locks = sharing === 'locks' ? fakeLocks(clock) : refusedLocks;
  const storage = sharing === 'nothing' ? undefined : memoryStorage();
  const cookie: { token: string | undefined } = { token: 'ada.0' };
  /** Tokens that were refreshed, in order. */
  const refreshed: string[] = [];
  /** Ends of the session that the tabs reported. */
  const ends: unknown[] = [];

  async function refresh(token: string): Promise<string> {
    await new Promise<void>((resolve) => void clock.setTimeout(resolve, 10));
    if (refreshed.includes(token)) throw new Error(`${token} was refreshed twice`);
    refreshed.push(token);
    const [user, version] = token.split('.');
    return `${user}.${Number(version) + 1}`;
  }

  function tab(routes: Record<string, FakeStep | FakeStep[]>) {
    const transport = createFakeTransport(routes, { clock });
    const get = () => cookie.token;
    const client = createApiClient({
      baseUrl: 'https://api.test',
      clock,
      fetch: transport.fetch,
      userToken: get,
      onSessionEnd: (error) => void ends.push(error),
      renewToken: createTokenRefresh({
        get,
        set: (token) => void (cookie.token = token),
        refresh,
        clock,
        locks,
        storage,
        ...options,
      }),
    });
    return { client, tokens: () => transport.calls.map(({ headers }) => headers['usertoken']) };
  }

  return { clock, cookie, storage, refreshed, ends, tab };
}
