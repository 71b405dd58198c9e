import { expect, it, vi } from 'vitest';
import { createApiClient } from '../fetch.ts';
import { createTraceparent } from '../request/traceparent.ts';
import { createServerClock } from '../serverClock.ts';
import { createEarlyFetch } from './createEarlyFetch.ts';
import { startEarly, type EarlyRequest } from './startEarly.ts';
import { echoServer } from '../../test/echoServer.ts';
import { caught } from '../../test/clientWithFakeServer.ts';

const server = echoServer();

const headers = { accept: 'application/json', guid: 'g', platform: 'h5' };
const answerOf = (result: unknown, init?: ResponseInit) =>
  new Response(JSON.stringify({ ret_code: 0, result }), init);

/** Creates a client that adopts the requests, and records the requests that it sends itself. */
function setUp(requests: readonly EarlyRequest[], now = () => 1_000) {
  const sent: string[] = [];
  const client = createApiClient({
    baseUrl: 'https://api.test',
    basePath: '',
    guid: () => 'g',
    platform: 'h5',
    fetch: createEarlyFetch({
      requests,
      clock: { now },
      fetch: (url) => {
        sent.push(url as string);
        return Promise.resolve(answerOf('own'));
      },
    }),
  });
  return { client, sent };
}

const early = (response: Promise<Response>, rest: Partial<EarlyRequest> = {}): EarlyRequest => ({
  url: 'https://api.test/home?lang=en',
  headers,
  credentials: 'include',
  startedAt: 0,
  response,
  controller: new AbortController(),
  ...rest,
});
const home = { params: { lang: 'en' } };

it('uses the response to an early request for one call only', async () => {
  const { client, sent } = setUp([early(Promise.resolve(answerOf('early')))]);
  expect(await client.get('/home', home)).toBe('early');
  expect(sent).toEqual([]);
  expect(await client.get('/home', home)).toBe('own');
  expect(sent).toHaveLength(1);
});

it('waits for an early response that is still pending, and shares it between equal calls', async () => {
  let answer = (_: Response) => {};
  const { client, sent } = setUp([early(new Promise((resolve) => (answer = resolve)))]);
  const calls = [client.get('/home', home), client.get('/home', home)];
  answer(answerOf('early'));
  expect(await Promise.all(calls)).toEqual(['early', 'early']);
  expect(sent).toEqual([]);
});

it.each<[string, Partial<EarlyRequest>, () => number]>([
  ['another URL', { url: 'https://api.test/home?lang=de' }, () => 1_000],
  ["another user's header", { headers: { ...headers, 'X-User-Id': '7' } }, () => 1_000],
  ['a missing header', { headers: { accept: 'application/json', guid: 'g' } }, () => 1_000],
  ['other credentials', { credentials: 'omit' }, () => 1_000],
  ['expired', {}, () => 10_001],
  ['a start in the future, because the clock was set back', {}, () => -10_001],
])('sends its own request if the early request has %s', async (_, rest, now) => {
  const { client, sent } = setUp([early(Promise.resolve(answerOf('early')), rest)], now);
  expect(await client.get('/home', home)).toBe('own');
  expect(sent).toHaveLength(1);
});

it("adopts a request even if it lacks the call's traceparent", async () => {
  const request = early(Promise.resolve(new Response()), { url: 'https://api.test/' });
  const fetch = vi.fn();
  const sent = { ...headers, traceparent: '00-1-2-01' };
  const earlyFetch = createEarlyFetch({ requests: [request], fetch, clock: { now: () => 0 } });
  await earlyFetch('https://api.test/', { headers: sent, credentials: 'include' });
  expect(fetch).not.toHaveBeenCalled();
});

it('cancels a request that is too old', async () => {
  const old = early(new Promise(() => {}));
  const { client } = setUp([old], () => 10_001);
  await client.get('/other');
  expect(old.controller.signal.aborted).toBe(true);
});

it('sends its own request if the early one failed', async () => {
  const { client, sent } = setUp([early(Promise.reject(new TypeError('Failed to fetch')))]);
  expect(await client.get('/home', home)).toBe('own');
  expect(sent).toHaveLength(1);
});

it('rejects like any call if the early response contains an error', async () => {
  const refused = new Response('{"ret_code":10007}');
  const { client } = setUp([early(Promise.resolve(refused))]);
  expect((await caught(client.get('/home', home))).kind).toBe('noPermission');
});

it('adopts nothing after a write', async () => {
  const pending = early(Promise.resolve(answerOf('early')));
  const { client } = setUp([pending]);
  await client.post('/claim', {});
  expect(pending.controller.signal.aborted).toBe(true);
  expect(await client.get('/home', home)).toBe('own');
});

it('cancels the early request when the call is aborted', async () => {
  const pending = early(new Promise(() => {}));
  pending.response = new Promise((_, reject) => {
    pending.controller.signal.addEventListener('abort', () => reject(new DOMException('gone')));
  });
  const { client, sent } = setUp([pending]);
  const call = new AbortController();
  const answer = caught(client.get('/home', { ...home, signal: call.signal }));
  await Promise.resolve();
  call.abort();
  expect((await answer).kind).toBe('canceled');
  await vi.waitFor(() => expect(pending.controller.signal.aborted).toBe(true));
  expect(sent).toEqual([]);
});

it('sets the server clock by an early response, as of its arrival', async () => {
  const aheadMs = 3_600_000;
  const arrivedAt = Date.now() - 6_000;
  const date = new Date(arrivedAt - 1_000 + aheadMs).toUTCString();
  const request = early(
    Promise.resolve(answerOf('early', { headers: { date, 'cache-control': 'no-store' } })),
    {
      startedAt: arrivedAt - 2_000,
      receivedAt: arrivedAt,
    },
  );
  const { client } = setUp([request], Date.now);
  const clock = createServerClock();
  client.on(clock.listen);
  await client.get('/home', home);
  expect(Math.abs(clock.offset - aheadMs)).toBeLessThan(2_000);
});

it('does not set the server clock by an early response from an HTTP cache', async () => {
  const cached = { date: new Date(3_600_000).toUTCString(), age: '7' };
  const { client } = setUp([early(Promise.resolve(answerOf('early', { headers: cached })))]);
  const clock = createServerClock({ now: () => 1_000 });
  client.on(clock.listen);
  await client.get('/home', home);
  expect(clock.offset).toBe(0);
});

it('adopts a request of `startEarly`, which sends the same request as a client', async () => {
  const options = {
    baseUrl: server.origin,
    guid: () => 'g',
    platform: 'h5',
    traceparent: createTraceparent({ traceId: 'a'.repeat(32) }),
  } as const;
  const call = {
    url: '/tasks/{id}',
    path: { id: 'a b' },
    params: { z: '1', lang: 'en' },
    headers: { 'X-User-Id': '7' },
  } as const;
  await createApiClient(options).request(call);
  const request = startEarly(options, call);
  await request.response;
  const [own, started] = server.requests.map(({ headers: { traceparent, ...rest }, ...one }) => {
    expect(traceparent).toMatch(/^00-a{32}-[0-9a-f]{16}-01$/);
    return { ...one, headers: rest };
  });
  expect(started).toEqual(own);
  const fetch = vi.fn();
  const client = createApiClient({
    ...options,
    fetch: createEarlyFetch({ requests: [request], fetch }),
  });
  await client.request(call);
  expect(fetch).not.toHaveBeenCalled();
  expect(server.requests).toHaveLength(2);
});
