import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Markets } from '../../test/Markets.tsx';
import { openMarket, pass, series, testStart } from '../../test/openMarket.tsx';
import { recordCanvas } from '../../test/recordCanvas.ts';
import { serveQuotes } from '../../test/serveQuotes.ts';

const quarter = 900_000;

/** A response with one candle, which is still open. */
const history = (close: string) =>
  series({
    start: Math.floor(testStart / quarter) * quarter,
    open: '90',
    high: '200',
    low: '80',
    close,
  });

async function openChart(close: string, options?: Parameters<typeof openMarket>[1]) {
  recordCanvas();
  const quotes = serveQuotes();
  const publish = async (price: string) => {
    quotes.publish({ symbol: 'BTCUSDT', close: price, currentTime: Date.now() });
    await pass(500);
  };
  const page = await openMarket(Markets, options);
  page.market.candles.mockResolvedValue(history(close));
  await pass(1_000);
  await publish('100');
  return {
    ...page,
    quotes,
    publish,
    async open(symbol = 'BTCUSDT') {
      await page.user.click(screen.getByRole('button', { name: new RegExp(symbol) }));
      await act(() => vi.dynamicImportSettled());
      await pass(500);
    },
  };
}

/** Returns the price in the heading of the chart, and the closing price of its last candle. */
function prices() {
  const dialog = within(screen.getByRole('dialog'));
  const [heading] = document.querySelectorAll('.chart__price');
  return [
    heading!.textContent,
    dialog.getByText('Close', { selector: 'dt' }).nextSibling?.textContent,
  ];
}

it('shows a quote that arrives while the history loads in both places', async () => {
  const { market, publish, open } = await openChart('101');
  market.candles.mockImplementation(
    () => new Promise((resolve) => setTimeout(() => resolve(history('101')), 2_000)),
  );
  await open();
  expect(prices()).toEqual(['100', '']);
  await publish('102');
  await pass(2_000);
  expect(prices()).toEqual(['102', '102']);
});

it('shows the newer price of the history if no quotes arrive', async () => {
  const { open } = await openChart('105');
  await pass(16_000);
  await open();
  expect(prices()).toEqual(['105', '105']);
});

it('reloads the candles with the prices over HTTP in an outage', async () => {
  const { market, quotes, open } = await openChart('101');
  await open();
  quotes.fault({ type: 'refuse' });
  quotes.fault({ type: 'cut' });
  market.candles.mockResolvedValue(history('107'));
  await pass(13_000);
  await pass(500);
  expect(prices()).toEqual(['107', '107']);
  market.candles.mockResolvedValue(history('108'));
  await pass(30_000);
  await pass(500);
  expect(prices()).toEqual(['108', '108']);
});

it('loads other candles for another interval', async () => {
  const { market, user, open } = await openChart('101');
  await open();
  const intervals = () =>
    market.candles.mock.calls
      .map(([{ symbol, interval, limit }]) => `${symbol} ${interval} ${limit}`)
      .filter((query) => query.endsWith('180'));
  expect(intervals()).toEqual(['BTCUSDT 15m 180']);
  const tabs = screen.getAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    'interval_1m',
    'interval_15m',
    'interval_1h',
    'interval_1d',
  ]);
  expect(tabs.map((tab) => tab.getAttribute('aria-selected'))).toEqual([
    'false',
    'true',
    'false',
    'false',
  ]);
  await user.click(tabs[3]!);
  await pass(500);
  expect(intervals()).toEqual(['BTCUSDT 15m 180', 'BTCUSDT 1d 180']);
});

it('reports a failure of the history, and loads it again on request', async () => {
  const { market, user, open } = await openChart('101');
  const failure = new Error('503');
  market.candles.mockRejectedValue(failure);
  await open();
  expect(market.report).toHaveBeenLastCalledWith(failure);
  market.candles.mockResolvedValue(history('101'));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await pass(500);
  expect(prices()).toEqual(['101', '101']);
});

it('closes, and opens again', async () => {
  const { user, open } = await openChart('101');
  await open();
  await user.click(screen.getByRole('button', { name: 'close' }));
  await pass(500);
  expect(screen.queryByRole('dialog')).toBeNull();
  await open();
  screen.getByRole('dialog', { name: 'chart_title' });
});

it.each([true, false])(
  'opens the link of the licence outside of the page, in an app: %s',
  async (isApp) => {
    const openUrl = vi.fn();
    const { open } = await openChart('101', { app: { isApp, openUrl } });
    await open();
    const link = screen.getByRole('link', { name: /TradingView/ });
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('href')).toBe('https://www.tradingview.com/');
    expect(fireEvent.click(link)).toBe(!isApp);
    expect(openUrl.mock.calls).toEqual(isApp ? [['https://www.tradingview.com/']] : []);
  },
);

it('shows that there are no candles of a symbol without trades', async () => {
  const { market, open } = await openChart('101');
  market.candles.mockResolvedValue({ series: [] });
  await open('ETHUSDT');
  within(screen.getByRole('dialog')).getByText('chart_empty_title');
});
