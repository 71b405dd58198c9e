import { endpoints, taskCenterPaths, type EndpointName } from '@exchange/task-center-api';
import { expect, it } from 'vitest';
import { openQuotes } from './quoteClient.ts';
import { envelopeOf, sharedSandbox } from './running.ts';
import { demoCaller } from './taskCenterClient.ts';

const shared = sharedSandbox();

const lists = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const objects = (depth: number) => '{"a":'.repeat(depth) + '1' + '}'.repeat(depth);
const nested = [lists(4_000), lists(30_000), objects(9_000), `{"email":${lists(4_000)}}`];

const paths = [
  '/x-api/analytics/v1/collect',
  '/x-api/telemetry/v1/logs',
  ...['login', 'register', 'recover', 'login-code', 'resend-code', 'reset-password'].map(
    (name) => `/x-api/user/v1/${name}`,
  ),
  ...['login-passkey', 'add-passkey', 'set-login-code', 'confirm-password'].map(
    (name) => `/x-api/user/v1/${name}`,
  ),
  ...(Object.keys(endpoints) as EndpointName[])
    .filter((name) => endpoints[name].method === 'POST')
    .map((name) => taskCenterPaths[name]),
  ...['faults', 'clock', 'socket', 'users', 'act', 'rewards'].map((name) => `/_sandbox/${name}`),
];

it.each(paths)('%s rejects deeply nested JSON without an internal error', async (path) => {
  const { url } = shared();
  const { headers } = await demoCaller(url);
  for (const type of ['application/json', 'text/plain;charset=UTF-8']) {
    for (const body of nested) {
      const response = await fetch(url + path, {
        method: 'POST',
        headers: { ...headers, 'content-type': type, 'idempotency-key': 'a-nested-key' },
        body,
      });
      const text = await response.text();
      expect(response.status, `${type}: ${text.slice(0, 200)}`).toBeLessThan(500);
      expect(text.length).toBeLessThan(1_000);
      expect(text).not.toMatch(/\bat \S+ \(|node_modules|\.ts:/);
    }
  }
});

it('rejects JSON that is too deep with the limit, and accepts less depth', async () => {
  const { url } = shared();
  const send = (body: string) =>
    fetch(`${url}/x-api/user/v1/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
  expect(await envelopeOf(send(lists(33)))).toMatchObject({
    ret_code: 10001,
    ret_msg: 'The JSON is nested too deeply: the limit is 32 levels.',
  });
  // Brackets in strings do not count.
  const email = `${'['.repeat(100)}\\"${'{'.repeat(100)}`;
  expect((await envelopeOf(send(`{"email":"${email}"}`))).ret_msg).toMatch(/email: is not/);
  const collect = (event: string) =>
    fetch(`${url}/x-api/analytics/v1/collect`, { method: 'POST', body: event });
  expect((await collect(`{"name":"a","list":${lists(31)}}`)).status).toBe(204);
  expect((await collect(`{"name":"a","list":${lists(32)}}`)).status).toBe(400);
});

it('does not repeat an input of many unknown fields', async () => {
  const { url } = shared();
  const fields = Object.fromEntries(Array.from({ length: 4_000 }, (_, index) => [`f${index}`, 0]));
  const response = await fetch(`${url}/_sandbox/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fields),
  });
  expect(response.status).toBe(400);
  expect((await response.text()).length).toBeLessThan(1_000);
});

it('answers a deeply nested message on the quote socket', async () => {
  const client = await openQuotes(shared().url);
  client.send(`{"ping":${lists(8_000)}}`);
  expect(await client.next()).toMatchObject({ event: 'error', code: 'malformed' });
});

it('rejects deeply nested data inside encoded values', async () => {
  const { url } = shared();
  const user = await demoCaller(url);
  const cursor = Buffer.from(lists(4_000)).toString('base64url');
  expect((await user.call('rewards', { cursor })).ret_code).toBe(10001);
});
