import {
  QueryClient,
  type QueryFunction,
  QueryObserver,
  queryOptions,
} from '@tanstack/react-query';
import { describe, expect, expectTypeOf, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import {
  ApiError,
  createApiClient,
  createUserApi,
  isLoggedIn,
  type UserProfile,
} from '../src/index.ts';
import { apiQuery, clearOnLogout, profileQuery, retryDelay, retryTransient } from '../src/query.ts';
import { createFakeTransport, type FakeStep } from '../src/testing/index.ts';

const profilePath = 'GET /v2/private/user/profile';
const networkError = new ApiError('network', 'Network Error');
const refused: FakeStep = { type: 'reply', body: { ret_code: 10007 } };

function setUp(routes: Record<string, FakeStep | FakeStep[]>) {
  const transport = createFakeTransport(routes);
  const client = createApiClient({ baseUrl: 'https://api.test', adapter: transport.adapter });
  const user = createUserApi(client, { log: () => undefined });
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: retryTransient(2), retryDelay: 0 } },
  });
  return { transport, client, user, queries };
}

describe('apiQuery', () => {
  it("infers the schema's output type, and uses a separate key for other parameters", async () => {
    const { client, queries, transport } = setUp({
      'GET /s1/tasks/7': { type: 'result', result: { open: 3 } },
    });
    const schema = z.object({ open: z.number() });
    const query = (lang: string) =>
      queryOptions(apiQuery(client, '/tasks/{id}', { path: { id: 7 }, params: { lang }, schema }));
    const data = await queries.fetchQuery(query('en'));
    expectTypeOf(data).toEqualTypeOf<{ open: number }>();
    expect(data).toEqual({ open: 3 });
    await queries.fetchQuery({ ...query('en'), staleTime: Infinity });
    expect(transport.calls).toHaveLength(1);
    await queries.fetchQuery({ ...query('tr'), staleTime: Infinity });
    expect(transport.calls.map(({ url }) => new URL(url).search)).toEqual(['?lang=en', '?lang=tr']);
  });

  it('reads over POST, with a separate key for another body', async () => {
    const { client, queries, transport } = setUp({
      'GET /s1/a': { type: 'result', result: 0 },
      'POST /s1/rpc': [1, 2].map((result): FakeStep => ({ type: 'result', result })),
    });
    await client.get('/a', { cache: {} });
    const query = (method: string) => ({
      ...apiQuery<number>(client, '/rpc', { method: 'POST', body: { method } }),
      staleTime: Infinity,
    });
    for (const [method, result] of [
      ['list', 1],
      ['list', 1],
      ['book', 2],
    ] as const) {
      expect(await queries.fetchQuery(query(method))).toBe(result);
    }
    // A read removes no cached results.
    await client.get('/a', { cache: {} });
    expect(transport.calls.map(({ method }) => method)).toEqual(['GET', 'POST', 'POST']);
  });

  it('reads with a bigint in the body', async () => {
    const { client, queries, transport } = setUp({
      'POST /s1/rpc': { type: 'result', result: 'one' },
    });
    const query = () =>
      queryOptions(apiQuery(client, '/rpc', { method: 'POST', body: { id: 1n } }));
    expect(await queries.fetchQuery(query())).toBe('one');
    await queries.fetchQuery({ ...query(), staleTime: Infinity });
    expect(transport.calls.map(({ body }) => body)).toEqual([{ id: 1 }]);
  });

  it('reads with form fields as the body, with a separate key for other fields', async () => {
    const { client, queries } = setUp({
      'POST /s1/find': ['BTC', 'ETH'].map((result): FakeStep => ({ type: 'result', result })),
    });
    for (const coin of ['BTC', 'ETH']) {
      const body = new URLSearchParams({ coin });
      const query = apiQuery(client, '/find', { method: 'POST', body });
      expect(await queries.fetchQuery({ ...query, staleTime: Infinity })).toBe(coin);
    }
  });

  it('lets the call report a body that cannot be sent', async () => {
    const { client, queries } = setUp({});
    // @ts-expect-error -- neither JSON nor text
    const query = apiQuery(client, '/rpc', { method: 'POST', body: { id: new Map() } });
    await expect(queries.fetchQuery({ ...query, retry: false })).rejects.toMatchObject({
      kind: 'badRequest',
    });
  });

  it('takes methods that read, and bodies that are a key', () => {
    type Options = NonNullable<Parameters<typeof apiQuery>[2]>;
    expectTypeOf<Options['method']>().toEqualTypeOf<'GET' | 'HEAD' | 'POST' | undefined>();
    expectTypeOf<FormData>().not.toExtend<Options['body']>();
    expectTypeOf<Blob>().not.toExtend<Options['body']>();
  });

  it('uses separate keys for other base paths and other hosts', async () => {
    const { client, queries } = setUp({
      'GET /v1/tasks': { type: 'result', result: 1 },
      'GET /v2/tasks': { type: 'result', result: 2 },
      'GET /s1/tasks': { type: 'result', result: 3 },
    });
    const { adapter } = createFakeTransport({ 'GET /s1/tasks': { type: 'result', result: 4 } });
    const other = createApiClient({ baseUrl: 'https://other.test', adapter });
    const fetched = (options: object, from = client) =>
      queries.fetchQuery({ ...apiQuery<number>(from, '/tasks', options), staleTime: Infinity });
    expect(await fetched({ basePath: '/v1' })).toBe(1);
    expect(await fetched({ basePath: '/v2' })).toBe(2);
    expect(await fetched({})).toBe(3);
    expect(await fetched({}, other)).toBe(4);
    await queries.invalidateQueries({ queryKey: ['/tasks'] });
    expect(
      queries
        .getQueryCache()
        .getAll()
        .map(({ state }) => state.isInvalidated),
    ).toEqual([true, true, true, true]);
  });

  it('has a key where the URL cannot be resolved, such as on a server', async () => {
    const client = createApiClient({ baseUrl: '' });
    const { queryKey } = apiQuery(client, '/tasks/{id}', { path: { id: 7 } });
    expect(queryKey).toEqual(['/tasks/{id}', expect.objectContaining({ path: { id: 7 } })]);
    const { queries } = setUp({});
    await expect(
      queries.fetchQuery({ ...apiQuery(client, '/tasks'), retry: false }),
    ).rejects.toMatchObject({ kind: 'badRequest' });
  });

  it('returns null for an envelope without a result', async () => {
    const { client, queries } = setUp({ 'GET /s1/a': { type: 'reply', body: { ret_code: 0 } } });
    expect(await queries.fetchQuery(queryOptions(apiQuery(client, '/a')))).toBeNull();
  });

  it('cancels its request when the query is cancelled', async () => {
    const { client, queries, transport } = setUp({ 'GET /s1/a': { type: 'hang' } });
    const query = queryOptions(apiQuery(client, '/a'));
    const fetched = queries.fetchQuery(query).catch(() => 'cancelled');
    await queries.cancelQueries(query);
    expect(await fetched).toBe('cancelled');
    await Promise.resolve();
    expect(transport.pending).toBe(0);
  });
});

