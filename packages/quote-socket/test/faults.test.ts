import { WebSocket } from 'ws';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createQuoteSocket,
  type QuoteSocket,
  type QuoteSocketError,
  type QuoteSocketOptions,
} from '../src/index.ts';
import { createQuoteServer, realtimesFrame, type QuoteServer } from '../src/testing.ts';
import { createTcpProxy, type TcpProxy } from './tcpProxy.ts';

/** A hundred times faster than life. */
const quick = {
  heartbeatMs: 10,
  pingMs: 100,
  deadMs: 130,
  graceMs: 30,
  // A busy machine is late; that is no sleep here.
  gapMs: 10_000,
  stableMs: 50,
  backoffBaseMs: 5,
  backoffCapMs: 50,
  flushMs: 1,
  // However slow the machine is: `settled` waits longer than that.
  flushCapMs: 1,
};

let server: QuoteServer;
let proxy: TcpProxy | undefined;
let socket: QuoteSocket;
let errors: QuoteSocketError[];

function create(options: Partial<QuoteSocketOptions> = {}) {
  socket = createQuoteSocket({ url: server.url, WebSocket, timing: quick, ...options });
  errors = [];
  socket.on('error', (error) => errors.push(error));
}

/** Resolves when everything sent until now was received and flushed. */
async function settled() {
  const count = server.received.length;
  expect(socket.send({ done: count })).toBe(true);
  await server.until(() => server.received.length > count);
  const before = socket.stats.ignored;
  server.sendRaw('{"done":true}');
  await vi.waitFor(() => {
    expect(socket.stats.ignored).toBeGreaterThan(before);
  });
  await new Promise((resolve) => setTimeout(resolve, 20));
}

beforeEach(async () => {
  server = await createQuoteServer();
});

afterEach(async () => {
  socket.close();
  await proxy?.stop();
  proxy = undefined;
  await server.stop();
});

describe('dead links', () => {
  it('replaces the link to a server that fell silent', async () => {
    create();
    socket.subscribe('BTCUSDT', () => undefined);
    await server.until(() => server.subscribed().length === 1);
    server.fault({ type: 'silence' });
    await server.until(() => server.accepted === 2);
    server.fault({ type: 'silence', on: false });
    await vi.waitFor(() => {
      expect(socket.status).toBe('open');
    });
    expect(errors[0]?.kind).toBe('silent');
  });

  it.each(['up', 'down', 'both'] as const)('gets out of a black hole: %s', async (direction) => {
    proxy = await createTcpProxy(server.port);
    create({ url: server.url.replace(String(server.port), String(proxy.port)) });
    const listener = vi.fn();
    socket.subscribe('BTCUSDT', listener);
    await server.until(() => server.subscribed().length === 1);
    proxy.swallow(direction);
    await server.until(() => server.accepted === 2);
    proxy.swallow('none');
    await server.until(() => server.received.filter(isSubscribe).length >= 2);
    server.publish({ symbol: 'BTCUSDT', close: '7' });
    await vi.waitFor(() => {
      expect(socket.getSnapshot('BTCUSDT')?.close).toBe('7');
    });
  });

  it('lives through 50 quick cuts', async () => {
    create();
    socket.subscribe('BTCUSDT', () => undefined);
    for (let cut = 1; cut <= 50; cut += 1) {
      await server.until(() => server.accepted === cut && server.clients === 1);
      server.fault({ type: 'cut' });
    }
    await server.until(() => server.subscribed().length === 1);
    expect(server.accepted).toBe(51);
    expect(server.clients).toBe(1);
  });

  it('waits while the server refuses, and comes when it does not', async () => {
    create();
    server.fault({ type: 'refuse' });
    socket.connect();
    await vi.waitFor(() => {
      expect(socket.status).toBe('error');
    });
    server.fault({ type: 'refuse', on: false });
    await server.until(() => server.clients === 1);
  });

  it('takes a close frame as closed, and comes back', async () => {
    create();
    const statuses: string[] = [];
    socket.on('status', ({ status }) => statuses.push(status));
    socket.connect();
    await server.until(() => server.clients === 1);
    await vi.waitFor(() => {
      expect(socket.status).toBe('open');
    });
    server.fault({ type: 'close', code: 1001 });
    await server.until(() => server.accepted === 2);
    expect(statuses.filter((status, index) => status !== statuses[index - 1])).toEqual(
      expect.arrayContaining(['init', 'open', 'closed']),
    );
  });
});

function isSubscribe({ message }: { message: unknown }) {
  return (message as { event?: string }).event === 'sub';
}

