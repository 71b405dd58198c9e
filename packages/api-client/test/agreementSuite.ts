import { describe, expect, it } from 'vitest';
import { createApiClient as overFetch } from '../src/fetch.ts';
import { createApiClient } from '../src/index.ts';
import { refusedCalls } from './agreement.ts';
import { caught } from './clientWithFakeServer.ts';
import { echoServer } from './echoServer.ts';

/** Runs every refused call with one axios adapter, or over `fetch` without axios. */
export function describeRefusedCalls(adapter: 'http' | 'fetch' | 'xhr' | 'none'): void {
  describe(`a call that cannot be sent, with the ${adapter} adapter`, () => {
    const server = echoServer();

    it.each(refusedCalls)('$name', async ({ options, call, kind = 'badRequest', message }) => {
      const create = adapter === 'none' ? overFetch : createApiClient;
      const client = create({
        baseUrl: server.origin,
        ...(adapter !== 'none' && { adapter }),
        ...options,
      });
      const error = await caught(call(client));
      expect(error.kind).toBe(kind);
      expect(error.message).toContain(message);
      expect(error.message).not.toContain('secret');
      expect(server.requests).toEqual([]);
    });
  });
}
