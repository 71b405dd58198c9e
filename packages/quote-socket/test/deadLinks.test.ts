import { afterEach, expect, it, vi } from 'vitest';
import {
  loadedMachineTimeout,
  patientTiming,
  untilSocket,
  withQuoteServer,
} from './servers/realServer.ts';
import { createTcpProxy, type TcpProxy } from './servers/tcpProxy.ts';

vi.setConfig(loadedMachineTimeout);

const world = withQuoteServer();
let proxy: TcpProxy | undefined;

afterEach(async () => {
  await proxy?.stop();
  proxy = undefined;
});

it('replaces the connection to a server that stops answering', async () => {
  world.create();
  world.socket.subscribe('BTCUSDT', () => undefined);
  await world.server.until(() => world.server.subscribed().length === 1);
  world.server.fault({ type: 'silence' });
  await world.server.until(() => world.server.accepted === 2);
  world.server.fault({ type: 'silence', on: false });
  await untilSocket(world.socket, () => world.socket.status === 'open');
  // On a slow machine there may be more than one error.
  expect(new Set(world.errors.map(({ kind }) => kind))).toEqual(new Set(['silent']));
});

it.each(['up', 'down', 'both'] as const)(
  'reconnects when packets are lost in the direction %s',
  async (direction) => {
    proxy = await createTcpProxy(world.server.port);
    world.create({ url: world.server.url.replace(String(world.server.port), String(proxy.port)) });
    world.socket.subscribe('BTCUSDT', () => undefined);
    await world.server.until(() => world.server.subscribed().length === 1);
    proxy.swallow(direction);
    await world.server.until(() => world.server.accepted === 2);
    proxy.swallow('none');
    await world.server.until(() => world.server.received.filter(isSubscribe).length >= 2);
    world.server.publish({ symbol: 'BTCUSDT', close: '7' });
    await untilSocket(world.socket, () => world.socket.getSnapshot('BTCUSDT')?.close === '7');
  },
);

it('retries while the server refuses connections, and connects when it accepts them', async () => {
  world.create();
  world.server.fault({ type: 'refuse' });
  world.socket.connect();
  await untilSocket(world.socket, () => world.socket.status === 'error');
  expect(world.server.accepted).toBe(0);
  world.server.fault({ type: 'refuse', on: false });
  await world.server.until(() => world.server.clients === 1);
});

it('has the status closed after a close frame, and reconnects', async () => {
  world.create({ timing: patientTiming });
  const states: string[] = [];
  world.socket.on('status', ({ status, phase }) => states.push(`${status} ${phase}`));
  world.socket.connect();
  await untilSocket(world.socket, () => world.socket.status === 'open');
  world.server.fault({ type: 'close', code: 1001 });
  await untilSocket(world.socket, () => world.socket.status === 'closed');
  await untilSocket(world.socket, () => world.socket.status === 'open');
  expect(states).toEqual([
    'init connecting',
    'open open',
    'closed waiting',
    'closed connecting',
    'open open',
  ]);
  expect(world.server.accepted).toBe(2);
  expect(world.errors).toEqual([]);
});

function isSubscribe({ message }: { message: unknown }) {
  return (message as { event?: string }).event === 'sub';
}
