import { createFakeClock } from '@tooling/testing/fakeClock';
import { expect, it, onTestFinished } from 'vitest';
import type { QuoteEvents, QuoteSocketError } from '../../src/index.ts';
import { createQuotePool, type QuotePoolOptions } from '../../src/pool/quotePool.ts';
import { createPageQuoteServer } from '../../src/testing/page/pageQuoteServer.ts';

function setUp(options: Partial<QuotePoolOptions> = {}) {
  const clock = createFakeClock();
  const server = createPageQuoteServer({ clock });
  const pool = createQuotePool({
    url: server.url,
    WebSocket: server.WebSocket,
    clock,
    random: () => 0.5,
    symbolsPerConnection: 2,
    ...options,
  });
  const events: { [Name in keyof QuoteEvents]: QuoteEvents[Name][] } = {
    ...{ status: [], flush: [], stale: [], error: [] },
  };
  for (const name of Object.keys(events) as (keyof QuoteEvents)[]) {
    pool.on(name, (event) => (events[name] as unknown[]).push(event));
  }
  onTestFinished(() => {
    pool.close();
  });
  const shown: string[] = [];
  return {
    clock,
    server,
    pool,
    events,
    shown,
    pass: (ms: number) => clock.advanceAsync(ms),
    subscribe: (symbol: string) =>
      pool.subscribe(symbol, ({ close }) => shown.push(`${symbol} ${close}`)),
  };
}

it('has no connection before the first subscription, and as many as the symbols need', async () => {
  const { pool, pass, subscribe, server, shown, events } = setUp();
  expect([pool.status, pool.phase, pool.send('x')]).toEqual(['init', 'idle', false]);
  await pass(100);
  expect(server.accepted).toBe(0);
  for (const symbol of ['A', 'B', 'C', 'D', 'E']) subscribe(symbol);
  // Another listener needs no other connection.
  subscribe('A');
  await pass(100);
  expect([server.clients, pool.status, pool.phase]).toEqual([3, 'open', 'open']);
  expect(server.subscribed().sort()).toEqual(['A', 'B', 'C', 'D', 'E']);
  server.publish({ symbol: 'A', close: '1' }, { symbol: 'E', close: '5' });
  await pass(200);
  expect(shown).toEqual(['A 1', 'A 1', 'E 5']);
  expect(events.flush).toEqual([['A'], ['E']]);
  expect(pool.getSnapshot('E')?.close).toBe('5');
  expect([pool.isStale('E'), pool.isStale('D'), pool.isStale('unknown')]).toEqual([
    ...[false, true, true],
  ]);
  expect([pool.getAge('E'), pool.getAge('unknown')]).toEqual([0, undefined]);
  expect(pool.stats).toMatchObject({ received: 5, parsed: 5, ignored: 3 });
  expect([pool.getSnapshot('unknown'), pool.getError('unknown')]).toEqual([undefined, undefined]);
});

it('is not open while one connection recovers, and the others go on', async () => {
  const { pool, pass, subscribe, server, shown, events } = setUp();
  for (const symbol of ['A', 'B', 'C']) subscribe(symbol);
  await pass(100);
  server.fault({ type: 'close', code: 1001 });
  await pass(100);
  expect([pool.status, pool.phase]).toEqual(['closed', 'waiting']);
  expect(events.status.at(-1)).toMatchObject({ phase: 'waiting', code: 1001 });
  await pass(2_000);
  expect([pool.status, pool.phase, server.clients]).toEqual(['open', 'open', 2]);
  server.publish({ symbol: 'C', close: '7' });
  await pass(200);
  expect(shown).toEqual(['C 7']);
  expect(pool.send({ topic: 'other' })).toBe(true);
});

it('fills free places, and closes a connection whose symbols are unsubscribed', async () => {
  const { pool, pass, subscribe, server, shown } = setUp();
  const offs = ['A', 'B', 'C', 'D'].map(subscribe);
  await pass(100);
  server.publish({ symbol: 'A', close: '1' }, { symbol: 'C', close: '3' });
  await pass(200);
  const { received } = pool.stats;
  offs[0]?.();
  offs[1]?.();
  await pass(8_000);
  expect([server.clients, server.accepted]).toEqual([1, 2]);
  expect(pool.stats.received).toBeGreaterThanOrEqual(received);
  expect(pool.phase).toBe('open');
  offs[3]?.();
  await pass(8_000);
  subscribe('E');
  await pass(100);
  expect([server.clients, server.accepted]).toEqual([1, 2]);
  expect(server.subscribed().sort()).toEqual(['C', 'E']);
  offs[2]?.();
  expect(shown).toEqual(['A 1', 'C 3']);
});

it('closes all connections until it is connected again', async () => {
  const { pool, pass, subscribe, server } = setUp();
  for (const symbol of ['A', 'B', 'C']) subscribe(symbol);
  await pass(100);
  pool.close();
  await pass(100);
  for (const symbol of ['D', 'E', 'F']) subscribe(symbol);
  await pass(20_000);
  expect([server.clients, pool.phase]).toEqual([0, 'stopped']);
  pool.connect();
  await pass(100);
  expect([server.clients, pool.phase]).toEqual([3, 'open']);
  pool.reconnect();
  await pass(100);
  expect([server.clients, server.accepted]).toEqual([3, 8]);
  expect(server.subscribed()).toHaveLength(6);
});

it('reports an invalid symbol and gives it no place', async () => {
  const { pass, subscribe, events, server } = setUp({ symbolsPerConnection: 1 });
  subscribe('not one');
  subscribe('A');
  await pass(100);
  expect(events.error).toMatchObject([{ kind: 'badSymbol', symbol: 'not one' }]);
  expect(server.clients).toBe(1);
});

it.each([0, 1.5, NaN])('refuses the limit %s', (symbolsPerConnection) => {
  expect(() => setUp({ symbolsPerConnection })).toThrow(
    expect.objectContaining({ kind: 'badLimit' }) as QuoteSocketError,
  );
});
