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
