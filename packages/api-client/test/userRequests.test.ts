import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createUserApi, isApiError } from '../src/index.ts';
import { type MisbehavingServer, startMisbehavingServer } from './misbehavingServer.ts';
import { eachTransport } from './clientWithFakeServer.ts';

eachTransport(({ createApiClient }) => {
  let server: MisbehavingServer;
  beforeAll(async () => {
    server = await startMisbehavingServer();
  });
  afterAll(() => server.close());
  beforeEach(() => {
    server.requests.length = 0;
  });

  const profile = { id: 7, username: 'demo', loyalty_vip_info: { is_vip: true }, is_submember: 1 };

  function answering(answers: Record<string, unknown>) {
    server.handle = ({ method, url }, response) => {
      response.end(JSON.stringify(answers[`${method} ${url}`] ?? { ret_code: 404 }));
    };
  }

  it('sends guid, platform, token and JSON, and returns the result', async () => {
    answering({ 'POST /s1/tasks/claim?lang=en': { ret_code: 0, result: { ok: true } } });
    const client = createApiClient({
      baseUrl: server.origin,
      guid: () => 'g'.repeat(36),
      platform: 'h5',
      userToken: () => 'token',
    });
    const result = await client.post('/tasks/claim', { id: 1 }, { params: { lang: 'en' } });
    expect(result).toEqual({ ok: true });
    const [seen] = server.requests;
    expect(seen?.body).toBe('{"id":1}');
    expect(seen?.headers).toMatchObject({
      guid: 'g'.repeat(36),
      platform: 'h5',
      usertoken: 'token',
      'content-type': 'application/json',
    });
  });

  it('requests the profile without the base path, once per 60 s unless refreshed', async () => {
    answering({ 'GET /v2/private/user/profile': { ret_code: 0, result: profile } });
    const user = createUserApi(createApiClient({ baseUrl: server.origin }));
    expect(await user.profile()).toMatchObject({
      id: 7,
      idText: '7',
      username: 'demo',
      isVip: true,
      isSubmember: true,
      vagueEmail: '',
    });
    await user.profile();
    expect(server.requests).toHaveLength(1);
    await user.profile({ refresh: true });
    expect(server.requests).toHaveLength(2);
  });

  it('removes the profile after "no permission" from another call', async () => {
    answering({
      'GET /v2/private/user/profile': { ret_code: 0, result: profile },
      'GET /s1/tasks': { ret_code: 10007 },
    });
    const client = createApiClient({ baseUrl: server.origin });
    const user = createUserApi(client);
    await user.profile();
    const refused: unknown = await client.get('/tasks').catch((error: unknown) => error);
    expect(isApiError(refused, 'noPermission')).toBe(true);
    await user.profile();
    expect(server.requests.map(({ url }) => url)).toEqual([
      '/v2/private/user/profile',
      '/s1/tasks',
      '/v2/private/user/profile',
    ]);
  });

  it('removes the profile on logout, and only logs the error if the call fails', async () => {
    answering({ 'GET /v2/private/user/profile': { ret_code: 0, result: profile } });
    const log = vi.fn();
    const user = createUserApi(createApiClient({ baseUrl: server.origin }), { log });
    await user.profile();
    await user.logout();
    expect(log).toHaveBeenCalledOnce();
    expect(server.requests.at(-1)).toMatchObject({ method: 'POST', url: '/logout', body: '' });
    await user.profile();
    expect(server.requests).toHaveLength(3);
  });
});
