import type { FakeStep } from '@exchange/api-client/testing';
import { useServices } from '@exchange/site-page';
import { screen, within } from '@testing-library/react';
import { useRef, type ReactElement } from 'react';
import { expect, it } from 'vitest';
import { testStart } from '../../../test/answers.ts';
import { openPage, pass, windowsLoad } from '../../../test/openPage.tsx';
import { recordCanvas } from '../../../test/recordCanvas.ts';
import { serveQuotes } from '../../../test/serveQuotes.ts';
import { MarketList } from '../list/MarketList.tsx';

function Markets(): ReactElement {
  const { market } = useServices()!;
  const containerRef = useRef(null);
  return <MarketList market={market} containerRef={containerRef} />;
}

const quarter = 900_000;

/** A response with one candle, which is still open. */
const history = (close: string, delayMs = 0): FakeStep => ({
  type: 'result',
  delayMs,
  result: {
    series: ['BTCUSDT', 'ETHUSDT'].map((symbol) => ({
      symbol,
      candles: [
        {
          start: Math.floor(testStart / quarter) * quarter,
          open: '90',
          high: '200',
          low: '80',
          close,
        },
      ],
    })),
  },
});

async function openChart(close: string) {
  recordCanvas();
  const quotes = serveQuotes();
  const publish = async (price: string) => {
    quotes.publish({ symbol: 'BTCUSDT', close: price, currentTime: Date.now() });
    await pass(500);
  };
  const page = await openPage(Markets);
  page.server.answerCandles(history(close));
  await pass(1_000);
  await publish('100');
  return {
    ...page,
    quotes,
    publish,
    async open() {
      await page.user.click(screen.getByRole('button', { name: /BTCUSDT/ }));
      await windowsLoad();
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
  const { server, publish, open } = await openChart('101');
  server.answerCandles(history('101', 2_000));
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
  const { server, quotes, open } = await openChart('101');
  await open();
  quotes.fault({ type: 'refuse' });
  quotes.fault({ type: 'cut' });
  server.answerCandles(history('107'));
  await pass(13_000);
  await pass(500);
  expect(prices()).toEqual(['107', '107']);
  server.answerCandles(history('108'));
  await pass(30_000);
  await pass(500);
  expect(prices()).toEqual(['108', '108']);
});
