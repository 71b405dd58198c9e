import { expect, it, vi } from 'vitest';
import { createSharedQuoteSocket } from '../../src/tabs/sharedQuoteSocket.ts';
import { createFakePage } from '../fakes/fakeNetwork.ts';
import { withFakeTabs } from '../fakes/fakeTabs.ts';

const world = withFakeTabs();

it.each([
  [{ locks: undefined }],
  [{ BroadcastChannel: undefined }],
  [{ locks: undefined, BroadcastChannel: undefined }],
])('opens a connection per tab if the browser lacks an API: %o', async (missing) => {
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('BroadcastChannel', undefined);
  const sockets = ['a', 'b'].map((name) =>
    createSharedQuoteSocket({
      url: 'wss://quotes.test/',
      WebSocket: world.network.WebSocket,
      page: createFakePage(),
      ...world.browser.tab(name),
      ...missing,
    }),
  );
  for (const socket of sockets) socket.connect();
  await world.pass(100);
  expect(sockets.map(({ status }) => status)).toEqual(['open', 'open']);
  expect(world.network.open.size).toBe(2);
  for (const socket of sockets) socket.close();
});

it('opens a separate connection in a document that may not use locks', async () => {
  world.openTab('a', 'BTCUSDT');
  const { BroadcastChannel } = world.browser.tab('b');
  const framed = createSharedQuoteSocket({
    url: 'wss://quotes.test/',
    WebSocket: world.network.WebSocket,
    clock: world.clock,
    page: createFakePage(),
    BroadcastChannel,
    locks: {
      request: () => Promise.reject(new DOMException('not in this frame', 'SecurityError')),
    },
  });
  framed.subscribe('BTCUSDT', () => undefined);
  await world.pass(300);
  expect([framed.status, world.network.open.size]).toEqual(['open', 2]);
  framed.close();
});

it('throws for an invalid address', () => {
  expect(() =>
    createSharedQuoteSocket({ url: 'https://quotes.test/', ...world.browser.tab('a') }),
  ).toThrow(expect.objectContaining({ kind: 'badUrl' }));
});