describe('frames', () => {
  beforeEach(async () => {
    create({ timing: { ...quick, deadMs: 60_000, pingMs: 60_000 } });
    socket.subscribe('BTCUSDT', () => undefined);
    await server.until(() => server.subscribed().length === 1);
  });

  it('survives and counts malformed, binary, oversize and foreign ones', async () => {
    server.publish({ close: '1' });
    await settled();
    const before = { ...socket.stats };
    for (const type of ['malformed', 'binary', 'oversize', 'wrongTopic'] as const) {
      server.fault({ type });
    }
    await settled();
    expect(socket.stats.malformed - before.malformed).toBe(4);
    expect(socket.stats.oversize - before.oversize).toBe(1);
    expect(socket.stats.ignored - before.ignored).toBe(2);
    expect(socket.getSnapshot('BTCUSDT')?.close).toBe('1');
    expect(errors).toEqual([]);
  });

  it('takes 100,000 frames, keeps none of them, and ends with the last', async () => {
    const close = (index: number) => `${index}.50`;
    for (let index = 0; index < 100_000; index += 1) {
      server.sendRaw(realtimesFrame({ close: close(index), currentTime: 1e12 + index }).text);
    }
    await vi.waitFor(
      () => {
        expect(socket.getSnapshot('BTCUSDT')?.close).toBe(close(99_999));
      },
      { timeout: 20_000 },
    );
    expect(socket.stats.received).toBeGreaterThanOrEqual(100_000);
    expect(socket.stats.parsed).toBeLessThan(100_000 / 8);
  }, 30_000);

  it('drops older quotes, and keeps the last good one when a field is wrong', async () => {
    server.publish({ close: '10', currentTime: 1_000 });
    server.publish({ close: '9', currentTime: 999 });
    for (const close of ['', 'NaN', '-1', '1e5', ' 1']) {
      server.publish({ close, currentTime: 2_000 });
    }
    server.sendRaw(realtimesFrame({ currentTime: 2_000 }).text.replace('"105"', 'null'));
    server.sendRaw(realtimesFrame({ currentTime: 2_000 }).text.replace('"105"', '105'));
    await settled();
    expect(socket.getSnapshot('BTCUSDT')).toMatchObject({ close: '10', currentTime: 1_000 });
    expect(socket.stats.outdated).toBe(1);
    expect(socket.stats.rejected).toBe(7);
    expect(socket.getError('BTCUSDT')?.kind).toBe('badItem');
    server.publish({ close: '11', currentTime: 1_500 });
    await settled();
    expect(socket.getSnapshot('BTCUSDT')?.close).toBe('11');
    expect(socket.getError('BTCUSDT')).toBeUndefined();
  });

  it('reads data that is one object, several items, or without the envelope’s symbol', async () => {
    socket.subscribe('ETHUSDT', () => undefined);
    await server.until(() => server.subscribed().length === 2);
    const item = (symbol: string, close: string) =>
      (JSON.parse(realtimesFrame({ symbol, close }).text) as { data: unknown[] }).data[0];
    const send = (frame: object) => {
      server.sendRaw(JSON.stringify({ topic: 'realtimes', ...frame }));
    };
    send({ symbol: 'BTCUSDT', data: item('BTCUSDT', '1') });
    await settled();
    expect(socket.getSnapshot('BTCUSDT')?.close).toBe('1');
    send({ data: [item('ETHUSDT', '2'), item('BTCUSDT', '3'), item('NOBODY', '4')] });
    await settled();
    expect(socket.getSnapshot('BTCUSDT')?.close).toBe('3');
    expect(socket.getSnapshot('ETHUSDT')?.close).toBe('2');
    send({ symbol: 'BTCUSDT', data: [item('ETHUSDT', '5')] });
    send({ symbol: 'BTCUSDT', data: [item('BTCUSDT', '6'), item('ETHUSDT', '7')] });
    await settled();
    expect(socket.getSnapshot('BTCUSDT')?.close).toBe('6');
    expect(socket.getSnapshot('ETHUSDT')?.close).toBe('7');
    expect(socket.getSnapshot('NOBODY')).toBeUndefined();
  });

  it('reads all items of a frame that has spaces between them, or brackets inside', async () => {
    socket.subscribe('ETHUSDT', () => undefined);
    await server.until(() => server.subscribed().length === 2);
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
        server.sendRaw(frame(String(close), gap, name));
        // Overtakes the first item, not the second.
        server.publish({ symbol: 'BTCUSDT', close: '1' });
        await settled();
        expect(socket.getSnapshot('ETHUSDT')?.close).toBe(`${close}0`);
      }
    }
  });

  it('tells of an error frame, with or without a symbol', async () => {
    for (const symbol of ['"symbol":"BTCUSDT",', '']) {
      server.sendRaw(
        `{"topic":"realtimes","event":"error",${symbol}"code":"unknownSymbol","msg":"No."}`,
      );
    }
    await settled();
    expect(errors.map(({ kind, symbol }) => [kind, symbol])).toEqual([
      ['refused', 'BTCUSDT'],
      ['refused', ''],
    ]);
    expect(socket.getError('BTCUSDT')?.kind).toBe('refused');
  });

  it('says which symbol the server refused', async () => {
    server.sendRaw(
      '{"topic":"realtimes","event":"sub","symbol":"BTCUSDT","code":"-100010","msg":"Invalid"}',
    );
    await settled();
    expect(socket.getError('BTCUSDT')).toMatchObject({ kind: 'refused', symbol: 'BTCUSDT' });
    expect(errors).toHaveLength(1);
  });

  it('is not impressed by names from the prototype', async () => {
    for (const symbol of ['__proto__', 'constructor']) server.publish({ symbol });
    server.sendRaw('{"topic":"realtimes","__proto__":{"x":1},"data":[{"__proto__":{"s":"A"}}]}');
    await settled();
    expect(({} as { x?: number }).x).toBeUndefined();
    expect(socket.getSnapshot('__proto__')).toBeUndefined();
  });
});

