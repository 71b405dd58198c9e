import { createFakeClock } from '@tooling/testing/fakeClock';
import { describe, expect, it, vi } from 'vitest';
import { createQuoteSocket } from '../src/index.ts';
import { createPageQuoteServer } from '../src/testing/page/pageQuoteServer.ts';

const sub = (symbol: string) => JSON.stringify({ topic: 'realtimes', event: 'sub', symbol });

/** Connects a client that records what it receives. */
function setUp() {
  const clock = createFakeClock();
  const server = createPageQuoteServer({ clock });
  const connect = (url = server.url) => {
    const link = new server.WebSocket(url);
    const events: string[] = [];
    const data: unknown[] = [];
    link.binaryType = 'arraybuffer';
    link.onopen = () => events.push('open');
    link.onerror = () => events.push('error');
    link.onclose = ({ code, reason, wasClean }) => events.push(`${code} ${reason} ${wasClean}`);
    link.addEventListener('message', (event) => data.push(event.data));
    return { link, events, data };
  };
  return { clock, server, connect, arrive: () => clock.advance(5) };
}

it('opens, answers, publishes and closes, each after the latency', () => {
  const { clock, server, connect, arrive } = setUp();
  const { link, events, data } = connect();
  clock.advance(4);
  expect([link.readyState, events]).toEqual([0, []]);
  clock.advance(1);
  expect([link.readyState, events, server.clients, server.accepted]).toEqual([1, ['open'], 1, 1]);
  link.send(sub('BTCUSDT'));
  expect(server.subscribed()).toEqual([]);
  arrive();
  expect(server.subscribed()).toEqual(['BTCUSDT']);
  server.publish({ symbol: 'BTCUSDT', close: '7' }, { symbol: 'ETHUSDT' });
  arrive();
  expect(data.map((text) => JSON.parse(String(text)) as unknown)).toMatchObject([
    { event: 'sub', code: '0' },
    { data: [{ s: 'BTCUSDT', c: '7' }] },
  ]);
  link.close(4000, 'done');
  link.send('lost');
  expect(link.readyState).toBe(2);
  arrive();
  expect([link.readyState, events, server.clients]).toEqual([3, ['open', '4000 done true'], 0]);
  expect(clock.pending).toBe(0);
});

it('refuses to send before it is open, like a browser', () => {
  const { connect } = setUp();
  const { link } = connect();
  expect(() => link.send('early')).toThrow(expect.objectContaining({ name: 'InvalidStateError' }));
});

it('fails to connect if the server refuses connections, and to any other address', () => {
  const { server, connect, arrive } = setUp();
  const other = connect('wss://quotes.invalid/other');
  server.fault({ type: 'refuse' });
  const refused = connect();
  arrive();
  expect([other.events, refused.events]).toEqual([
    ['error', '1006  false'],
    ['error', '1006  false'],
  ]);
  expect(server.accepted).toBe(0);
});

it('ends connections with the code and reason of each fault', () => {
  const { server, connect, arrive } = setUp();
  const closed = connect();
  arrive();
  server.fault({ type: 'close', code: 1012, reason: 'restart' });
  const cut = connect();
  arrive();
  server.fault({ type: 'cut' });
  const stopped = connect();
  arrive();
  server.stop();
  arrive();
  expect(closed.events).toEqual(['open', '1012 restart true']);
  expect(cut.events).toEqual(['open', 'error', '1006  false']);
  expect(stopped.events).toEqual(['open', 'error', '1006  false']);
  expect(server.clients).toBe(0);
});

it('sends nothing to half-open connections, and accepts new ones', () => {
  const { server, connect, arrive } = setUp();
  const old = connect();
  arrive();
  server.fault({ type: 'halfOpen' });
  old.link.send('{"ping":1}');
  const fresh = connect();
  arrive();
  fresh.link.send('{"ping":2}');
  arrive();
  server.sendRaw('raw');
  server.fault({ type: 'cut' });
  arrive();
  expect([old.data, old.events]).toEqual([[], ['open']]);
  expect(fresh.data).toEqual(['{"pong":2}', 'raw']);
  expect(server.received).toEqual([{ connection: 2, message: { ping: 2 } }]);
});

it('sends malformed and binary frames', async () => {
  const { server, connect, arrive } = setUp();
  const { link, data } = connect();
  arrive();
  server.fault({ type: 'malformed' });
  server.fault({ type: 'binary' });
  arrive();
  expect(data.slice(0, 3)).toEqual(['{"topic":"realtimes","data":[{"t":', 'null', '']);
  expect([...new Uint8Array(data[3] as ArrayBuffer)]).toEqual([0x1f, 0x8b, 0x08, 0x00]);
  link.binaryType = 'blob';
  server.fault({ type: 'binary' });
  arrive();
  expect(await (data[4] as Blob).arrayBuffer()).toEqual(data[3]);
});

it('ignores a close of a connection that is closing, and reports one that never opened', () => {
  const { server, connect, arrive } = setUp();
  const { link, events } = connect();
  link.close();
  link.close();
  arrive();
  expect([events, server.accepted]).toEqual([['error', '1006  false'], 0]);
});

