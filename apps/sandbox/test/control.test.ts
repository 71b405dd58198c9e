import { request } from 'node:http';
import { expect, it } from 'vitest';
import { envelopeOf, post, runSandbox, sharedSandbox } from './running.ts';

/** Shared by tests that change nothing in the sandbox: their calls only read or are rejected. */
const shared = sharedSandbox();

it('lists faults with their hits and removes them', async () => {
  const { url } = await runSandbox();
  const rules = `${url}/_sandbox/faults`;
  const rule = { method: 'get', path: '/a', times: 3, fault: { type: 'hang' } };
  const added = await (await post(rules, rule)).json();
  const armed = { ...rule, method: 'GET', id: 1, hits: 0, fault: { type: 'hang', at: 'request' } };
  expect(added).toEqual(armed);
  await post(rules, { path: '/b', fault: { type: 'cut' } });
  expect((await fetch(`${rules}/1`, { method: 'DELETE' })).status).toBe(204);
  expect((await fetch(`${rules}/1`, { method: 'DELETE' })).status).toBe(404);
  expect(await (await fetch(rules)).json()).toMatchObject({ faults: [{ id: 2, path: '/b' }] });
  expect((await fetch(rules, { method: 'DELETE' })).status).toBe(204);
  expect(await (await fetch(rules)).json()).toEqual({ faults: [] });
});

it.each([
  ['/faults', {}, /path/],
  ['/faults', { path: '/a', fault: { type: 'explode' } }, /fault/],
  ['/clock', { offsetMs: '1' }, /offsetMs/],
  ['/clock', { offsetMs: 1e300 }, /offsetMs/],
  ['/socket', {}, /give one of/],
  ['/socket', { close: { code: 1005 } }, /code/],
  ['/socket', { close: { code: 4000, reason: '世'.repeat(42) } }, /123 bytes/],
  [
    '/faults',
    { path: '/a', fault: { type: 'status', status: 503, headers: { a: '世' } } },
    /headers/,
  ],
  ['/socket', { drop: false }, /drop/],
  ['/users', { email: 'demo@brand.com', vip: 1 }, /vip/],
  ['/users', { email: 'demo@brand.com', parentId: 99 }, /there is no user 99/],
])('rejects the script %s with the body %j and a message', async (path, body, words) => {
  const { url } = shared();
  const response = await post(`${url}/_sandbox${path}`, body);
  expect(response.status).toBe(400);
  expect(((await response.json()) as { error: string }).error).toMatch(words);
});

it('rejects a script whose body is not JSON', async () => {
  const { url } = shared();
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${url}/_sandbox/clock`, { method: 'POST', headers, body: '{' });
  expect(response.status).toBe(400);
});

it.each([
  { origin: 'http://evil.example' },
  { host: 'evil.example' },
  { host: 'localhost.evil.example:80' },
])('rejects requests with the headers %j', async (headers) => {
  const { port } = shared();
  const options = { host: '127.0.0.1', port, path: '/_sandbox/state', headers };
  const status = await new Promise((resolve, reject) => {
    request(options, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
  expect(status).toBe(403);
});

it('shifts the Date header and the server time', async () => {
  const clock = {
    now: () => 1_000_000_000_000,
    setTimeout: () => 0,
    clearTimeout: () => undefined,
  };
  const { url } = await runSandbox({ clock });
  const set = await post(`${url}/_sandbox/clock`, { offsetMs: 86_400_000 });
  expect(await set.json()).toEqual({ offsetMs: 86_400_000, now: 1_000_086_400_000 });
  const response = await fetch(`${url}/s1/time`);
  expect(response.headers.get('date')).toBe('Mon, 10 Sep 2001 01:46:40 GMT');
  expect(await envelopeOf(response)).toMatchObject({ result: { time: 1_000_086_400_000 } });
});

it('turns an account into a VIP account or a sub-account', async () => {
  const { url } = await runSandbox();
  const login = (email: string, password: string) =>
    envelopeOf(post(`${url}/x-api/user/v1/login`, { email, password }));
  const sub = { email: 'sub@brand.com', password: 'sub-pass-1' };
  await post(`${url}/x-api/user/v1/register`, {
    ...sub,
    residence: 'BR',
    acceptedTerms: true,
    confirmedAge: true,
  });
  const { result: demo } = await login('demo@brand.com', 'demo-pass-1');
  const change = {
    email: sub.email,
    vip: true,
    google2fa: true,
    parentId: demo.user_id,
    lang: 'tr',
  };
  expect((await post(`${url}/_sandbox/users`, change)).status).toBe(200);
  const { result } = await login(sub.email, sub.password);
  const headers = { UserToken: result.token };
  expect(
    (await envelopeOf(fetch(`${url}/v2/private/user/profile`, { headers }))).result,
  ).toMatchObject({
    loyalty_vip_info: { is_vip: true },
    is_submember: true,
    parent_member_id: demo.user_id,
    has_google2fa: true,
    lang: 'tr',
  });
  expect((await post(`${url}/_sandbox/users`, { email: 'no@brand.com' })).status).toBe(404);
});

it('collects analytics with any content type that beacons use', async () => {
  const { url } = shared();
  const collect = (body: string, type: string) =>
    fetch(`${url}/x-api/analytics/v1/collect`, {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    });
  expect((await collect('{"name":"one"}', 'text/plain;charset=UTF-8')).status).toBe(204);
  expect((await collect('[{"name":"two"},{"name":"three"}]', 'application/json')).status).toBe(204);
  expect((await collect('{"events":[{"name":"four"}]}', 'application/json')).status).toBe(204);
  expect((await collect('nonsense', 'text/plain')).status).toBe(400);
  expect((await collect(JSON.stringify({ a: 'x'.repeat(9_000) }), 'text/plain')).status).toBe(400);
  expect((await collect(JSON.stringify(Array(101).fill({})), 'application/json')).status).toBe(400);
  expect(await (await fetch(`${url}/_sandbox/analytics?limit=3`)).json()).toEqual({
    events: ['four', 'three', 'two'].map((name) => ({
      user_id: null,
      received_at: expect.any(Number),
      payload: { name },
    })),
  });
});

it('deletes analytics events after 90 days', async () => {
  const { url } = await runSandbox();
  const names = async (offsetMs: number, name: string) => {
    await post(`${url}/_sandbox/clock`, { offsetMs });
    await post(`${url}/x-api/analytics/v1/collect`, { name });
    const answer = await fetch(`${url}/_sandbox/analytics`);
    const { events } = (await answer.json()) as { events: { payload: { name: string } }[] };
    return events.map(({ payload }) => payload.name);
  };
  const dayMs = 24 * 60 * 60 * 1000;
  expect(await names(0, 'old')).toEqual(['old']);
  expect(await names(89 * dayMs, 'new')).toEqual(['new', 'old']);
  expect(await names(91 * dayMs, 'last')).toEqual(['last', 'new']);
});

it("returns the sandbox's state", async () => {
  const { url } = await runSandbox();
  expect(await (await fetch(`${url}/_sandbox/state`)).json()).toMatchObject({
    clock: { offsetMs: 0 },
    market: { source: 'synthetic' },
    socket: { clients: 0, silent: false, subscriptions: {} },
    faults: [],
    users: 2,
    sessions: 0,
    analyticsEvents: 0,
  });
});

it.each(['2.5', '-1', 'x', '1e9'])('accepts the invalid analytics limit %s', async (limit) => {
  const { url } = shared();
  const response = await fetch(`${url}/_sandbox/analytics?limit=${limit}`);
  expect(response.status).toBe(200);
});
