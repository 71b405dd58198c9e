import { screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { fakeViewport } from './fakeViewport.ts';
import { openMarket, pass } from './openMarket.tsx';
import { serveQuotes } from './serveQuotes.ts';
import { TickerStrip } from '../src/tickers/TickerStrip.tsx';
import { MarketSection } from '../src/list/MarketSection.tsx';

// Loads the lazy files before the tests, which replace the timers.
beforeAll(async () => {
  await import('../src/list/MarketList.tsx');
  await import('../src/tickers/LiveTickers.tsx');
});

/** Opens a part of a page, out of view. */
async function openPart(...[Part, options]: Parameters<typeof openMarket>) {
  const viewport = fakeViewport();
  const quotes = serveQuotes();
  const page = await openMarket(Part, options);
  return {
    ...page,
    quotes,
    viewport,
    async scroll(isInView: boolean) {
      viewport.scroll(isInView);
      await pass(1_000);
    },
    async publish(close: string) {
      quotes.publish({ symbol: 'BTCUSDT', close, currentTime: Date.now() });
      await pass(1_000);
    },
  };
}

it('loads the list near the viewport, and keeps it when it is out of view again', async () => {
  const { market, viewport, scroll } = await openPart(MarketSection);
  expect(screen.getByRole('region', { name: 'title' }).textContent).toBe('title');
  await scroll(false);
  expect(market.symbols).not.toHaveBeenCalled();
  await scroll(true);
  screen.getByRole('table', { name: 'caption' });
  expect(market.symbols).toHaveBeenCalledTimes(1);
  await scroll(false);
  screen.getByRole('table', { name: 'caption' });
  expect(viewport.margins).toEqual(['400px', '200px']);
});

it('loads tickers near the viewport', async () => {
  const { scroll, publish, viewport } = await openPart(TickerStrip);
  expect(screen.queryByText('BTCUSDT')).toBeNull();
  await scroll(true);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'BTCUSDT',
    'ETHUSDT',
  ]);
  await publish('97000.10');
  expect(screen.getByRole('list', { name: 'ticker_label' }).textContent).toContain('97,000.10');
  expect(viewport.margins).toEqual(['400px', '200px']);
});

it.each([MarketSection, TickerStrip])('loads nothing before the services: %o', async (Part) => {
  const { market, scroll } = await openPart(() => <Part market={undefined} />);
  await scroll(true);
  expect(market.symbols).not.toHaveBeenCalled();
  expect(screen.queryByRole('table')).toBeNull();
});

it('keeps the last price out of view, where it receives no quotes', async () => {
  const { scroll, publish } = await openPart(TickerStrip);
  await scroll(true);
  await publish('100.5');
  await scroll(false);
  await publish('101.5');
  screen.getByText('100.5');
  await scroll(true);
  await publish('102.5');
  screen.getByText('102.5');
  expect(screen.queryByText('100.5')).toBeNull();
});

it.each([MarketSection, TickerStrip])(
  'shows on an untrusted host that prices are unavailable: %o',
  async (Part) => {
    const { market, scroll, quotes } = await openPart(Part, { isTrusted: false });
    await scroll(true);
    screen.getByText('Prices are unavailable.');
    expect(market.symbols).not.toHaveBeenCalled();
    expect(quotes.accepted).toBe(0);
  },
);

it('shows a strip without tickers if the symbols cannot be loaded', async () => {
  const { scroll } = await openPart(TickerStrip, {
    symbols: () => Promise.reject(new Error('503')),
  });
  await scroll(true);
  screen.getByText('Prices are unavailable.', { selector: '.connection span' });
  expect(screen.queryAllByRole('listitem')).toEqual([]);
  await pass(5_000);
  expect(screen.getByRole('status').textContent).toBe('Prices are unavailable.');
});

it('has no strip if the market has no symbols', async () => {
  const { scroll } = await openPart(TickerStrip, { symbols: () => Promise.resolve([]) });
  await scroll(true);
  expect(document.querySelector('.ticker')!.textContent).toBe('');
});

it('shows at most seven tickers, and as many placeholders while the symbols load', async () => {
  const names = Array.from({ length: 9 }, (_, index) => `S${index}USDT`);
  const { scroll } = await openPart(TickerStrip, {
    symbols: () => new Promise((resolve) => setTimeout(() => resolve(names), 5_000)),
  });
  const items = () => screen.getAllByRole('listitem', { hidden: true });
  expect(items()).toHaveLength(7);
  await scroll(true);
  expect(items().map((item) => item.getAttribute('aria-hidden'))).toEqual(Array(7).fill('true'));
  await pass(5_000);
  expect(items().map(({ textContent }) => textContent)).toEqual(names.slice(0, 7));
});