describe('subscriptions', () => {
  beforeEach(() => {
    create({ timing: { ...quick, deadMs: 60_000, pingMs: 60_000 } });
  });

  it('counts references: one sub for many, one cancel after the last', async () => {
    const offs = [1, 2, 3].map(() => socket.subscribe('BTCUSDT', () => undefined));
    await server.until(() => server.subscribed().length === 1);
    offs[0]?.();
    offs[0]?.();
    offs[1]?.();
    await settled();
    expect(server.subscribed()).toEqual(['BTCUSDT']);
    offs[2]?.();
    await server.until(() => server.subscribed().length === 0);
    expect(server.received.filter(({ message }) => 'event' in (message as object))).toEqual([
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
    expect(socket.getSnapshot('BTCUSDT')).toBeUndefined();
  });

  it('forgets what was left while reconnecting', async () => {
    const off = socket.subscribe('BTCUSDT', () => undefined);
    socket.subscribe('ETHUSDT', () => undefined);
    await server.until(() => server.subscribed().length === 2);
    socket.on('status', ({ phase }) => {
      if (phase !== 'waiting') return;
      off();
      socket.subscribe('EOSUSDT', () => undefined);
    });
    server.fault({ type: 'cut' });
    await server.until(() => server.accepted === 2 && server.subscribed().length === 2);
    expect(server.subscribed()).toEqual(['ETHUSDT', 'EOSUSDT']);
  });

  it('gives a late subscriber what is known, at once', async () => {
    socket.subscribe('BTCUSDT', () => undefined);
    await server.until(() => server.subscribed().length === 1);
    server.publish({ close: '5' });
    await settled();
    const late = vi.fn();
    socket.subscribe('BTCUSDT', late);
    expect(late).toHaveBeenCalledExactlyOnceWith(socket.getSnapshot('BTCUSDT'));
  });

  it('calls the others when a listener throws, and says so', async () => {
    const others = vi.fn();
    const fault = new Error('mine');
    socket.subscribe('BTCUSDT', () => {
      throw fault;
    });
    socket.subscribe('BTCUSDT', others);
    socket.on('flush', () => {
      throw fault;
    });
    socket.on('error', () => {
      throw fault;
    });
    await server.until(() => server.subscribed().length === 1);
    server.publish({ close: '5' });
    await settled();
    expect(others).toHaveBeenCalledOnce();
    expect(errors.map(({ kind, cause }) => [kind, cause])).toEqual([
      ['listener', fault],
      ['listener', fault],
    ]);
  });

  it('lets listeners come and go while they are called', async () => {
    const never = vi.fn();
    socket.subscribe('BTCUSDT', () => {
      off();
    });
    const off = socket.subscribe('BTCUSDT', never);
    await server.until(() => server.subscribed().length === 1);
    server.publish({ close: '5' });
    await settled();
    expect(never).not.toHaveBeenCalled();
  });

  it.each(['', 'A,B', 'A B'])('does not send the symbol %j', (symbol) => {
    expect(socket.subscribe(symbol, () => undefined)).not.toThrow();
    expect(errors.map(({ kind }) => kind)).toEqual(['badSymbol']);
    expect(socket.status).toBe('init');
  });
});
