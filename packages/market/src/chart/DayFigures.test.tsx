import { QuoteProvider } from '@exchange/quote-socket/react';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { openMarket } from '../../test/openMarket.tsx';
import { PricesContext } from '../PricesContext.ts';
import { quotesOf } from '../quotesOf.ts';
import type { DayPrices } from '../service/candleTickers.ts';
import type { Market } from '../service/createMarket.ts';
import { DayFigures } from './DayFigures.tsx';

const quote: DayPrices = {
  symbol: 'BTCUSDT',
  open: '100',
  close: '110',
  high: '120',
  low: '90',
  range: '0.1',
  volume: '13630',
  quoteVolume: '862850785.7',
  currentTime: 2,
  startTime: 1,
};

/** Renders the statistics with an open connection that receives no quotes of the symbol. */
function SilentFigures({ market }: { market: Market }): ReactElement {
  const tickers = new Map([[quote.symbol, quote]]);
  return (
    <QuoteProvider socket={quotesOf(market)}>
      <PricesContext
        value={{ state: 'live', updatedAt: undefined, tickers, isInView: true, retry: undefined }}
      >
        <DayFigures symbol="BTCUSDT" lastClose={undefined} />
      </PricesContext>
    </QuoteProvider>
  );
}

it('does not show "Live" for delayed prices', async () => {
  await openMarket(SilentFigures);
  screen.getByText('Delayed');
  expect(screen.queryByText('Live')).toBeNull();
});

it('names the figures of the day, and shows volume and turnover with their coins', async () => {
  await openMarket(SilentFigures);
  const names = screen.getAllByRole('term').map(({ textContent }) => textContent);
  const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(names.map((name, index) => `${name}: ${figures[index]!}`)).toEqual([
    'high_24h: 120',
    'low_24h: 90',
    'volume_24h: 13.63K\u00a0BTC',
    'turnover: 862.85M\u00a0USDT',
  ]);
});

it('does not force an Arabic amount to be left to right, because its unit is an Arabic word', async () => {
  await openMarket(SilentFigures, { locale: 'ar-SA' });
  const amount = screen.getByText(/862\.85/);
  expect(amount.tagName).toBe('BDI');
  expect(amount.closest('[dir=ltr]')).toBeNull();
});
