import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { createFakeClock } from '@tooling/testing/fakeClock';
import { openQuotes, type Received } from './quoteClient.ts';
import { post, runSandbox, temporaryFolder } from './running.ts';

it('sends a snapshot per subscribed symbol, then updates, in the wire format', async () => {
  const { url } = await runSandbox();
  const quotes = await openQuotes(url);
  quotes.subscribe('BTCUSDT,ETHUSDT');
  const decimal = expect.stringMatching(/^\d+\.\d+$/);
  for (const symbol of ['BTCUSDT', 'ETHUSDT']) {
    expect(await quotes.next()).toEqual({
      topic: 'realtimes',
      symbol,
      symbolName: symbol,
      params: { binary: 'false' },
      data: [
        {
          t: expect.any(Number),
          s: symbol,
          sn: symbol,
          c: decimal,
          h: decimal,
          l: decimal,
          o: decimal,
          v: decimal,
          qv: decimal,
          m: expect.stringMatching(/^-?\d\.\d{4}$/),
          e: 301,
        },
      ],
      f: true,
      sendTime: expect.any(Number),
      shared: false,
    });
  }
  const update = await quotes.next();
  expect(update).toMatchObject({ topic: 'realtimes', f: false });
  expect(['BTCUSDT', 'ETHUSDT']).toContain(update.symbol);
});

it('stops sending quotes after cancel', async () => {
  const { url } = await runSandbox();
  const quotes = await openQuotes(url);
  quotes.subscribe('BTCUSDT,ETHUSDT');
  quotes.subscribe('BTCUSDT,NONE', 'cancel');
  quotes.send({ ping: 1 });
  await quotes.until(({ pong }) => pong === 1);
  for (let i = 0; i < 4; i += 1) expect((await quotes.next()).symbol).toBe('ETHUSDT');
});

it('replies to pings, and replies to invalid messages with an error without closing', async () => {
  const { url } = await runSandbox();
  const quotes = await openQuotes(url);
  quotes.send({ ping: 123 });
  expect(await quotes.next()).toEqual({ pong: 123 });
  quotes.subscribe('NOPEUSDT,');
  expect(await quotes.next()).toEqual({
    topic: 'realtimes',
    event: 'error',
    symbol: 'NOPEUSDT',
    code: 'unknownSymbol',
    msg: expect.any(String),
  });
  expect(await quotes.next()).toMatchObject({ symbol: '', code: 'unknownSymbol' });
  quotes.send('{');
  expect(await quotes.next()).toMatchObject({ event: 'error', code: 'malformed' });
  quotes.socket.send(Buffer.from([1, 2, 3]));
  expect(await quotes.next()).toMatchObject({ event: 'error', code: 'malformed' });
  quotes.send({ ping: 124 });
  expect(await quotes.next()).toEqual({ pong: 124 });
});

it('closes with 1009 after a message over 16 KiB', async () => {
  const { url } = await runSandbox();
  const quotes = await openQuotes(url);
  quotes.send('x'.repeat(17_000));
  expect(await quotes.closed).toBe(1009);
});

it('allows at most 500 symbols per connection', async () => {
  const path = join(temporaryFolder(), 'many.jsonl');
  const symbols = Array.from({ length: 501 }, (_, index) => `S${index}`);
  const lines = symbols.map((s) => {
    const item = { t: 1, s, sn: s, c: '1', h: '1', l: '1', o: '1', v: '1', qv: '1', m: '0', e: 1 };
    return JSON.stringify({
      at: 1,
      frame: { topic: 'realtimes', symbol: s, symbolName: s, data: [item] },
    });
  });
  writeFileSync(path, lines.join('\n'));
  const { url } = await runSandbox({ market: { replay: path }, clock: createFakeClock() });
  const quotes = await openQuotes(url);
  quotes.subscribe(symbols.join(','));
  for (let i = 0; i < 500; i += 1) expect(await quotes.next()).toMatchObject({ f: true });
  expect(await quotes.next()).toMatchObject({ symbol: 'S500', code: 'tooManySymbols' });
});

it('pings clients and disconnects one that does not reply', async () => {
  const clock = createFakeClock();
  const { url } = await runSandbox({ clock });
  const lively = await openQuotes(url);
  const deaf = new WebSocket(`${url.replace('http', 'ws')}/spot/ws/quote/v1`, { autoPong: false });
  const deafPinged = new Promise((resolve) => deaf.on('ping', resolve));
  const deafClosed = new Promise((resolve) => deaf.on('close', resolve));
  await new Promise((resolve) => deaf.on('open', resolve));
  const pinged = new Promise((resolve) => lively.socket.on('ping', resolve));
  clock.advance(30_000);
  await Promise.all([pinged, deafPinged]);
  // The client has already sent its protocol pong. This message follows it, so its reply shows that the server
  // has received both.
  lively.send({ ping: 1 });
  await lively.next();
  clock.advance(30_000);
  expect(await deafClosed).toBe(1006);
  lively.send({ ping: 2 });
  expect(await lively.next()).toEqual({ pong: 2 });
});

it('rejects handshakes on other paths', async () => {
  const { url } = await runSandbox();
  const socket = new WebSocket(`${url.replace('http', 'ws')}/elsewhere`);
  const error = await new Promise<Error>((resolve) => socket.on('error', resolve));
  expect(error.message).toContain('404');
});

describe('a script', () => {
  it('makes the quote socket stop and resume sending', async () => {
    const { url } = await runSandbox();
    const quotes = await openQuotes(url);
    expect(await (await post(`${url}/_sandbox/socket`, { silent: true })).json()).toMatchObject({
      clients: 1,
      silent: true,
    });
    quotes.send({ ping: 1 });
    quotes.subscribe('BTCUSDT');
    // Wait until the state lists the symbol: only then has the server handled both messages.
    for (;;) {
      const state = await (await fetch(`${url}/_sandbox/state`)).text();
      if (state.includes('"BTCUSDT":1')) break;
    }
    await post(`${url}/_sandbox/socket`, { silent: false });
    quotes.send({ ping: 2 });
    const received: Received[] = [];
    while (received.at(-1)?.pong !== 2) received.push(await quotes.next());
    expect(received.filter(({ pong, f }) => pong === 1 || f === true)).toEqual([]);
  });

  it('drops or closes all connections, and sends any text to clients', async () => {
    const { url } = await runSandbox();
    const [first, second] = [await openQuotes(url), await openQuotes(url)];
    await post(`${url}/_sandbox/socket`, { send: 'not json' });
    expect([await first.next(), await second.next()]).toEqual([
      { text: 'not json' },
      { text: 'not json' },
    ]);
    await post(`${url}/_sandbox/socket`, { close: { code: 1012, reason: 'restart' } });
    expect(await Promise.all([first.closed, second.closed])).toEqual([1012, 1012]);
    const third = await openQuotes(url);
    await post(`${url}/_sandbox/socket`, { drop: true });
    expect(await third.closed).toBe(1006);
  });

  it('shifts the times of quotes when it changes the clock', async () => {
    const { url } = await runSandbox({ clock: createFakeClock(1_000_000_000_000) });
    await post(`${url}/_sandbox/clock`, { offsetMs: -3_600_000 });
    const quotes = await openQuotes(url);
    quotes.subscribe('BTCUSDT');
    const frame = await quotes.next();
    expect([frame.sendTime, frame.data?.[0]?.t]).toEqual([999_996_400_000, 999_996_400_000]);
  });
});
