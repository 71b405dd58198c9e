import { WebSocket } from 'ws';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createQuoteSocket, type QuoteEvents } from '../src/index.ts';
import { createFakeWorld } from './fakes/fakeWorld.ts';
import {
  loadedMachineTimeout,
  patientTiming,
  untilSocket,
  withQuoteServer,
} from './servers/realServer.ts';

vi.setConfig(loadedMachineTimeout);

describe('with a real server', () => {
  const world = withQuoteServer();

  it('has the code and reason of a close frame on the status event', async () => {
    world.create({ timing: patientTiming });
    const states: QuoteEvents['status'][] = [];
    world.socket.on('status', (state) => states.push(state));
    world.socket.connect();
    await untilSocket(world.socket, () => world.socket.status === 'open');
    world.server.fault({ type: 'close', code: 4000, reason: 'maintenance' });
    await untilSocket(world.socket, () => world.socket.status === 'closed');
    expect(states).toEqual([
      { status: 'init', phase: 'connecting' },
      { status: 'open', phase: 'open' },
      { status: 'closed', phase: 'waiting', code: 4000, reason: 'maintenance' },
    ]);
  });

  it('stops after 4401, until connect is called', async () => {
    world.create({ timing: patientTiming });
    const states: QuoteEvents['status'][] = [];
    world.socket.subscribe('BTCUSDT', () => undefined);
    await world.server.until(() => world.server.subscribed().length === 1);
    world.socket.on('status', (state) => states.push(state));
    world.server.fault({ type: 'close', code: 4401, reason: 'token expired' });
    await untilSocket(world.socket, () => world.socket.phase === 'stopped');
    expect(states).toEqual([
      { status: 'closed', phase: 'stopped', code: 4401, reason: 'token expired' },
    ]);
    world.socket.connect();
    await world.server.until(() => world.server.accepted === 2);
    await world.server.until(() => world.server.subscribed().length === 1);
  });

  it('sends the subprotocols', async () => {
    const offered: unknown[] = [];
    class Spy extends WebSocket {
      constructor(url: string, protocols?: string | string[]) {
        super(url, protocols);
        offered.push(protocols);
      }
    }
    world.create({ WebSocket: Spy, protocols: ['quotes.v1', 'quotes.v2'] });
    world.socket.connect();
    await untilSocket(world.socket, () => world.socket.status === 'open');
    expect(offered).toEqual([['quotes.v1', 'quotes.v2']]);
  });
});

let { clock, network, page, options } = {} as ReturnType<typeof createFakeWorld>;

beforeEach(() => {
  ({ clock, network, page, options } = createFakeWorld());
});

describe('shouldReconnect', () => {
  it.each([1000, 1001, 1006, 1012, 4000, 4400, 4403])('is true for %d by default', (code) => {
    const socket = createQuoteSocket(options);
    socket.connect();
    clock.advance(30);
    network.cut({ code, reason: '' });
    expect(socket.phase).toBe('waiting');
    socket.close();
  });

  it('gets the code and reason, and stops the socket by false', () => {
    const shouldReconnect = vi.fn(({ code }: { code: number }) => code !== 4000);
    const socket = createQuoteSocket({ ...options, shouldReconnect });
    socket.subscribe('BTCUSDT', () => undefined);
    clock.advance(30);
    network.publish('BTCUSDT');
    clock.advance(100);
    network.cut({ code: 1012, reason: 'restart' });
    clock.advance(1_000);
    expect(socket.status).toBe('open');
    network.cut({ code: 4000, reason: 'enough' });
    expect(shouldReconnect.mock.calls).toEqual([
      [{ code: 1012, reason: 'restart' }],
      [{ code: 4000, reason: 'enough' }],
    ]);
    expect([socket.status, socket.phase, socket.isStale('BTCUSDT')]).toEqual([
      'closed',
      'stopped',
      true,
    ]);
    // Until then the fake network has late close events.
    clock.advance(31_000);
    expect([clock.pending, page.listeners]).toEqual([0, 0]);
    page.fire('online');
    page.fire('visible');
    clock.advance(60_000);
    expect(network.made).toHaveLength(2);
  });

  it('gets code 1006 for a failed connection, and is not called without a connection', () => {
    const shouldReconnect = vi.fn(() => true);
    network.weather = 'down';
    const socket = createQuoteSocket({ ...options, shouldReconnect });
    socket.connect();
    clock.advance(30);
    expect(shouldReconnect).toHaveBeenCalledExactlyOnceWith({ code: 1006, reason: '' });
    socket.reconnect();
    socket.close();
    expect(shouldReconnect).toHaveBeenCalledOnce();
  });

  it('reconnects if it throws, and reports the exception', () => {
    const cause = new Error('mine');
    const errors: unknown[] = [];
    const socket = createQuoteSocket({
      ...options,
      shouldReconnect() {
        throw cause;
      },
    });
    socket.on('error', (error) => errors.push(error));
    socket.connect();
    clock.advance(30);
    network.cut();
    expect(errors).toEqual([expect.objectContaining({ kind: 'listener', cause })]);
    clock.advance(1_000);
    expect(socket.status).toBe('open');
    socket.close();
  });

  it('may close or reconnect the socket itself', () => {
    for (const how of ['close', 'reconnect'] as const) {
      const socket = createQuoteSocket({
        ...options,
        shouldReconnect() {
          socket[how]();
          return true;
        },
      });
      socket.connect();
      clock.advance(30);
      const { length } = network.made;
      network.cut();
      clock.advance(60_000);
      expect([how, socket.phase, network.open.size, network.made.length - length]).toEqual(
        how === 'close' ? [how, 'stopped', 0, 0] : [how, 'open', 1, 1],
      );
      socket.close();
      clock.advance(60_000);
      expect(clock.pending).toBe(0);
    }
  });
});

it('lets a status listener connect again after a stop', () => {
  const socket = createQuoteSocket({ ...options, shouldReconnect: () => false });
  let restarts = 0;
  socket.on('status', ({ phase }) => {
    if (phase === 'stopped' && (restarts += 1) === 1) socket.connect();
  });
  socket.subscribe('BTCUSDT', () => undefined);
  clock.advance(30);
  network.cut();
  clock.advance(60);
  expect([socket.status, [...network.last.symbols]]).toEqual(['open', ['BTCUSDT']]);
  socket.close();
});
