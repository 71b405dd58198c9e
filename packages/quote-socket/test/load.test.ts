import { expect, it, vi } from 'vitest';
import { realtimesFrame } from '../src/testing/index.ts';
import {
  loadedMachineTimeout,
  patientTiming,
  untilSocket,
  withQuoteServer,
} from './servers/realServer.ts';

vi.setConfig(loadedMachineTimeout);

const world = withQuoteServer();

it('receives 100,000 frames, parses few of them, and shows the last', async () => {
  world.create({ timing: patientTiming });
  world.socket.subscribe('BTCUSDT', () => undefined);
  await world.server.until(() => world.server.subscribed().length === 1);
  const close = (index: number) => `${index}.50`;
  for (let index = 0; index < 100_000; index += 1) {
    world.server.sendRaw(realtimesFrame({ close: close(index), currentTime: 1e12 + index }).text);
  }
  await untilSocket(
    world.socket,
    () => world.socket.getSnapshot('BTCUSDT')?.close === close(99_999),
  );
  expect(world.socket.stats.received).toBeGreaterThanOrEqual(100_000);
  expect(world.socket.stats.parsed).toBeLessThan(100_000 / 8);
});

it('reconnects after each of 50 quick cuts', async () => {
  world.create();
  world.socket.subscribe('BTCUSDT', () => undefined);
  for (let cut = 1; cut <= 50; cut += 1) {
    await world.server.until(() => world.server.accepted === cut && world.server.clients === 1);
    world.server.fault({ type: 'cut' });
  }
  await world.server.until(() => world.server.subscribed().length === 1);
  expect(world.server.accepted).toBe(51);
  expect(world.server.clients).toBe(1);
});
