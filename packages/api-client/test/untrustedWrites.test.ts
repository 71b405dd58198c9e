import { expect, it } from 'vitest';
import type { FakeStep } from '../src/testing/index.ts';
import { eachTransport } from './clientWithFakeServer.ts';

const foreign = 'https://elsewhere.test';
const cached = { cache: {} };
const numbers = (): FakeStep[] =>
  [1, 2, 3, 4].map((result) => ({ type: 'result', result, delayMs: 10 }));

eachTransport(({ clientWithFakeServer }) => {
  function setUp() {
    const world = clientWithFakeServer({
      'GET /s1/a': numbers(),
      'GET /x': numbers(),
      'POST /x': { type: 'result', result: 0 },
    });
    const settled = async (call: Promise<unknown>) => {
      await world.clock.advance(10);
      return call;
    };
    return { ...world, settled };
  }

  it('keeps the cached results of the API after a write to an untrusted host', async () => {
    const { client, settled } = setUp();
    expect(await settled(client.get('/a', cached))).toBe(1);
    await settled(client.post(`${foreign}/x`));
    expect(await settled(client.get('/a', cached))).toBe(1);
  });

  it('shares a read of the API that a write to an untrusted host overlaps', async () => {
    const { client, settled, transport } = setUp();
    const early = client.get('/a');
    const write = client.post(`${foreign}/x`);
    const late = client.get('/a');
    expect(await settled(Promise.all([early, write, late]))).toEqual([1, 0, 1]);
    expect(transport.calls).toHaveLength(2);
  });

  it('returns no result of the untrusted host from before a write to it', async () => {
    const { client, settled } = setUp();
    expect(await settled(client.get(`${foreign}/x`, cached))).toBe(1);
    await settled(client.post(`${foreign}/x`));
    const during = client.get(`${foreign}/x`, cached);
    const write = client.post(`${foreign}/x`);
    const late = client.get(`${foreign}/x`, cached);
    expect(await settled(Promise.all([during, write, late]))).toEqual([2, 0, 3]);
    expect(await settled(client.get(`${foreign}/x`, cached))).toBe(4);
    client.forget(`${foreign}/x`);
    expect(await settled(client.get(`${foreign}/x`, cached))).toBe(4);
  });

  it('keeps the results of other untrusted hosts', async () => {
    const { client, settled } = setUp();
    expect(await settled(client.get('https://third.test/x', cached))).toBe(1);
    await settled(client.post(`${foreign}/x`));
    expect(await settled(client.get('https://third.test/x', cached))).toBe(1);
  });

  it('keeps the cached results if the body of a write is refused', async () => {
    const { client, settled } = setUp();
    expect(await settled(client.get('/a', cached))).toBe(1);
    await settled(client.post('/a', new Map()).catch(() => undefined));
    expect(await settled(client.get('/a', cached))).toBe(1);
  });
});
