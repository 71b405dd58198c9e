import fc from '@tooling/testing/fastCheck';
import { beforeEach, expect, it } from 'vitest';
import { realtimesFrame } from '../src/testing/index.ts';
import { createFakeWorld } from './fakes/fakeWorld.ts';

const now = 1_700_000_000_000;
const absurd = 999_999_999_999_999;
const hourMs = 3_600_000;

let { clock, network, socket, errors } = {} as ReturnType<typeof createFakeWorld>;

beforeEach(() => {
  setUp();
});

function setUp() {
  ({ clock, network, socket, errors } = createFakeWorld());
  socket.subscribe('BTCUSDT', () => undefined);
  socket.subscribe('ETHUSDT', () => undefined);
  clock.advance(30);
}

/** Sends a quote and flushes. Returns the shown price. */
function send(currentTime: number, close: string, symbol = 'BTCUSDT') {
  network.last.onmessage?.({ data: realtimesFrame({ symbol, close, currentTime }).text });
  clock.advance(200);
  return socket.getSnapshot(symbol)?.close;
}

it('recovers from an absurd time with the next quote of the same symbol', () => {
  expect(send(now, '1')).toBe('1');
  expect(send(absurd, '2')).toBe('2');
  expect(send(now + 1_000, '3')).toBe('3');
  expect(send(now + 900, '4')).toBe('3');
  expect(errors).toEqual([]);
});

it('recovers if the first quote of a connection has an absurd time', () => {
  expect(send(absurd, '1')).toBe('1');
  expect(send(now, '2')).toBe('2');
  expect(send(now + 1, '3')).toBe('3');
});

it('compares with the quotes of other symbols', () => {
  send(now, '1', 'ETHUSDT');
  expect(send(absurd, '1')).toBe('1');
  expect(send(now + 1_000, '2')).toBe('2');
});

it('recovers when several symbols had absurd times', () => {
  send(absurd, '1');
  send(absurd + 5, '1', 'ETHUSDT');
  for (let second = 0; second < 5; second += 1) {
    send(now + second * 1_000, `${second}`);
    send(now + second * 1_000, `${second}`, 'ETHUSDT');
  }
  expect(socket.getSnapshot('BTCUSDT')?.close).toBe('4');
  expect(socket.getSnapshot('ETHUSDT')?.close).toBe('4');
});

it('drops a quote that is an hour old while the others are recent', () => {
  for (let second = 0; second < 10; second += 1) send(now + second * 1_000, `${second}`);
  expect(send(now - hourMs, '3')).toBe('9');
  expect(send(now - hourMs + 1, '5')).toBe('9');
  expect(socket.stats.outdated).toBe(2);
});

it('drops a quote that is slightly older, regardless of the times of other symbols', () => {
  send(now, '1');
  // ETHUSDT is rarely traded, so its quotes are old.
  for (let second = 0; second < 10; second += 1) send(now - hourMs + second, '7', 'ETHUSDT');
  expect(send(now - 1_000, '2')).toBe('1');
  expect(send(now + 1, '3')).toBe('3');
});

it('accepts a quote that is hours later, as after a pause of the server', () => {
  for (let second = 0; second < 10; second += 1) send(now + second * 1_000, `${second}`);
  expect(send(now + 5 * hourMs, '11')).toBe('11');
  expect(send(now + 5 * hourMs + 1_000, '12')).toBe('12');
  expect(send(now + 5 * hourMs, '13')).toBe('12');
});

it.each(['a new connection', 'reconnect()'])('accepts any time after %s', (how) => {
  for (let count = 0; count < 10; count += 1) send(absurd + count, `${count}`);
  if (how === 'reconnect()') socket.reconnect();
  else network.cut();
  clock.advance(20_000);
  expect(socket.status).toBe('open');
  expect(send(now, '42')).toBe('42');
});

it('keeps a quote that was queued when the connection was lost', () => {
  send(now, '1');
  network.last.onmessage?.({
    data: realtimesFrame({ symbol: 'BTCUSDT', close: '2', currentTime: now + 1 }).text,
  });
  socket.reconnect();
  clock.advance(200);
  expect(socket.getSnapshot('BTCUSDT')?.close).toBe('2');
  expect(send(now - hourMs, '3')).toBe('3');
});

it('does not use the clock of the visitor', () => {
  for (const skew of [-1_000 * hourMs, 1_000 * hourMs]) {
    setUp();
    clock.shift(skew);
    send(now, '1');
    expect(send(now + 1, '2')).toBe('2');
    expect(send(now, '3')).toBe('2');
    send(absurd, '4');
    expect(send(now + 2, '5')).toBe('5');
  }
});

it('shows the last of ten good quotes after any absurd times', () => {
  const times = fc.array(fc.integer({ min: 0, max: absurd }), { maxLength: 4 });
  fc.assert(
    fc.property(times, (wrong) => {
      setUp();
      for (const time of wrong) send(time, '1');
      for (let second = 0; second < 10; second += 1) send(now + second * 1_000, `${100 + second}`);
      expect(socket.getSnapshot('BTCUSDT')?.close).toBe('109');
    }),
  );
});