describe('retryTransient', () => {
  it.each<[name: string, step: FakeStep, requests: number]>([
    ['a lost connection', { type: 'drop' }, 3],
    ['status 503', { type: 'reply', status: 503, body: '' }, 3],
    ['status 404', { type: 'reply', status: 404, body: '' }, 1],
    ['a business code', { type: 'reply', body: { ret_code: 7 } }, 1],
  ])('after %s, sends the expected number of requests', async (_name, step, requests) => {
    const { client, queries, transport } = setUp({ 'GET /s1/a': step });
    await expect(queries.fetchQuery(queryOptions(apiQuery(client, '/a')))).rejects.toThrow();
    expect(transport.calls).toHaveLength(requests);
  });

  it('repeats a call twice by default', () => {
    expect([0, 1, 2].map((failures) => retryTransient()(failures, networkError))).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe('Retry-After', () => {
  const unavailable = (retryAfter: string): FakeStep => ({
    type: 'reply',
    status: 503,
    body: '',
    headers: { 'retry-after': retryAfter },
  });

  it.each<[retryAfter: string, waitedMs: number[]]>([
    ['7', [7_000, 7_000]],
    ['0', [1_000, 2_000]],
    ['Fri, 27 Nov 2026 22:00:30 GMT', [30_000, 2_000]],
    // Longer than the limit: the error is shown at once.
    ['31', []],
    ['99999999999', []],
  ])('of %s makes queries wait %j ms', async (retryAfter, waitedMs) => {
    vi.useFakeTimers({ now: Date.parse('2026-11-27T22:00:00Z'), toFake: ['setTimeout', 'Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const steps = [unavailable(retryAfter), unavailable(retryAfter), unavailable(retryAfter)];
    const { client, transport } = setUp({ 'GET /s1/a': steps });
    const queries = new QueryClient({
      defaultOptions: { queries: { retry: retryTransient(2), retryDelay } },
    });
    const sentAt: number[] = [];
    const failed = queries
      .fetchQuery(queryOptions(apiQuery(client, '/a')))
      .catch((error: unknown) => error);
    for (let ms = 0; ms <= 40_000; ms += 100) {
      while (sentAt.length < transport.calls.length) sentAt.push(Date.now());
      await vi.advanceTimersByTimeAsync(100);
    }
    await failed;
    const gaps = sentAt.slice(1).map((at, i) => Math.round((at - sentAt[i]!) / 1_000) * 1_000);
    expect(gaps).toEqual(waitedMs);
  });

  it('may be longer if the limit is', () => {
    const error = new ApiError('http', 'http error', { status: 429, retryAfterMs: 90_000 });
    expect(retryTransient(2)(0, error)).toBe(false);
    expect(retryTransient(2, 120_000)(0, error)).toBe(true);
    expect(retryDelay(0, error)).toBe(90_000);
  });

  it('does not matter for errors without it', () => {
    expect([0, 1, 2, 9].map((failures) => retryDelay(failures, networkError))).toEqual([
      1_000, 2_000, 4_000, 30_000,
    ]);
    expect(retryDelay(3, new Error('of the page'))).toBe(1_000);
  });
});

describe('profileQuery', () => {
  it('returns the profile, and null for a guest', async () => {
    const { user, queries } = setUp({
      [profilePath]: [{ type: 'result', result: { id: 7 } }, refused],
    });
    const query = queryOptions(profileQuery(user));
    const data = await queries.fetchQuery(query);
    expectTypeOf(data).toEqualTypeOf<UserProfile | null>();
    expect(data?.id).toBe(7);
    expect(await queries.fetchQuery(query)).toBeNull();
  });

  it('rejects if the profile call fails with any other error', async () => {
    const { user, queries } = setUp({ [profilePath]: { type: 'reply', body: { ret_code: 5 } } });
    await expect(queries.fetchQuery(queryOptions(profileQuery(user)))).rejects.toThrow('code 5');
  });
});

describe('clearOnLogout', () => {
  const logout = { 'POST /logout': { type: 'result', result: null } } as const;
  const demo: FakeStep = { type: 'result', result: { id: 7, username: 'demo' } };

  /** Observes a query like a mounted component. Returns a function that returns the latest result. */
  function observe<Data>(
    queries: QueryClient,
    options: { queryKey: readonly unknown[]; queryFn?: QueryFunction<Data>; enabled?: boolean },
  ) {
    const observer = new QueryObserver<Data>(queries, options);
    onTestFinished(observer.subscribe(() => undefined));
    return () => observer.getCurrentResult();
  }

  it('shows a guest after a logout, even if a component shows the profile and the logout failed', async () => {
    const { user, queries, transport } = setUp({
      [profilePath]: demo,
      'POST /logout': { type: 'drop' },
    });
    clearOnLogout(queries, user);
    const profile = observe(queries, profileQuery(user));
    await vi.waitFor(() => expect(profile().data?.username).toBe('demo'));
    await user.logout();
    expect(profile()).toMatchObject({ data: null, fetchStatus: 'idle' });
    expect(isLoggedIn(profile().data)).toBe(false);
    expect(transport.calls).toHaveLength(2);
  });

  it('ignores a profile that was requested before the logout', async () => {
    const { user, queries } = setUp({ ...logout, [profilePath]: { ...demo, delayMs: 20 } });
    clearOnLogout(queries, user);
    const profile = observe(queries, profileQuery(user));
    await user.logout();
    await new Promise((resolve) => void setTimeout(resolve, 40));
    expect(profile()).toMatchObject({ data: null, fetchStatus: 'idle' });
  });

  it('fetches the other queries on the page again, without data of the user meanwhile', async () => {
    const { client, user, queries } = setUp({
      ...logout,
      'GET /s1/tasks': [
        { type: 'result', result: 'of the user' },
        { type: 'result', result: 'of a guest', delayMs: 20 },
      ],
    });
    clearOnLogout(queries, user);
    const tasks = observe(queries, apiQuery(client, '/tasks'));
    await vi.waitFor(() => expect(tasks().data).toBe('of the user'));
    await user.logout();
    expect(tasks()).toMatchObject({ data: undefined, fetchStatus: 'fetching' });
    await vi.waitFor(() => expect(tasks().data).toBe('of a guest'));
  });

  it('removes the data of queries that a disabled component still shows', async () => {
    const { user, queries } = setUp(logout);
    clearOnLogout(queries, user);
    queries.setQueryData(['/balance'], 100);
    const balance = observe(queries, { queryKey: ['/balance'], enabled: false });
    expect(balance().data).toBe(100);
    await user.logout();
    expect(balance().data).toBeUndefined();
  });

  it('removes all mutations, so that none that is paused is sent for the next user', async () => {
    const { user, queries } = setUp(logout);
    clearOnLogout(queries, user);
    queries.getMutationCache().build(queries, { mutationFn: () => Promise.resolve(1) });
    await user.logout();
    expect(queries.getMutationCache().getAll()).toEqual([]);
  });

  it('removes all data after a logout, until it is stopped', async () => {
    const { user, queries } = setUp(logout);
    const stop = clearOnLogout(queries, user);
    queries.setQueryData(['/tasks', {}], 1);
    await user.logout();
    expect(queries.getQueryData(['/tasks', {}])).toBeUndefined();
    stop();
    queries.setQueryData(['/tasks', {}], 1);
    await user.logout();
    expect(queries.getQueryData(['/tasks', {}])).toBe(1);
  });

  it('marks only the profile as outdated after "no permission"', async () => {
    const { client, user, queries } = setUp({ 'GET /s1/a': refused });
    clearOnLogout(queries, user);
    queries.setQueryData(['/tasks', {}], 1);
    queries.setQueryData(profileQuery(user).queryKey, { id: 7 });
    await client.get('/a').catch(() => undefined);
    const isOutdated = (queryKey: readonly unknown[]) =>
      queries.getQueryState(queryKey)?.isInvalidated;
    expect([isOutdated(['profile']), isOutdated(['/tasks', {}])]).toEqual([true, false]);
  });
});
