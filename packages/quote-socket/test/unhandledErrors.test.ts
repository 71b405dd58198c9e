import { beforeEach, expect, it, vi } from 'vitest';
import { createChannel } from '../src/channels/index.ts';
import { createQuoteSocket, type QuoteSocket } from '../src/index.ts';
import { createFakeWorld, failingWebSocket } from './fakes/fakeWorld.ts';

let { clock, network, options } = {} as ReturnType<typeof createFakeWorld>;
const report = vi.fn();
let socket: QuoteSocket;

beforeEach(() => {
  ({ clock, network, options } = createFakeWorld());
  report.mockReset();
  vi.stubGlobal('reportError', report);
  socket = createQuoteSocket(options);
});

const cause = new Error('mine');
const throwing = () => {
  throw cause;
};

it("reports a listener's exception to the page if there is no error listener", () => {
  socket.subscribe('BTCUSDT', throwing);
  clock.advance(30);
  network.publish('BTCUSDT');
  clock.advance(100);
  expect(report).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ kind: 'listener', cause }),
  );
});

it('reports a channel codec that returns no list, and passes the frame on', () => {
  const unused = { subscribe: () => [], unsubscribe: () => [], reduce: () => undefined };
  createChannel(socket, { name: 'faulty', ...unused, read: () => 5 as never });
  socket.subscribe('BTCUSDT', () => undefined);
  clock.advance(30);
  network.publish('BTCUSDT');
  clock.advance(100);
  expect(report).toHaveBeenCalledExactlyOnceWith(expect.any(TypeError));
  expect(socket.getSnapshot('BTCUSDT')).toBeDefined();
});

function createWithoutWebSocket() {
  return createQuoteSocket({
    ...options,
    WebSocket: failingWebSocket(() => true, network.WebSocket),
  });
}

const missing = expect.objectContaining({ kind: 'noWebSocket' }) as Error;

it('reports a missing WebSocket', () => {
  const without = createWithoutWebSocket();
  without.connect();
  expect(report).toHaveBeenCalledExactlyOnceWith(missing);
  without.close();
});

it('reports the exception of an error listener', () => {
  socket.on('error', throwing);
  socket.subscribe('A B', () => undefined);
  expect(report).toHaveBeenCalledExactlyOnceWith(cause);
});

it('does not report an error that an error listener received', () => {
  const without = createWithoutWebSocket();
  const stop = without.on('error', () => undefined);
  without.connect();
  expect(report).not.toHaveBeenCalled();
  stop();
  clock.advance(1_000);
  expect(report).toHaveBeenCalledWith(missing);
  without.close();
});

it('does not report an outage', () => {
  network.weather = 'hole';
  socket.connect();
  clock.advance(60_000);
  expect(socket.status).toBe('error');
  expect(report).not.toHaveBeenCalled();
  socket.close();
});

it('uses the console where there is no reportError, as in Node', () => {
  vi.stubGlobal('reportError', undefined);
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const without = createWithoutWebSocket();
  without.connect();
  expect(log).toHaveBeenCalledExactlyOnceWith(missing);
  without.close();
});
