import { QuoteProvider } from '@exchange/quote-socket/react';
import { screen } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { openMarket } from '../../test/openMarket.tsx';
import { PricesContext } from '../PricesContext.ts';
import { quotesOf } from '../quotesOf.ts';
import type { DayPrices } from '../service/candleTickers.ts';
import type { Market } from '../service/createMarket.ts';
import { MarketRow } from './MarketRow.tsx';

const onOpen = vi.fn();

beforeEach(() => onOpen.mockClear());

function Rows({ market }: { market: Market }): ReactElement {
  return (
    <QuoteProvider socket={quotesOf(market)}>
      <table>
        <tbody>
          {['BTCUSDT', 'ETHUSDT'].map((symbol) => (
            <MarketRow key={symbol} symbol={symbol} closes={undefined} onOpen={onOpen} />
          ))}
        </tbody>
      </table>
    </QuoteProvider>
  );
}

const quote: DayPrices = {
  symbol: 'BTCUSDT',
  open: '100',
  close: '110',
  high: '120',
  low: '90',
  range: '0.1',
  volume: '25',
  quoteVolume: '862850785.7',
  currentTime: 2,
  startTime: 1,
};

/** Renders the rows with delayed prices. A button sets the first price of BTCUSDT, another removes its turnover. */
function RowsAndPrice({ market }: { market: Market }): ReactElement {
  const [tickers, setTickers] = useState<ReadonlyMap<string, DayPrices>>();
  const set = (changed: Partial<DayPrices>) =>
    setTickers(new Map([[quote.symbol, { ...quote, ...changed }]]));
  return (
    <PricesContext
      value={{ state: 'stale', updatedAt: 1, tickers, isInView: true, retry: undefined }}
    >
      <button onClick={() => set({})}>Price</button>
      <button onClick={() => set({ quoteVolume: undefined })}>No turnover</button>
      <Rows market={market} />
    </PricesContext>
  );
}

const opener = () => screen.getByRole('button', { name: /BTCUSDT/ });

it.each([0, 1, 2, 3, 4])(
  'opens the chart of its own symbol by a click on cell %i',
  async (cell) => {
    const { user } = await openMarket(Rows);
    await user.click(screen.getByRole('row', { name: /BTCUSDT/ }).children[cell]!);
    expect(onOpen.mock.calls).toEqual([['BTCUSDT']]);
    expect(document.activeElement).toBe(opener());
  },
);

it('opens the chart once per click on the symbol, and once per key press', async () => {
  const { user } = await openMarket(Rows);
  await user.click(opener());
  expect(onOpen.mock.calls).toEqual([['BTCUSDT']]);
  await user.keyboard('{Enter}');
  expect(onOpen.mock.calls).toEqual([['BTCUSDT'], ['BTCUSDT']]);
});

it('keeps its cells when the first price arrives, so that a click at that moment is not lost', async () => {
  const { user } = await openMarket(RowsAndPrice);
  const row = screen.getByRole('row', { name: /BTCUSDT/ });
  const cells = [...row.children];
  await user.click(screen.getByRole('button', { name: 'Price' }));
  expect(row.textContent).toContain('110');
  expect(row.textContent).toContain('862.85M\u00a0USDT');
  cells.forEach((cell, index) => expect(row.children[index]).toBe(cell));
});

it('describes that the symbol opens a chart', async () => {
  await openMarket(Rows);
  expect(opener().textContent).toBe('BTCUSDTopen_chart');
});

it('describes in words that its price is delayed', async () => {
  const { user } = await openMarket(RowsAndPrice);
  await user.click(screen.getByRole('button', { name: 'Price' }));
  const names = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(names).toEqual([
    expect.stringContaining('Delayed'),
    expect.not.stringContaining('Delayed'),
  ]);
});

it('leaves the turnover empty if it is unknown', async () => {
  const { user } = await openMarket(RowsAndPrice);
  await user.click(screen.getByRole('button', { name: 'No turnover' }));
  const [, , turnover, price] = screen.getByRole('row', { name: /BTCUSDT/ }).children;
  expect([turnover!.textContent, price!.textContent]).toEqual(['', '110']);
});
