// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { createQuoteCodec } from './quoteCodec.ts';

const quoteCodec = createQuoteCodec(() => 'key');

it('reads a price, its exact digits and its time', () => {
  const frame = '{"event":"price","id":"BTC-EUR","p":61000.10,"change":"0.012","t":1764000000000}';
  expect(quoteCodec.read(frame, { reply() {}, reconnect() {} })).toEqual({
    tickers: [
      { symbol: 'BTC-EUR', last: '61000.10', change: '0.012', currentTime: 1_764_000_000_000 },
    ],
    failures: [],
  });
});

it('answers a ping with its id', () => {
  const reply = vi.fn();
  quoteCodec.read('{"event":"ping","id":7}', { reply, reconnect() {} });
  expect(reply).toHaveBeenCalledExactlyOnceWith({ op: 'pong', id: 7 });
});