it('serves a quote socket, which replaces a half-open connection', () => {
  const { clock, server } = setUp();
  const socket = createQuoteSocket({ url: server.url, WebSocket: server.WebSocket, clock });
  const closes: string[] = [];
  socket.subscribe('BTCUSDT', ({ close }) => closes.push(close));
  clock.advance(100);
  const publish = (close: string) => {
    server.publish({ symbol: 'BTCUSDT', close, currentTime: clock.now() });
    clock.advance(200);
  };
  publish('1');
  server.fault({ type: 'halfOpen' });
  publish('2');
  expect(closes).toEqual(['1']);
  clock.advance(20_000);
  publish('3');
  expect(closes).toEqual(['1', '3']);
  expect(server.accepted).toBe(2);
  socket.close();
  clock.advance(5);
  expect(clock.pending).toBe(0);
});

it('speaks another protocol through `reply`', () => {
  const clock = createFakeClock();
  const server = createPageQuoteServer({
    clock,
    reply({ connection, message }, send) {
      if (message === 'ping') return 'pong';
      clock.setTimeout(() => {
        send({ later: connection });
      }, 100);
      return [{ echo: message }, 'text'];
    },
  });
  const received: unknown[] = [];
  const client = new server.WebSocket(server.url);
  client.onmessage = ({ data }) => received.push(data);
  clock.advance(10);
  client.send('ping');
  client.send('{"op":1}');
  clock.advance(50);
  expect(received).toEqual(['pong', '{"echo":{"op":1}}', 'text']);
  clock.advance(100);
  expect(received.at(-1)).toBe('{"later":1}');
  client.send('{"op":2}');
  clock.advance(20);
  client.close();
  clock.advance(200);
  expect(received).toHaveLength(6);
  expect(server.received.map(({ message }) => message)).toEqual(['ping', { op: 1 }, { op: 2 }]);
});

describe('until', () => {
  it('rejects after a time limit on the clock of the server, and prints what was received', async () => {
    const { clock, server, connect, arrive } = setUp();
    const { link } = connect();
    arrive();
    link.send('{"op":"sub","ids":["BTC"]}');
    link.send('x'.repeat(5_000));
    arrive();
    const waited = server.until(() => server.received.length === 3);
    const error = waited.catch((cause: unknown) => String(cause));
    await clock.advanceAsync(3_999);
    expect(clock.pending).toBe(1);
    await clock.advanceAsync(1);
    expect(await error).toBe(
      [
        'Error: `until` waited for 4000 ms. Clients: 1. Messages received: 2',
        '{"connection":1,"message":{"op":"sub","ids":["BTC"]}}',
        `{"connection":1,"message":"${'x'.repeat(473)}`,
      ].join('\n'),
    );
    expect(clock.pending).toBe(0);
  });

  it('prints the last messages, or that there were none', async () => {
    const { clock, server, connect, arrive } = setUp();
    const fail = async () => {
      const error = server.until(() => false).catch((cause: unknown) => String(cause));
      await clock.advanceAsync(4_000);
      return error;
    };
    expect(await fail()).toMatch(/Clients: 0. Messages received: 0$/);
    const { link } = connect();
    arrive();
    for (let ping = 1; ping <= 30; ping += 1) link.send(`{"ping":${ping}}`);
    arrive();
    const lines = String(await fail()).split('\n');
    expect(lines).toHaveLength(21);
    expect(lines[0]).toContain('received: 30');
    expect(lines[1]).toContain('{"ping":11}');
  });

  it('removes its timer when the condition holds, or throws', async () => {
    const { clock, server, connect, arrive } = setUp();
    const waited = server.until(() => server.clients === 1);
    const thrown = server.until(() => {
      if (server.clients === 1) throw new Error('mine');
      return false;
    });
    thrown.catch(() => undefined);
    connect();
    arrive();
    await waited;
    await expect(thrown).rejects.toMatchObject({ cause: new Error('mine') });
    expect(clock.pending).toBe(0);
  });

  it('has the time limit of the option `untilMs`, which may be infinite', async () => {
    const clock = createFakeClock();
    const limited = createPageQuoteServer({ clock, untilMs: 10 });
    const patient = createPageQuoteServer({ clock, untilMs: Infinity });
    const failed = vi.fn();
    limited.until(() => false).catch(failed);
    patient.until(() => false).catch(failed);
    await clock.advanceAsync(1_000_000);
    expect(failed).toHaveBeenCalledOnce();
  });
});

it('closes connections after the test environment has ended', async () => {
  // jsdom ships no types.
  const { JSDOM } = await vi.importActual<{
    JSDOM: new (html: string) => { window: Window & typeof globalThis };
  }>('jsdom');
  const { window } = new JSDOM('');
  for (const name of ['EventTarget', 'Event', 'MessageEvent', 'CloseEvent'] as const) {
    vi.stubGlobal(name, window[name]);
  }
  const { server, connect, arrive } = setUp();
  const [left, cut] = [connect(), connect()];
  arrive();
  left.link.close(1000, 'done');
  server.sendRaw('last');
  vi.unstubAllGlobals();
  window.close();
  arrive();
  server.fault({ type: 'cut' });
  arrive();
  expect(left.events).toEqual(['open', '1000 done true']);
  expect(cut.events).toEqual(['open', 'error', '1006  false']);
  expect(cut.data).toEqual(['last']);
});
