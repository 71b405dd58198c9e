import { describe, expect, it, vi } from 'vitest';
import { createTtlCache, type StandardSchema } from '../src/index.ts';
import type { FakeStep } from '../src/testing/index.ts';
import { caught, eachTransport } from './clientWithFakeServer.ts';

const answer: FakeStep = { type: 'result', result: 1, delayMs: 5 };

function schemaThat(validate: StandardSchema['~standard']['validate']): StandardSchema {
  return { '~standard': { version: 1, vendor: 'test', validate } };
}

eachTransport(({ clientWithFakeServer }) => {
  /** Expects that a call fails with `canceled`, and that no request, timer or cached result is left. */
  async function expectCanceled(
    { clock, transport }: ReturnType<typeof clientWithFakeServer>,
    call: Promise<unknown>,
    requests: number,
  ) {
    const failure = caught(call);
    await clock.advance(100);
    expect((await failure).kind).toBe('canceled');
    expect([transport.calls.length, transport.pending, clock.pending]).toEqual([requests, 0, 0]);
  }

  describe('a call fails with "canceled" and is not sent if it is aborted', () => {
    it.each(['get', 'post'] as const)('inside userToken (%s)', async (method) => {
      const controller = new AbortController();
      const userToken = () => {
        controller.abort();
        return 'token';
      };
      const world = clientWithFakeServer(
        { 'GET /s1/a': answer, 'POST /s1/a': answer },
        { userToken },
      );
      const { signal } = controller;
      await expectCanceled(
        world,
        world.client.request({ url: '/a', method: method === 'get' ? 'GET' : 'POST', signal }),
        0,
      );
    });

    it('inside an asynchronous userToken', async () => {
      const controller = new AbortController();
      const userToken = async () => {
        await Promise.resolve();
        controller.abort();
        return 'token';
      };
      const world = clientWithFakeServer({ 'GET /s1/a': answer }, { userToken });
      await expectCanceled(world, world.client.get('/a', { signal: controller.signal }), 0);
    });

    it('inside the headers option', async () => {
      const controller = new AbortController();
      const headers = () => {
        controller.abort();
        return {};
      };
      const world = clientWithFakeServer({ 'GET /s1/a': answer }, { headers });
      await expectCanceled(world, world.client.get('/a', { signal: controller.signal }), 0);
    });

    it.each([
      ['guid', () => 'g'],
      ['platform', () => 'pc' as const],
      ['traceparent', () => '00-1-2-01'],
    ])('inside the %s option', async (name, value) => {
      const controller = new AbortController();
      const option = () => {
        controller.abort();
        return value();
      };
      const world = clientWithFakeServer({ 'POST /s1/a': answer }, { [name]: option });
      await expectCanceled(world, world.client.post('/a', {}, { signal: controller.signal }), 0);
    });

    it.each(['GET', 'POST'] as const)('in a listener of its request event (%s)', async (method) => {
      const controller = new AbortController();
      const world = clientWithFakeServer({ [`${method} /s1/a`]: answer });
      world.client.on(({ type }) => {
        if (type === 'request') controller.abort();
      });
      const { signal } = controller;
      await expectCanceled(world, world.client.request({ url: '/a', method, signal }), 0);
    });
  });

  describe('a call fails with "canceled" if it is aborted', () => {
    it('in a listener of its response event', async () => {
      const controller = new AbortController();
      const world = clientWithFakeServer({ 'GET /s1/a': answer });
      world.client.on(({ type }) => {
        if (type === 'response') controller.abort();
      });
      await expectCanceled(world, world.client.get('/a', { signal: controller.signal }), 1);
    });

    it('while an asynchronous schema validates its result, which is then not cached', async () => {
      const controller = new AbortController();
      const cache = createTtlCache();
      const set = vi.spyOn(cache, 'set');
      const world = clientWithFakeServer({ 'GET /s1/a': answer }, { cache });
      let validated: (() => void) | undefined;
      const schema = schemaThat(
        (value) =>
          new Promise((resolve) => {
            validated = () => resolve({ value });
          }),
      );
      const call = world.client.get('/a', { schema, cache: {}, signal: controller.signal });
      const failure = caught(call);
      await world.clock.advance(10);
      controller.abort();
      expect((await failure).kind).toBe('canceled');
      validated?.();
      await world.clock.advance(10);
      expect(set).not.toHaveBeenCalled();
    });

    it('inside a synchronous schema', async () => {
      const controller = new AbortController();
      const world = clientWithFakeServer({ 'GET /s1/a': answer });
      const schema = schemaThat((value) => {
        controller.abort();
        return { value };
      });
      await expectCanceled(world, world.client.get('/a', { schema, signal: controller.signal }), 1);
    });

    it('while an asynchronous schema validates a cached result', async () => {
      const controller = new AbortController();
      const world = clientWithFakeServer({ 'GET /s1/a': answer });
      const first = world.client.get('/a', { cache: {} });
      await world.clock.advance(10);
      await first;
      const schema = schemaThat(() => new Promise(() => undefined));
      const call = world.client.get('/a', { schema, cache: {}, signal: controller.signal });
      await world.clock.advance(1);
      controller.abort();
      await expectCanceled(world, call, 1);
    });

    it('in a listener of its cached event', async () => {
      const controller = new AbortController();
      const world = clientWithFakeServer({ 'GET /s1/a': answer });
      const first = world.client.get('/a', { cache: {} });
      await world.clock.advance(10);
      await first;
      world.client.on(({ type }) => {
        if (type === 'cached') controller.abort();
      });
      const call = world.client.get('/a', { cache: {}, signal: controller.signal });
      await expectCanceled(world, call, 1);
    });
  });

  it('a call sends the token of the next user if the user changes while a cached result is validated', async () => {
    let token = 'ada';
    const { client, clock, transport } = clientWithFakeServer(
      { 'GET /s1/a': answer },
      { userToken: () => token },
    );
    const first = client.get('/a', { cache: {} });
    await clock.advance(10);
    await first;
    let reject: (() => void) | undefined;
    const schema = schemaThat((value) =>
      reject
        ? { value }
        : new Promise((resolve) => {
            reject = () => resolve({ issues: [{ message: 'outdated' }] });
          }),
    );
    const call = client.get('/a', { cache: {}, schema });
    await clock.advance(1);
    client.forget();
    token = 'bob';
    reject?.();
    await clock.advance(10);
    expect(await call).toBe(1);
    expect(transport.calls.map(({ headers }) => headers['usertoken'])).toEqual(['ada', 'bob']);
  });

  it('an abort in a listener of the request event does not affect an equal call', async () => {
    const controller = new AbortController();
    const { client, clock, transport } = clientWithFakeServer({ 'GET /s1/a': answer });
    const off = client.on(({ type }) => {
      if (type === 'request') controller.abort();
    });
    const aborted = caught(client.get('/a', { signal: controller.signal }));
    off();
    const other = client.get('/a');
    await clock.advance(10);
    expect((await aborted).kind).toBe('canceled');
    expect(await other).toBe(1);
    expect(transport.calls).toHaveLength(1);
  });
});
