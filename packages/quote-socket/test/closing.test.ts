import { describe, expect, it, vi } from 'vitest';
import type { QuoteEvents } from '../src/index.ts';
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

  it('reports the code and reason of a close frame in the status event', async () => {
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
});

it('reports code 1006 for a failed connection, and no code if there was no connection', () => {
  const { clock, network, socket } = createFakeWorld();
  const states: QuoteEvents['status'][] = [];
  socket.on('status', (state) => states.push(state));
  network.weather = 'down';
  socket.connect();
  clock.advance(30);
  socket.close();
  expect(states).toEqual([
    { status: 'init', phase: 'connecting' },
    { status: 'error', phase: 'waiting', code: 1006, reason: '' },
    { status: 'closed', phase: 'stopped' },
  ]);
});

it('keeps the ages of quotes when it closes, and adds the time until it connects again', () => {
  const { clock, network, socket } = createFakeWorld();
  socket.subscribe('BTCUSDT', () => undefined);
  clock.advance(30);
  network.publish('BTCUSDT');
  clock.advance(2_000);
  expect(socket.getAge('BTCUSDT')).toBe(2_000);
  socket.close();
  expect([socket.getAge('BTCUSDT'), socket.isStale('BTCUSDT')]).toEqual([2_000, true]);
  clock.advance(3_000);
  socket.connect();
  expect([socket.getAge('BTCUSDT'), socket.isStale('BTCUSDT')]).toEqual([5_000, true]);
  clock.advance(30);
  network.publish('BTCUSDT');
  clock.advance(0);
  expect([socket.getAge('BTCUSDT'), socket.isStale('BTCUSDT')]).toEqual([0, false]);
  socket.close();
});
