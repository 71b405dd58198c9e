import { numberFormats } from '@exchange/site/services/formats';
import { fireEvent } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { recordCanvas } from '../../test/recordCanvas.ts';
import { chartTimes } from './chartTimes.ts';
import { drawCandles } from './drawCandles.ts';

const dayMs = 86_400_000;
const start = Date.UTC(2026, 10, 2);
const candlesOf = (days: number) =>
  Array.from({ length: days }, (_, index) => ({
    start: start + index * dayMs,
    end: start + (index + 1) * dayMs,
    open: '100.00',
    high: '110.00',
    low: '95.00',
    close: '105.00',
    volume: undefined,
  }));

/** Draws daily candles on a page of the given direction. */
async function draw(languageTag: string, dir: 'ltr' | 'rtl', count = 20) {
  vi.useFakeTimers();
  const drawn = recordCanvas();
  document.documentElement.dir = dir;
  const element = document.createElement('div');
  element.style.fontSize = '12px';
  document.body.append(element);
  const times = chartTimes(languageTag);
  const { price } = numberFormats(languageTag);
  const drawing = drawCandles(element, { price, decimals: 2, times, hasHours: false });
  onTestFinished(() => {
    drawing.dispose();
    element.remove();
    document.documentElement.removeAttribute('dir');
  });
  drawing.show(candlesOf(count));
  await vi.advanceTimersByTimeAsync(100);
  return { drawn, element };
}

/** Labels of the time axis, from left to right. */
async function timeLabels(...page: Parameters<typeof draw>): Promise<string[]> {
  const { drawn } = await draw(...page);
  // Texts are drawn several times. The labels of the price axis have decimals.
  const positions = new Map(drawn.map(({ text, x }) => [text, x]));
  return [...positions.keys()]
    .filter((text) => !/\d\.\d/.test(text))
    .sort((a, b) => positions.get(a)! - positions.get(b)!);
}

const labelledDays = [2, 5, 8, 11, 14, 17, 20];

// Isolates give each label the direction of its own language, because the chart is left to right.
it.each([
  ['en', 'ltr', labelledDays.map((day) => `\u2068Nov ${day}\u2069`)],
  ['ar-SA', 'rtl', labelledDays.map((day) => `\u2068${day} نوفمبر\u2069`)],
] as const)('draws the time from left to right in %s', async (languageTag, dir, expected) => {
  expect(await timeLabels(languageTag, dir)).toEqual(expected);
});

it('shows all of 300 candles at first', async () => {
  const [first, ...others] = await timeLabels('en', 'ltr', 300);
  expect([first, others.at(-1)]).toEqual(['\u2068Nov 2\u2069', '\u2068Aug 15\u2069']);
});

it('shows the whole time of the candle under the pointer', async () => {
  const { drawn, element } = await draw('en', 'ltr');
  const canvas = [...element.querySelectorAll('canvas')].at(1)!;
  drawn.length = 0;
  fireEvent.mouseEnter(canvas, { clientX: 300, clientY: 100 });
  fireEvent.mouseMove(canvas, { clientX: 300, clientY: 100 });
  await vi.advanceTimersByTimeAsync(100);
  expect(drawn.map(({ text }) => text)).toContainEqual(
    expect.stringMatching(/^\u2068Nov \d+, 2026, 12:00\sAM\u2069$/),
  );
});
