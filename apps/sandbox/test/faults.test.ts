import { expect, it } from 'vitest';
import { openQuotes } from './quoteClient.ts';
import { envelopeOf, post, runSandbox } from './running.ts';

const profilePath = '/v2/private/user/profile';

async function withFault(fault: object, rule: object = {}) {
  const sandbox = await runSandbox();
  const armed = await post(`${sandbox.url}/_sandbox/faults`, { path: profilePath, fault, ...rule });
  expect(armed.status).toBe(200);
  return { ...sandbox, profile: sandbox.url + profilePath };
}

/** Resolves to whether a promise is still pending after all data in flight has arrived. */
async function staysOpen(promise: Promise<unknown>, url: string) {
  const open = Symbol();
  for (let i = 0; i < 5; i += 1) await fetch(`${url}/_sandbox/state`);
  return (await Promise.race([promise, Promise.resolve(open)])) === open;
}

it('responds with the status of a fault for the given number of calls', async () => {
  const fault = { type: 'status', status: 503, headers: { 'retry-after': '1' }, body: 'busy' };
  const { profile } = await withFault(fault, { times: 2 });
  for (let i = 0; i < 2; i += 1) {
    const response = await fetch(profile);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '1']);
    expect(await response.text()).toBe('busy');
  }
  expect((await fetch(profile)).status).toBe(200);
});

it.each([
  ['', 'application/json; charset=utf-8'],
  ['<h1>Bad gateway</h1>', 'text/html'],
  ['{"ret_code":0,', 'application/json; charset=utf-8'],
  ['\uFEFF{"ret_code":0}', 'text/plain'],
])('responds with 200 and the body %j of a fault', async (body, contentType) => {
  const { profile } = await withFault({ type: 'body', body, contentType });
  const response = await fetch(profile);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, contentType]);
  expect(Buffer.from(await response.arrayBuffer())).toEqual(Buffer.from(body));
});

it('delays a call, then handles it', async () => {
  const { profile } = await withFault({ type: 'delay', ms: 20 });
  expect(await envelopeOf(fetch(profile))).toMatchObject({ ret_code: 10007 });
});

it.each(['request', 'answer'])(
  'cuts the connection at the stage %s, before any header',
  async (at) => {
    const { profile } = await withFault({ type: 'cut', at });
    await expect(fetch(profile)).rejects.toMatchObject({ cause: { code: 'ECONNRESET' } });
  },
);

it.each(['headers', 'body'])('cuts the connection at the stage %s', async (at) => {
  const { profile } = await withFault({ type: 'cut', at });
  const response = await fetch(profile);
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow('terminated');
});

it.each(['request', 'answer'])('hangs at the stage %s until the caller aborts', async (at) => {
  const { profile, url } = await withFault({ type: 'hang', at });
  const controller = new AbortController();
  const call = fetch(profile, { signal: controller.signal });
  expect(await staysOpen(call, url)).toBe(true);
  controller.abort();
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
});

it.each(['headers', 'body'])('hangs at the stage %s', async (at) => {
  const { profile, url } = await withFault({ type: 'hang', at });
  const controller = new AbortController();
  const response = await fetch(profile, { signal: controller.signal });
  const reader = response.body!.getReader();
  if (at === 'body') expect((await reader.read()).value!.length).toBeGreaterThan(10);
  const rest = reader.read();
  expect(await staysOpen(rest, url)).toBe(true);
  controller.abort();
  await expect(rest).rejects.toMatchObject({ name: 'AbortError' });
});

it('sends the response in pieces for the fault `drip`', async () => {
  const { profile } = await withFault({ type: 'drip', bytes: 7, everyMs: 1 });
  const response = await fetch(profile);
  expect(Number(response.headers.get('content-length'))).toBeGreaterThan(50);
  expect(await envelopeOf(response)).toMatchObject({ ret_code: 10007 });
});

it('handles the call if a fault cuts its response', async () => {
  const { url } = await runSandbox();
  const register = {
    email: 'lost@brand.com',
    password: 'a-new-pass-1',
    residence: 'BR',
    acceptedTerms: true,
    confirmedAge: true,
  };
  const path = '/x-api/user/v1/register';
  await post(`${url}/_sandbox/faults`, { path, times: 1, fault: { type: 'cut', at: 'answer' } });
  await expect(post(url + path, register)).rejects.toThrow();
  expect(await envelopeOf(post(url + path, register))).toMatchObject({ ret_code: 20002 });
});

it('applies faults to pages and files', async () => {
  const { url } = await runSandbox();
  await post(`${url}/_sandbox/faults`, {
    path: '/task-center*',
    fault: { type: 'status', status: 500 },
  });
  expect((await fetch(`${url}/task-center/any.js?x=1`)).status).toBe(500);
  expect((await fetch(`${url}/markets`)).status).toBe(404);
});

it('can close the sandbox while a call hangs', async () => {
  const { profile, url, close } = await withFault({ type: 'hang' });
  const call = fetch(profile);
  const failed = expect(call).rejects.toThrow();
  expect(await staysOpen(call, url)).toBe(true);
  await close();
  await failed;
});

it.each([
  [{ type: 'status', status: 503 }, /503/],
  [{ type: 'body', body: 'no' }, /200/],
  [{ type: 'cut' }, /ECONNRESET|socket hang up/],
])('applies the fault %j to the WebSocket handshake', async (fault, words) => {
  const { url } = await runSandbox();
  await post(`${url}/_sandbox/faults`, { path: '/spot/ws/*', times: 1, fault });
  await expect(openQuotes(url)).rejects.toThrow(words);
  const quotes = await openQuotes(url);
  quotes.send({ ping: 1 });
  expect(await quotes.next()).toEqual({ pong: 1 });
});

it('applies the faults `delay` and `hang` to the WebSocket handshake', async () => {
  const { url } = await runSandbox();
  const rule = (fault: object) =>
    post(`${url}/_sandbox/faults`, { path: '/spot/ws/quote/v1', times: 1, fault });
  await rule({ type: 'delay', ms: 10 });
  await openQuotes(url);
  await rule({ type: 'hang' });
  const call = openQuotes(url).catch(() => 'closed');
  expect(await staysOpen(call, url)).toBe(true);
});
