import { beforeEach, expect, it, vi } from 'vitest';
import { realtimesFrame } from '../src/testing/index.ts';
import { loadedMachineTimeout, patientTiming, withQuoteServer } from './servers/realServer.ts';

vi.setConfig(loadedMachineTimeout);

const world = withQuoteServer();

beforeEach(async () => {
  world.create({ timing: patientTiming });
  world.socket.subscribe('BTCUSDT', () => undefined);
  await world.server.until(() => world.server.subscribed().length === 1);
});

it('counts malformed, binary and oversize frames and those of other topics, and stays open', async () => {
  world.server.publish({ close: '1' });
  await world.settled();
  const before = { ...world.socket.stats };
  for (const type of ['malformed', 'binary', 'oversize', 'wrongTopic'] as const) {
    world.server.fault({ type });
  }
  await world.settled();
  expect(world.socket.stats.malformed - before.malformed).toBe(3);
  expect(world.socket.stats.oversize - before.oversize).toBe(1);
  expect(world.socket.stats.ignored - before.ignored).toBe(3);
  expect(world.socket.getSnapshot('BTCUSDT')?.close).toBe('1');
  expect(world.errors).toEqual([]);
});

it('drops older quotes, and keeps the last valid quote if a field is invalid', async () => {
  world.server.publish({ close: '10', currentTime: 1_000 });
  world.server.publish({ close: '9', currentTime: 999 });
  for (const close of ['', 'NaN', '-1', '1e5', ' 1']) {
    world.server.publish({ close, currentTime: 2_000 });
  }
  world.server.sendRaw(realtimesFrame({ currentTime: 2_000 }).text.replace('"105"', 'null'));
  world.server.sendRaw(realtimesFrame({ currentTime: 2_000 }).text.replace('"105"', '105'));
  await world.settled();
  expect(world.socket.getSnapshot('BTCUSDT')).toMatchObject({ close: '10', currentTime: 1_000 });
  expect(world.socket.stats.outdated).toBe(1);
  expect(world.socket.stats.rejected).toBe(7);
  expect(world.socket.getError('BTCUSDT')?.kind).toBe('badItem');
  world.server.publish({ close: '11', currentTime: 1_500 });
  await world.settled();
  expect(world.socket.getSnapshot('BTCUSDT')?.close).toBe('11');
  expect(world.socket.getError('BTCUSDT')).toBeUndefined();
});

it('reads a single object, several items, and a frame without a symbol', async () => {
  world.socket.subscribe('ETHUSDT', () => undefined);
  await world.server.until(() => world.server.subscribed().length === 2);
  const item = (symbol: string, close: string) =>
    (JSON.parse(realtimesFrame({ symbol, close }).text) as { data: unknown[] }).data[0];
  const send = (frame: object) => {
    world.server.sendRaw(JSON.stringify({ topic: 'realtimes', ...frame }));
  };
  send({ symbol: 'BTCUSDT', data: item('BTCUSDT', '1') });
  await world.settled();
  expect(world.socket.getSnapshot('BTCUSDT')?.close).toBe('1');
  send({ data: [item('ETHUSDT', '2'), item('BTCUSDT', '3'), item('NOBODY', '4')] });
  await world.settled();
  expect(world.socket.getSnapshot('BTCUSDT')?.close).toBe('3');
  expect(world.socket.getSnapshot('ETHUSDT')?.close).toBe('2');
  send({ symbol: 'BTCUSDT', data: [item('ETHUSDT', '5')] });
  send({ symbol: 'BTCUSDT', data: [item('BTCUSDT', '6'), item('ETHUSDT', '7')] });
  await world.settled();
  expect(world.socket.getSnapshot('BTCUSDT')?.close).toBe('6');
  expect(world.socket.getSnapshot('ETHUSDT')?.close).toBe('7');
  expect(world.socket.getSnapshot('NOBODY')).toBeUndefined();
});

it('reads all items of a frame with spaces between them or brackets inside strings', async () => {
  world.socket.subscribe('ETHUSDT', () => undefined);
  await world.server.until(() => world.server.subscribed().length === 2);
  const second = (close: string) =>
    /\[(.*)\]/.exec(realtimesFrame({ symbol: 'ETHUSDT', close }).text)?.[1] ?? '';
  const frame = (close: string, gap: string, name: string) =>
    realtimesFrame({ symbol: 'BTCUSDT', close })
      .text.replace('}]', `}${gap},${gap}${second(`${close}0`)}]`)
      .replace('"c":', `"sn":${JSON.stringify(name)},"c":`);
  let close = 1;
  for (const gap of ['', ' ', '\n']) {
    for (const name of ['n', '}]', '"}]']) {
      close += 1;
      world.server.sendRaw(frame(String(close), gap, name));
      // This quote is newer than the frame's first item. The second item has another symbol.
      world.server.publish({ symbol: 'BTCUSDT', close: '1' });
      await world.settled();
      expect(world.socket.getSnapshot('ETHUSDT')?.close).toBe(`${close}0`);
    }
  }
});

it('reports an error frame with and without a symbol', async () => {
  for (const symbol of ['"symbol":"BTCUSDT",', '']) {
    world.server.sendRaw(
      `{"topic":"realtimes","event":"error",${symbol}"code":"unknownSymbol","msg":"No."}`,
    );
  }
  await world.settled();
  expect(world.errors.map(({ kind, symbol }) => [kind, symbol])).toEqual([
    ['refused', 'BTCUSDT'],
    ['refused', ''],
  ]);
  expect(world.socket.getError('BTCUSDT')?.kind).toBe('refused');
});

it('reports the symbol that the server refused', async () => {
  world.server.sendRaw(
    '{"topic":"realtimes","event":"sub","symbol":"BTCUSDT","code":"-100010","msg":"Invalid"}',
  );
  await world.settled();
  expect(world.socket.getError('BTCUSDT')).toMatchObject({ kind: 'refused', symbol: 'BTCUSDT' });
  expect(world.errors).toHaveLength(1);
});

it('treats symbols and keys named like prototype properties as ordinary names', async () => {
  for (const symbol of ['__proto__', 'constructor']) world.server.publish({ symbol });
  world.server.sendRaw(
    '{"topic":"realtimes","__proto__":{"x":1},"data":[{"__proto__":{"s":"A"}}]}',
  );
  await world.settled();
  expect(({} as { x?: number }).x).toBeUndefined();
  expect(world.socket.getSnapshot('__proto__')).toBeUndefined();
});
