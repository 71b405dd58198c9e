import { beforeEach, expect, it, vi } from 'vitest';
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

it('reports a throwing listener to the page if there is no error listener', () => {
  socket.subscribe('BTCUSDT', throwing);
  clock.advance(30);
  network.publish('BTCUSDT');
  clock.advance(100);
  expect(report).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ kind: 'listener', cause }),
  );
});

it('reports a missing WebSocket and an invalid symbol', () => {
  const without = createQuoteSocket({
    ...options,
    WebSocket: failingWebSocket(() => true, network.WebSocket),
  });
  without.subscribe('A B', () => undefined);
  without.connect();
  expect(report.mock.calls).toEqual([
    [expect.objectContaining({ kind: 'badSymbol' })],
    [expect.objectContaining({ kind: 'noWebSocket' })],
  ]);
  without.close();
});

it('reports the exception of an error listener', () => {
  socket.on('error', throwing);
  socket.subscribe('A B', () => undefined);
  expect(report).toHaveBeenCalledExactlyOnceWith(cause);
});

it('reports nothing that an error listener received', () => {
  const stop = socket.on('error', () => undefined);
  socket.subscribe('A B', () => undefined);
  expect(report).not.toHaveBeenCalled();
  stop();
  socket.subscribe('A B', () => undefined);
  expect(report).toHaveBeenCalledOnce();
});

it('reports failures of the network and of the server', () => {
  socket.subscribe('NOPE', () => undefined);
  clock.advance(30);
  network.last.later('{"topic":"realtimes","event":"sub","symbol":"NOPE","code":"-1"}');
  clock.advance(200);
  network.weather = 'hole';
  clock.advance(14_000);
  expect(report.mock.calls).toEqual([
    [expect.objectContaining({ kind: 'refused', symbol: 'NOPE' })],
    [expect.objectContaining({ kind: 'silent' })],
  ]);
});

it('uses the console where there is no reportError, as in Node', () => {
  vi.stubGlobal('reportError', undefined);
  const log = vi.spyOn(console, 'error').mockReturnValue();
  socket.subscribe('A B', () => undefined);
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'badSymbol' }));
});
