import { WebSocket } from 'ws';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQuoteSocket, type QuoteSocket, type QuoteSocketOptions } from '../src/index.ts';
import { createQuoteServer, type QuoteServer } from '../src/testing/index.ts';
import { loadedMachineServer, loadedMachineTimeout, untilSocket } from './servers/realServer.ts';

vi.setConfig(loadedMachineTimeout);

let server: QuoteServer;
const sockets: QuoteSocket[] = [];

function connect(options: Partial<QuoteSocketOptions> = {}): QuoteSocket {
  const socket = createQuoteSocket({ url: server.url, WebSocket, ...options });
  sockets.push(socket);
  return socket;
}

beforeEach(async () => {
  server = await createQuoteServer(loadedMachineServer);
});

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.close();
  await server.stop();
});

it('goes from init to open, subscribes to all symbols in one message, and shows quotes', async () => {
  const socket = connect();
  expect(socket.status).toBe('init');
  const listener = vi.fn();
  socket.subscribe('BTCUSDT', listener);
  socket.subscribe('ETHUSDT', listener);
  await server.until(() => server.subscribed().length === 2);
  expect(socket.status).toBe('open');
  expect(server.received.map(({ message }) => message)).toEqual([
    { topic: 'realtimes', event: 'sub', symbol: 'BTCUSDT,ETHUSDT', params: { binary: false } },
  ]);
  server.publish({ symbol: 'BTCUSDT', close: '97000.10', currentTime: 1_700_000_000_000 });
  await untilSocket(socket, () => socket.getSnapshot('BTCUSDT') !== undefined);
  expect(listener).toHaveBeenCalledExactlyOnceWith(socket.getSnapshot('BTCUSDT'));
  expect(socket.getSnapshot('BTCUSDT')).toEqual({
    symbol: 'BTCUSDT',
    open: '100',
    high: '110',
    low: '90',
    close: '97000.10',
    volume: '12.5',
    quoteVolume: '1300',
    range: '0.05',
    currentTime: 1_700_000_000_000,
    startTime: 1_700_000_000_000 - 86_399_000,
  });
  expect(socket.getSnapshot('ETHUSDT')).toBeUndefined();
});

it('pings with a timestamp', async () => {
  connect({ timing: { heartbeatMs: 5, pingMs: 10 } }).connect();
  const isPing = ({ message }: { message: unknown }) =>
    typeof (message as { ping: unknown }).ping === 'number';
  await server.until(() => server.received.some(isPing));
});

it('reconnects and subscribes again after the server restarts', async () => {
  const socket = connect({ timing: { backoffBaseMs: 5, backoffCapMs: 20 } });
  socket.subscribe('BTCUSDT', () => undefined);
  await server.until(() => server.subscribed().length === 1);
  await server.restart();
  await server.until(() => server.subscribed().length === 1);
  expect(server.accepted).toBe(2);
  expect(socket.status).toBe('open');
});

it('sends only while open, and queues nothing', async () => {
  const socket = connect();
  expect(socket.send({ hello: 1 })).toBe(false);
  socket.connect();
  await untilSocket(socket, () => socket.status === 'open');
  expect(socket.send({ hello: 2 })).toBe(true);
  await server.until(() => server.received.length > 0);
  expect(server.received).toEqual([{ connection: 1, message: { hello: 2 } }]);
  socket.close();
  expect(socket.send({ hello: 3 })).toBe(false);
  expect(socket.status).toBe('closed');
});
