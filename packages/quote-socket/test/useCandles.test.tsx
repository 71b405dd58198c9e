// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Candle } from '../src/candles/index.ts';
import { createUseCandles, useCandles, type CandlesRequest } from '../src/candles/useCandles.ts';
import { createQuoteSocket, type Quote, type QuoteCodec } from '../src/index.ts';
import { createQuoteHooks, QuoteProvider } from '../src/react/index.ts';
import { createFakeWorld } from './fakes/fakeWorld.ts';

const minuteMs = 60_000;

let world: ReturnType<typeof createFakeWorld>;
let requests: CandlesRequest[];
let fail: Error | undefined;

beforeEach(() => {
  world = createFakeWorld();
  requests = [];
  fail = undefined;
});

afterEach(() => {
  cleanup();
  world.socket.close();
});

function historyOf({ symbol }: CandlesRequest): Promise<Candle[]> {
  if (fail) return Promise.reject(fail);
  const start = Math.floor(world.clock.now() / minuteMs) * minuteMs;
  const price = symbol === 'BTCUSDT' ? '50' : '60';
  return Promise.resolve([
    {
      start,
      end: start + minuteMs,
      open: price,
      high: price,
      low: price,
      close: price,
      volume: '1',
    },
  ]);
}

function Chart({ symbol }: { symbol: string | undefined }) {
  const { status, candles, error, retry } = useCandles(symbol, '1m', {
    limit: 5,
    // An inline function is a new function at each render.
    history(request) {
      requests.push(request);
      return historyOf(request);
    },
  });
  return (
    <button onClick={retry}>
      {[
        status,
        ...candles.map(({ open, close }) => `${open}-${close}`),
        error instanceof Error ? error.message : '',
      ].join(' ')}
    </button>
  );
}

const page = (symbol: string | undefined) => (
  <QuoteProvider socket={world.socket}>
    <Chart symbol={symbol} />
  </QuoteProvider>
);

const pass = (ms: number) =>
  act(async () => {
    world.clock.advance(ms);
    await Promise.resolve();
  });

const text = () => screen.getByRole('button').textContent.trim();

it('shows the history, continued with every quote', async () => {
  render(page('BTCUSDT'));
  expect(text()).toBe('loading');
  await pass(1_000);
  expect(text()).toBe('ready 50-50');
  const prices = [1, 2, 3].map(() => world.network.publish('BTCUSDT'));
  await pass(1_000);
  expect(text()).toBe(`ready 50-${prices.at(-1)}`);
  expect(requests[0]).toMatchObject({ symbol: 'BTCUSDT', interval: '1m', limit: 5 });
});

it('stays loading without a symbol, and loads the candles of a new symbol', async () => {
  const { rerender } = render(page(undefined));
  await pass(1_000);
  expect([text(), requests.length]).toEqual(['loading', 0]);
  rerender(page('BTCUSDT'));
  await pass(1_000);
  expect(text()).toBe('ready 50-50');
  rerender(page('ETHUSDT'));
  expect(text()).toBe('loading');
  await pass(1_000);
  expect(text()).toBe('ready 60-60');
  expect(requests[0]?.signal.aborted).toBe(true);
  expect(requests.at(-1)?.signal.aborted).toBe(false);
});

it('returns the error of a failed history request, and retries', async () => {
  fail = new Error('offline');
  render(page('BTCUSDT'));
  await pass(1_000);
  expect(text()).toBe('failed offline');
  fail = undefined;
  const { length } = requests;
  act(() => {
    screen.getByRole('button').click();
  });
  await pass(100);
  expect([text(), requests.length]).toEqual(['ready 50-50', length + 1]);
});

it('does not repeat the request for a new inline function, and stops when it unmounts', async () => {
  const { rerender, unmount } = render(page('BTCUSDT'));
  await pass(1_000);
  const { length } = requests;
  rerender(page('BTCUSDT'));
  await pass(1_000);
  expect(requests).toHaveLength(length);
  unmount();
  expect(requests.at(-1)?.signal.aborted).toBe(true);
});

it('is loading on the server and without a socket', () => {
  const load = vi.fn();
  const html = renderToString(
    <QuoteProvider socket={undefined}>
      <Chart symbol="BTCUSDT" />
    </QuoteProvider>,
  );
  expect(html).toContain('loading');
  expect(load).not.toHaveBeenCalled();
});

interface Price extends Quote {
  readonly currentTime: number;
  readonly close: string;
}

const priceCodec: QuoteCodec<Price> = {
  subscribe: (symbols) => ({ event: 'sub', symbol: symbols.join(',') }),
  unsubscribe: (symbols) => ({ event: 'cancel', symbol: symbols.join(',') }),
  read: (frame) => ({ tickers: [JSON.parse(frame) as Price], failures: [] }),
};

const other = createQuoteHooks<Price>();
const useOtherCandles = createUseCandles(other.useQuoteSocket);

function OtherChart() {
  const { candles } = useOtherCandles('BTC', '1m', { history: () => Promise.resolve([]) });
  return <p>{candles.map(({ close }) => close).join(' ')}</p>;
}

it('shows candles of a socket with another codec, from its own provider', async () => {
  const socket = createQuoteSocket({ ...world.options, codec: priceCodec });
  const { container } = render(
    <other.QuoteProvider socket={socket}>
      <OtherChart />
    </other.QuoteProvider>,
  );
  const pass = (ms: number) => act(() => world.clock.advanceAsync(ms));
  await pass(30);
  const currentTime = Math.floor(world.clock.now() / minuteMs) * minuteMs;
  for (const [time, close] of [
    [currentTime, '7'],
    [currentTime + minuteMs, '8'],
  ] as const) {
    world.network.last.later(JSON.stringify({ symbol: 'BTC', currentTime: time, close }));
    await pass(1_100);
  }
  expect(container.textContent).toBe('7 8');
  expect(() => renderToString(<OtherChart />)).toThrow('QuoteProvider');
  socket.close();
});
