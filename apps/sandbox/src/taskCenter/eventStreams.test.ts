import { createFakeClock } from '@tooling/testing/fakeClock';
import { once } from 'node:events';
import { createServer, get, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createEventStreams } from './eventStreams.ts';
import type { LiveEvents, StoredEvent } from './liveEvents.ts';

/** Starts a server. `connect` resolves to the server's response and to the client's end of a request. */
async function startServer() {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return async function connect() {
    const arrived = once(server, 'request');
    const client = get({ port, host: '127.0.0.1' });
    client.on('error', () => undefined);
    const [, response] = (await arrived) as [unknown, ServerResponse];
    return { response, client };
  };
}

function setUp() {
  const clock = createFakeClock();
  const stored: StoredEvent[] = [];
  const wakes = new Set<() => void>();
  const live: LiveEvents = {
    store: vi.fn(),
    publish: () => [...wakes].forEach((wake) => wake()),
    refreshAll: vi.fn(),
    since: (_userId, id) => stored.filter((event) => event.id > id),
    range: () => ({ oldest: stored[0]?.id ?? 0, newest: stored.at(-1)?.id ?? 0 }),
    listen(_userId, wake) {
      wakes.add(wake);
      return () => wakes.delete(wake);
    },
  };
  const subscription = { userId: 1, lastId: undefined, isAllowed: () => true };
  return { clock, stored, wakes, live, subscription, streams: createEventStreams(live, clock) };
}

it('keeps nothing of a client that has left before its stream opens', async () => {
  const { clock, wakes, subscription, streams } = setUp();
  const { response, client } = await (await startServer())();
  client.destroy();
  await once(response, 'close');
  streams.open(response, subscription);
  expect([streams.count(), wakes.size, clock.pending]).toEqual([0, 0, 0]);
});

it('sends an event to the other streams when one of them is cut at the same moment', async () => {
  const { clock, stored, live, wakes, subscription, streams } = setUp();
  const connect = await startServer();
  const [first, second] = [await connect(), await connect()];
  for (const { response } of [first, second]) streams.open(response, subscription);
  const received = once(second.client, 'response').then(async ([message]) => {
    let text = '';
    for await (const part of message as AsyncIterable<Buffer>) text += part.toString();
    return text;
  });
  first.response.destroy();
  stored.push({ id: 1, payload: '{}' });
  live.publish();
  live.publish();
  second.response.end();
  expect((await received).match(/id: 1\n/g)).toHaveLength(1);
  await vi.waitFor(() => expect([streams.count(), wakes.size, clock.pending]).toEqual([0, 0, 0]));
});
