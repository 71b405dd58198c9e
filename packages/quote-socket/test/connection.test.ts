import { beforeEach, describe, expect, it } from 'vitest';
import { createQuoteSocket } from '../src/index.ts';
import { createFakeWorld, failingWebSocket } from './fakes/fakeWorld.ts';

const hourMs = 3_600_000;

let world: ReturnType<typeof createFakeWorld>;
let { clock, network, page, socket, errors } = {} as ReturnType<typeof createFakeWorld>;
let states: string[];

beforeEach(() => {
  world = createFakeWorld();
  ({ clock, network, page, socket, errors } = world);
  states = [];
  socket.on('status', ({ status, phase }) => states.push(`${status} ${phase}`));
});

function open() {
  socket.connect();
  clock.advance(30);
  expect(socket.status).toBe('open');
}

/** Advances to the next connection attempt and returns the elapsed ms. */
function untilNextTry(): number {
  const before = clock.now();
  const count = network.made.length;
  while (network.made.length === count) clock.advance(1);
  return clock.now() - before;
}

describe('connecting', () => {
  it('opens one connection for repeated calls of connect', () => {
    socket.connect();
    socket.connect();
    clock.advance(30);
    socket.connect();
    page.fire('visible');
    clock.advance(1_000);
    expect(network.made).toHaveLength(1);
    expect(page.listeners).toBe(1);
    expect(states).toEqual(['init connecting', 'open open']);
    expect(network.last.binaryType).toBe('arraybuffer');
  });

  it('is not affected by page events', () => {
    socket.connect();
    for (const event of ['visible', 'online', 'hidden', 'offline', 'resume'] as const) {
      page.fire(event);
    }
    expect(network.made).toHaveLength(1);
    expect(states).toEqual(['init connecting']);
  });

  it('drops the old connection and opens another on reconnect', () => {
    open();
    const old = network.last;
    socket.reconnect();
    socket.reconnect();
    expect(old.closed).toBe(true);
    // Late events of the dropped connection have no effect.
    old.onopen?.({});
    old.onmessage?.({ data: '{}' });
    old.onerror?.({});
    old.onclose?.({});
    expect(states).toEqual(['init connecting', 'open open', 'closed connecting']);
    clock.advance(30);
    expect([socket.status, network.open.size, page.listeners]).toEqual(['open', 1, 1]);
    expect(network.made).toHaveLength(3);
  });

  it('reports an error if the WebSocket constructor throws', () => {
    const withoutWebSocket = createQuoteSocket({
      ...world.options,
      WebSocket: failingWebSocket(() => true, network.WebSocket),
    });
    withoutWebSocket.on('error', (error) => errors.push(error));
    withoutWebSocket.connect();
    expect(errors).toEqual([
      expect.objectContaining({
        name: 'QuoteSocketError',
        kind: 'noWebSocket',
        message: 'Cannot connect: check url and WebSocket',
        symbol: undefined,
        cause: new TypeError('not here'),
      }),
    ]);
    withoutWebSocket.close();
  });
});

describe('silence detection', () => {
  it('measures silence from the heartbeat before the last message', () => {
    open();
    clock.advance(9_500);
    network.last.later('{}');
    clock.advance(20);
    network.weather = 'hole';
    clock.advance(12_479);
    expect(network.made).toHaveLength(1);
    clock.advance(1);
    expect(network.made).toHaveLength(2);
    expect(errors).toEqual([
      expect.objectContaining({
        kind: 'silent',
        message: 'No frame for 13000 ms',
      }),
    ]);
  });

  it.each([
    [3_000, 0],
    [3_001, 1],
  ])('after a heartbeat that took %d ms, sends %d extra pings', (ms, pings) => {
    open();
    clock.sleep(ms);
    expect(network.sentBy(-1)).toHaveLength(pings);
  });

  it('pings when the tab becomes visible or the network returns, not when they go away', () => {
    open();
    for (const event of ['hidden', 'offline'] as const) page.fire(event);
    expect(network.sentBy(-1)).toEqual([]);
    page.fire('online');
    page.fire('visible');
    expect(network.sentBy(-1)).toEqual([{ ping: clock.now() }, { ping: clock.now() }]);
    expect(states).toEqual(['init connecting', 'open open']);
  });
});

describe('backoff', () => {
  beforeEach(() => {
    world.random = 1;
    network.weather = 'down';
  });

  it('is not reset by a connection attempt that never opened', () => {
    socket.connect();
    clock.advance(30);
    untilNextTry();
    clock.advance(30);
    network.weather = 'hole';
    untilNextTry();
    network.weather = 'down';
    clock.advance(13_000);
    clock.advance(30);
    expect(socket.phase).toBe('waiting');
    expect(untilNextTry()).toBe(4_000);
  });

  it.each(['online', 'close'])('is reset by %s', (event) => {
    socket.connect();
    for (let count = 0; count < 5; count += 1) {
      clock.advance(30);
      untilNextTry();
    }
    clock.advance(30);
    if (event === 'online') page.fire('online');
    else {
      socket.close();
      socket.connect();
    }
    clock.advance(30);
    expect(socket.phase).toBe('waiting');
    expect(untilNextTry()).toBe(1_000);
  });

  it('is not reset when the tab becomes visible', () => {
    socket.connect();
    for (let count = 0; count < 3; count += 1) {
      clock.advance(30);
      untilNextTry();
    }
    clock.advance(30);
    page.fire('visible');
    clock.advance(30);
    expect(untilNextTry()).toBe(15_000);
  });
});

describe('a frozen page', () => {
  it('can be closed and opened again by the application', () => {
    open();
    page.fire('suspend');
    expect(socket.phase).toBe('paused');
    socket.close();
    socket.connect();
    clock.advance(30);
    expect([socket.status, page.listeners]).toEqual(['open', 1]);
  });

  it('counts the frozen time towards staleness, even if the clock is set back', () => {
    socket.subscribe('BTCUSDT', () => undefined);
    open();
    network.publish('BTCUSDT');
    clock.advance(1_000);
    page.fire('suspend');
    clock.shift(-hourMs);
    page.fire('resume');
    clock.advance(1_000);
    expect(socket.isStale('BTCUSDT')).toBe(false);
    clock.advance(15_000);
    expect(socket.isStale('BTCUSDT')).toBe(true);
    network.publish('BTCUSDT');
    clock.advance(1_000);
    page.fire('suspend');
    clock.advance(15_000);
    page.fire('resume');
    expect(socket.isStale('BTCUSDT')).toBe(true);
  });
});

it('counts time towards staleness when the clock is set back', () => {
  socket.subscribe('BTCUSDT', () => undefined);
  open();
  network.publish('BTCUSDT');
  clock.advance(1_000);
  clock.shift(-hourMs);
  clock.advance(10_000);
  expect(socket.isStale('BTCUSDT')).toBe(false);
  clock.advance(6_000);
  expect(socket.isStale('BTCUSDT')).toBe(true);
});
