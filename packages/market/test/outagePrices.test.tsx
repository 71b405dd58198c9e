import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Markets } from './Markets.tsx';
import { openMarket, pass, series, testStart } from './openMarket.tsx';

const hourMs = 3_600_000;

/** A WebSocket that the network blocks. It never opens, unless the test opens it. */
class BlockedWebSocket {
  static all: BlockedWebSocket[] = [];
  readyState = 0;
  onopen: (() => void) | undefined;
  onmessage: ((event: { data: string }) => void) | undefined;
  onclose: ((event: { code: number; reason: string }) => void) | undefined;
  send() {}
  close() {}
  constructor() {
    BlockedWebSocket.all.push(this);
  }
}

beforeEach(() => {
  BlockedWebSocket.all = [];
  vi.stubGlobal('WebSocket', BlockedWebSocket);
});

const candles = (close: string) =>
  series(
    ...[0, 1].map((index) => ({
      start: Math.floor(testStart / hourMs) * hourMs + (index - 1) * hourMs,
      open: '100',
      high: '200',
      low: '90',
      close: index === 0 ? '100' : close,
    })),
  );

/** Advances the clock, then waits for requests by parts that React rendered at the end of that time. */
async function passAndLoad(ms: number) {
  await pass(ms);
  await pass(100);
}

const open = () =>
  act(() => {
    const link = BlockedWebSocket.all.at(-1)!;
    link.readyState = 1;
    link.onopen?.();
  });

/** Sends a quote of 110 for both symbols. */
async function sendQuotes() {
  const numbers = { c: '110', h: '200', l: '90', o: '100', v: '1', qv: '1', m: '0.1' };
  const data = ['BTCUSDT', 'ETHUSDT'].map((s) => ({ t: Date.now(), s, ...numbers }));
  for (const item of data) {
    const frame = { topic: 'realtimes', symbol: item.s, data: [item] };
    BlockedWebSocket.all.at(-1)!.onmessage?.({ data: JSON.stringify(frame) });
  }
  await pass(1_000);
}

it('shows prices loaded over HTTP, with their time, after ten seconds without a connection', async () => {
  const { market } = await openMarket(Markets);
  market.candles.mockResolvedValue(candles('104'));
  await pass(9_000);
  expect(market.candles).toHaveBeenCalledTimes(0);
  expect(screen.queryByText('104')).toBeNull();
  await passAndLoad(2_000);
  // The ticker strip and the market list share one request.
  expect(market.candles).toHaveBeenCalledTimes(1);
  expect(screen.getAllByText('104')).toHaveLength(4);
  expect(screen.getAllByText(/^up 4/)).toHaveLength(4);
  const [time] = screen.getAllByText(/UTC$/);
  expect(Date.parse(time!.getAttribute('datetime')!) - testStart).toBeGreaterThan(9_000);
  expect(document.querySelectorAll('.connection[data-state=stale]')).toHaveLength(2);
  // One live region announces the outage, five seconds later.
  const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(announced()).toContain('Connecting…');
  await pass(5_000);
  expect(announced().filter((text) => text === 'Delayed')).toHaveLength(1);
  expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(2);
});

it('refreshes prices over HTTP every 30 s, and stops with the first quotes', async () => {
  const { market } = await openMarket(Markets);
  market.candles.mockResolvedValue(candles('104'));
  await passAndLoad(11_000);
  market.candles.mockResolvedValue(candles('105'));
  await passAndLoad(30_000);
  expect(screen.getAllByText('105')).toHaveLength(4);
  open();
  await pass(1_000);
  // The connection is open, but the prices over HTTP are still the latest ones.
  expect(screen.getAllByText('105')).toHaveLength(4);
  expect(screen.queryByText('Live')).toBeNull();
  expect(screen.getAllByText(/UTC$/)).toHaveLength(2);
  await sendQuotes();
  const calls = market.candles.mock.calls.length;
  expect(screen.getAllByText('110')).toHaveLength(4);
  expect(screen.queryByText(/UTC$/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  for (let round = 0; round < 4; round++) {
    await pass(9_000);
    await sendQuotes();
  }
  expect(market.candles).toHaveBeenCalledTimes(calls);
});

it('reconnects and requests prices again when the button is clicked', async () => {
  const { market, user } = await openMarket(Markets);
  market.candles.mockRejectedValue(new Error('503'));
  await passAndLoad(11_000);
  expect(screen.getAllByText('Prices are unavailable.').length).toBeGreaterThan(0);
  const links = BlockedWebSocket.all.length;
  market.candles.mockResolvedValue(candles('104'));
  await user.click(screen.getAllByRole('button', { name: 'Try again' })[0]!);
  await pass(100);
  expect(BlockedWebSocket.all).toHaveLength(links + 1);
  expect(screen.getAllByText('104')).toHaveLength(4);
});

it('does not show the time of prices from an earlier outage', async () => {
  const { market } = await openMarket(Markets);
  market.candles.mockResolvedValue(candles('104'));
  await passAndLoad(11_000);
  open();
  await sendQuotes();
  market.candles.mockRejectedValue(new Error('503'));
  act(() => BlockedWebSocket.all.at(-1)!.onclose?.({ code: 1001, reason: '' }));
  await passAndLoad(12_000);
  expect(screen.getAllByText('Reconnecting…').length).toBeGreaterThan(0);
  expect(screen.queryByText(/UTC$/)).toBeNull();
  expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(2);
});
