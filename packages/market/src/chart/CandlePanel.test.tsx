import type { Candle, CandleState, Interval } from '@exchange/quote-socket/candles';
import { act, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openMarket, pass } from '../../test/openMarket.tsx';
import { recordCanvas } from '../../test/recordCanvas.ts';
import { CandlePanel } from './CandlePanel.tsx';

const dayMs = 86_400_000;

/** 25 daily candles. Candle `n` opens at `n`. */
const candles = Array.from({ length: 25 }, (_, index): Candle => {
  const start = Date.UTC(2026, 9, 1) + index * dayMs;
  const prices = { open: `${index}`, high: `${index + 200}`, low: '0.5', close: `${index + 100}` };
  return { start, end: start + dayMs, ...prices, volume: '1' };
});

async function openPanel(state: Partial<CandleState>, interval: Interval = '1d') {
  const drawn = recordCanvas();
  const retry = vi.fn();
  const candleState = { status: 'ready', candles: [], error: undefined, ...state, retry } as never;
  const page = await openMarket(() => (
    <CandlePanel state={candleState} symbol="BTCUSDT" interval={interval} />
  ));
  await act(() => vi.dynamicImportSettled());
  await pass(100);
  return { ...page, drawn, retry };
}

const figures = () =>
  [...document.querySelectorAll('dl > *')].map(
    (fact) => `${fact.querySelector('dt')!.textContent} ${fact.querySelector('dd')!.textContent}`,
  );

it('announces that the candles load, and reserves the place of their figures', async () => {
  await openPanel({ status: 'loading' });
  expect(screen.getByRole('status').textContent).toBe('chart_loading');
  expect(figures()).toEqual(['open ', 'high ', 'low ', 'Close ']);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'table_show' }).disabled).toBe(true);
});

it('offers another attempt if the candles cannot be loaded', async () => {
  const { user, retry } = await openPanel({ status: 'failed' });
  expect(screen.getByRole('alert').textContent).toContain('chart_failed_title');
  screen.getByText('chart_failed_text');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

it('shows that there are no candles', async () => {
  await openPanel({});
  screen.getByText('chart_empty_title');
  screen.getByText('chart_empty_text');
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('describes the chart by its last candle, whose figures are below it', async () => {
  const { drawn } = await openPanel({ candles });
  expect(drawn.map(({ text }) => text)).toContain('124');
  const chart = screen.getByRole('img');
  expect(chart.getAttribute('aria-label')!.replace(/\s/g, ' ')).toBe(
    'BTCUSDT at Oct 25, 2026, 12:00 AM: 24, 224, 0.5, 124',
  );
  expect(figures()).toEqual(['open 24', 'high 224', 'low 0.5', 'Close 124']);
});

it('shows the last 20 candles as a table, newest first', async () => {
  const { user } = await openPanel({ candles });
  expect(screen.queryByRole('table', { name: 'table_caption' })).toBeNull();
  const button = screen.getByRole('button', { name: 'table_show' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await user.click(button);
  const table = within(screen.getByRole('table', { name: 'table_caption' }));
  const rows = table
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent.replace(/\s/g, ' ')));
  expect(rows).toHaveLength(21);
  expect(rows[0]).toEqual(['time', 'open', 'high', 'low', 'Close']);
  // On phones, each cell shows the name of its column.
  expect(rows[1]).toEqual([
    'timeOct 25, 2026, 12:00 AM',
    'open24',
    'high224',
    'low0.5',
    'Close124',
  ]);
  expect(rows[20]![1]).toBe('open5');
  expect(table.getAllByRole('rowheader')).toHaveLength(20);
  expect(button.getAttribute('aria-controls')).toBe(button.parentElement!.id);
  await user.click(screen.getByRole('button', { name: 'table_hide', expanded: true }));
  expect(screen.queryByRole('table', { name: 'table_caption' })).toBeNull();
});
