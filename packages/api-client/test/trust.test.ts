import axios, { type AxiosAdapter } from 'axios';
import { describe, expect, it } from 'vitest';
import { createApiClient, createUserApi } from '../src/index.ts';
import { createServerClock } from '../src/serverClock.ts';
import { createFakeTransport, type FakeStep } from '../src/testing/index.ts';
import { clientWithFakeServer } from './clientWithFakeServer.ts';

const foreign = 'https://elsewhere.test';
const refusal: FakeStep = { type: 'reply', body: { ret_code: 10007 } };

describe('a response from an untrusted host', () => {
  it('neither clears the cached profile nor calls listeners', async () => {
    const { client, clock, transport } = clientWithFakeServer({
      'GET /v2/private/user/profile': { type: 'result', result: { id: 1 } },
      'GET /refused': refusal,
    });
    const user = createUserApi(client);
    const reasons: unknown[] = [];
    user.onForget((reason) => void reasons.push(reason));
    const profile = user.profile();
    await clock.advance(0);
    await profile;
    const refused = client.get(`${foreign}/refused`).catch(() => undefined);
    await clock.advance(0);
    await refused;
    await user.profile();
    expect(reasons).toEqual([]);
    expect(transport.calls).toHaveLength(2);
  });

  it('does not change the server clock', async () => {
    const { client, clock } = clientWithFakeServer({
      'GET /old': {
        type: 'reply',
        body: { ret_code: 0 },
        headers: { date: new Date(0).toUTCString() },
      },
    });
    const serverClock = createServerClock({ now: clock.now });
    client.on(serverClock.listen);
    const call = client.get(`${foreign}/old`);
    await clock.advance(0);
    await call;
    expect(serverClock.offset).toBe(0);
  });
});

describe('an axios instance', () => {
  const fake = () => createFakeTransport({ 'GET /s1/a': { type: 'result', result: 1 } });

  it('uses its own adapter', async () => {
    const { adapter } = fake();
    const client = createApiClient({
      baseUrl: 'https://api.test',
      axios: axios.create({ adapter }),
    });
    expect(await client.get('/a')).toBe(1);
  });

  it('uses the adapter option if both are given', async () => {
    const { adapter } = fake();
    const never: AxiosAdapter = () => Promise.reject(new Error('wrong adapter'));
    const instance = axios.create({ adapter: never });
    const client = createApiClient({ baseUrl: 'https://api.test', axios: instance, adapter });
    expect(await client.get('/a')).toBe(1);
  });

  it('sends its credentials to trusted hosts only', async () => {
    const { adapter, calls } = createFakeTransport({
      'GET /s1/a': { type: 'result', result: 1 },
      'GET /b': { type: 'result', result: 1 },
    });
    const instance = axios.create({ adapter, headers: { Authorization: 'secret', Cookie: 'a=b' } });
    instance.defaults.headers.common['UserToken'] = 'secret';
    instance.defaults.headers.get['Guid'] = 'secret';
    instance.defaults.auth = { username: 'ada', password: 'secret' };
    const seenAuth: unknown[] = [];
    instance.interceptors.request.use((config) => {
      seenAuth.push(config.auth);
      config.headers.set('Authorization', config.headers.get('Authorization') ?? 'secret');
      return config;
    });
    const client = createApiClient({ baseUrl: 'https://api.test', axios: instance });
    await client.get('/a');
    await client.get(`${foreign}/b`);
    expect(calls.map(({ headers }) => headers)).toEqual([
      expect.objectContaining({ authorization: 'secret', usertoken: 'secret', guid: 'secret' }),
      { accept: expect.any(String) },
    ]);
    expect(seenAuth).toEqual([{ username: 'ada', password: 'secret' }, null]);
  });
});
