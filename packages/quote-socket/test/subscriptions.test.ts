import { beforeEach, expect, it, vi } from 'vitest';
import { loadedMachineTimeout, patientTiming, withQuoteServer } from './servers/realServer.ts';

vi.setConfig(loadedMachineTimeout);

const world = withQuoteServer();

beforeEach(() => {
  world.create({ timing: patientTiming });
});

it('subscribes once for several listeners, and unsubscribes once after the last one is removed', async () => {
  const offs = [1, 2, 3].map(() => world.socket.subscribe('BTCUSDT', () => undefined));
  await world.server.until(() => world.server.subscribed().length === 1);
  offs[0]?.();
  offs[0]?.();
  offs[1]?.();
  await world.settled();
  expect(world.server.subscribed()).toEqual(['BTCUSDT']);
  offs[2]?.();
  await world.server.until(() => world.server.subscribed().length === 0);
  expect(world.server.received.filter(({ message }) => 'event' in (message as object))).toEqual([
    {
      connection: 1,
      message: {
        topic: 'realtimes',
        event: 'sub',
        symbol: 'BTCUSDT',
        params: { binary: false },
      },
    },
    {
      connection: 1,
      message: {
        topic: 'realtimes',
        event: 'cancel',
        symbol: 'BTCUSDT',
        params: { binary: false },
      },
    },
  ]);
  expect(world.socket.getSnapshot('BTCUSDT')).toBeUndefined();
});

it('does not resubscribe to symbols that were unsubscribed while reconnecting', async () => {
  const off = world.socket.subscribe('BTCUSDT', () => undefined);
  world.socket.subscribe('ETHUSDT', () => undefined);
  await world.server.until(() => world.server.subscribed().length === 2);
  world.socket.on('status', ({ phase }) => {
    if (phase !== 'waiting') return;
    off();
    world.socket.subscribe('EOSUSDT', () => undefined);
  });
  world.server.fault({ type: 'cut' });
  await world.server.until(
    () => world.server.accepted === 2 && world.server.subscribed().length === 2,
  );
  expect(world.server.subscribed()).toEqual(['ETHUSDT', 'EOSUSDT']);
});

it('calls a late subscriber with the known quote without waiting for a new one', async () => {
  world.socket.subscribe('BTCUSDT', () => undefined);
  await world.server.until(() => world.server.subscribed().length === 1);
  world.server.publish({ close: '5' });
  await world.settled();
  const late = vi.fn();
  world.socket.subscribe('BTCUSDT', late);
  await Promise.resolve();
  expect(late).toHaveBeenCalledExactlyOnceWith(world.socket.getSnapshot('BTCUSDT'));
});

it('calls the other listeners when one throws, and reports the error', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const others = vi.fn();
  const fault = new Error('mine');
  world.socket.subscribe('BTCUSDT', () => {
    throw fault;
  });
  world.socket.subscribe('BTCUSDT', others);
  world.socket.on('flush', () => {
    throw fault;
  });
  world.socket.on('error', () => {
    throw fault;
  });
  await world.server.until(() => world.server.subscribed().length === 1);
  world.server.publish({ close: '5' });
  await world.settled();
  expect(others).toHaveBeenCalledOnce();
  expect(world.errors.map(({ kind, cause }) => [kind, cause])).toEqual([
    ['listener', fault],
    ['listener', fault],
  ]);
});

it('does not call a listener that another one removed during the flush', async () => {
  const never = vi.fn();
  world.socket.subscribe('BTCUSDT', () => {
    off();
  });
  const off = world.socket.subscribe('BTCUSDT', never);
  await world.server.until(() => world.server.subscribed().length === 1);
  world.server.publish({ close: '5' });
  await world.settled();
  expect(never).not.toHaveBeenCalled();
});

it.each(['', 'A,B', 'A B'])('does not send the symbol %j', (symbol) => {
  expect(world.socket.subscribe(symbol, () => undefined)).not.toThrow();
  expect(world.errors.map(({ kind }) => kind)).toEqual(['badSymbol']);
  expect(world.socket.status).toBe('init');
});
