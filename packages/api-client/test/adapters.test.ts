import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createApiClient } from '../src/index.ts';
import { cases, runCase } from './catalogue.ts';
import { type MisbehavingServer, startMisbehavingServer } from './misbehavingServer.ts';

let server: MisbehavingServer;
let foreign: MisbehavingServer;
let refused: string;

beforeAll(async () => {
  foreign = await startMisbehavingServer();
  server = await startMisbehavingServer(foreign.origin);
  const closed = await startMisbehavingServer();
  refused = closed.origin;
  await closed.close();
});
afterAll(async () => {
  await server.close();
  await foreign.close();
});
afterEach(() => {
  server.requests.length = 0;
});

describe.each(['http', 'fetch'])('over the %s adapter', (adapter) => {
  it.each(cases.map((row, index) => ({ ...row, index })))(
    '$name',
    async ({ index, expect: wanted }) => {
      const outcome = await runCase(
        index,
        createApiClient,
        { adapter, guid: () => 'g'.repeat(36), userToken: () => 'secret' },
        { server: server.origin, refused },
      );
      expect(outcome).toMatchObject(wanted);
      expect(server.requests.length).toBeLessThanOrEqual(1);
      expect(foreign.requests).toEqual([]);
    },
  );
});
