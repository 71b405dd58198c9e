import { screen, within } from '@testing-library/react';
import { useRef, type ReactElement } from 'react';
import { expect, it } from 'vitest';
import { useServices } from '../src/context/useServices.ts';
import { MarketList } from '../src/market/list/MarketList.tsx';
import { LiveTickers } from '../src/market/tickers/LiveTickers.tsx';
import { result } from './fakeServer.ts';
import { openPage, pass } from './openPage.tsx';
import { serveQuotes } from './serveQuotes.ts';

function Markets(): ReactElement {
  const { market } = useServices()!;
  const containerRef = useRef(null);
  return (
    <main>
      <LiveTickers market={market} containerRef={containerRef} />
      <MarketList market={market} containerRef={containerRef} />
    </main>
  );
}

const hour = 3_600_000;

/** Time without quotes after which prices are delayed, in ms. */
const staleMs = 16_000;

const states = () =>
  [...document.querySelectorAll('.connection')].map((each) => each.textContent.trim());
const delayedRows = () => document.querySelectorAll('[data-symbol][data-stale=true]').length;
const announced = () =>
  within(screen.getByRole('main'))
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .filter(Boolean);

async function openMarkets() {
  const quotes = serveQuotes();
  const { server } = await openPage(Markets);
  server.answerCandles(result({ series: [] }));
  await pass(1_000);
  return {
    server,
    quotes,
    publish: async (...symbols: string[]) => {
      quotes.publish(...symbols.map((symbol) => ({ symbol, currentTime: Date.now() })));
      await pass(1_000);
    },
  };
}

it('is not live before the first price', async () => {
  const { publish } = await openMarkets();
  expect(states()).toEqual(['Connecting…', 'Connecting…']);
  await publish('BTCUSDT');
  expect(states()).toEqual(['Live', 'Live']);
});

it('is delayed while all prices are delayed, and live again with the first new price', async () => {
  const { publish } = await openMarkets();
  await publish('BTCUSDT', 'ETHUSDT');
  expect(delayedRows()).toBe(0);
  await pass(staleMs);
  expect(delayedRows()).toBe(4);
  expect(states()).toEqual(['Delayed', 'Delayed']);
  await publish('ETHUSDT');
  expect(delayedRows()).toBe(2);
  expect(states()).toEqual(['Live', 'Live']);
});

it('announces once that all prices are delayed', async () => {
  const { publish } = await openMarkets();
  await publish('BTCUSDT', 'ETHUSDT');
  await pass(staleMs);
  expect(announced()).toEqual([]);
  await pass(5_000);
  expect(announced()).toEqual(['Delayed']);
});

it('shows newer prices over HTTP as delayed, and keeps them until the first new quote', async () => {
  const { server, quotes, publish } = await openMarkets();
  await publish('BTCUSDT', 'ETHUSDT');
  const candle = { start: hour, open: '100', high: '200', low: '90', close: '150' };
  server.answerCandles(
    result({ series: ['BTCUSDT', 'ETHUSDT'].map((symbol) => ({ symbol, candles: [candle] })) }),
  );
  quotes.fault({ type: 'refuse' });
  quotes.fault({ type: 'cut' });
  await pass(11_000);
  await pass(500);
  expect(delayedRows()).toBe(4);
  expect(screen.getAllByText('150')).toHaveLength(4);
  quotes.fault({ type: 'refuse', on: false });
  quotes.fault({ type: 'silence' });
  await pass(20_000);
  expect(quotes.clients).toBe(1);
  expect(screen.getAllByText('150')).toHaveLength(4);
  quotes.fault({ type: 'silence', on: false });
  await publish('BTCUSDT', 'ETHUSDT');
  expect(screen.getAllByText('105')).toHaveLength(4);
});
