import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { relativeTime, untilChange } from './relativeTime.ts';
import { Time } from './time.tsx';

const noon = Date.UTC(2026, 10, 22, 12);

describe('Time', () => {
  it.each([
    ['date', 'en', 'UTC', 'Nov 22, 2026'],
    ['time', 'en', 'UTC', '12:00 PM UTC'],
    ['date-time', 'en-GB', 'Asia/Tbilisi', '22 Nov 2026, 16:00 GMT+4'],
    ['date', 'de', 'UTC', '22. Nov. 2026'],
    ['date', 'ar-EG', 'UTC', '22 نوفمبر 2026'],
    ['date', 'ar-EG-u-nu-arab', 'UTC', '٢٢ نوفمبر ٢٠٢٦'],
  ] as const)('shows a %s in %s and %s', (mode, locale, timeZone, text) => {
    const { container } = render(
      <Time value={noon} mode={mode} locale={locale} timeZone={timeZone} />,
    );
    const time = container.querySelector('time');
    expect(time?.textContent?.replaceAll('\u202f', ' ')).toBe(text);
    expect(time?.dateTime).toBe('2026-11-22T12:00:00.000Z');
  });

  it('shows the time relative to its clock from the first tick on, and is correct after sleep', () => {
    let now = noon + 30_000;
    let tick = () => {};
    const clock = {
      now: () => now,
      setTimeout: (callback: () => void) => {
        tick = callback;
      },
      clearTimeout: () => {
        tick = () => {};
      },
    };
    const element = <Time value={noon} mode="relative" locale="en" timeZone="UTC" clock={clock} />;
    expect(renderToString(element)).toContain('Nov 22, 2026');
    const { container, unmount } = render(element);
    expect(container.textContent).toBe('30 seconds ago');
    expect(container.querySelector('time')?.title).toContain('Nov 22, 2026');
    now += 3 * 3_600_000;
    act(() => tick());
    expect(container.textContent).toBe('3 hours ago');
    unmount();
    expect(tick()).toBeUndefined();
  });

  it('throws for an invalid time', () => {
    expect(() => renderToString(<Time value={NaN} locale="en" timeZone="UTC" />)).toThrow(
      RangeError,
    );
  });
});

describe('Time with the system clock', () => {
  beforeEach(() => void vi.useFakeTimers({ now: noon }));
  afterEach(() => void vi.useRealTimers());
  const time = (value: number, mode?: 'date' | 'relative') => (
    <Time value={value} mode={mode} locale="en" timeZone="UTC" />
  );
  const pass = (ms: number) => {
    act(() => void vi.advanceTimersByTime(ms));
  };

  it('updates a relative time until it is unmounted', () => {
    const { container, unmount } = render(time(noon - 30_000, 'relative'));
    expect(container.textContent).toBe('30 seconds ago');
    pass(999);
    expect(container.textContent).toBe('30 seconds ago');
    pass(1);
    expect(container.textContent).toBe('31 seconds ago');
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('updates as often as its present value requires', () => {
    const { container, rerender } = render(time(noon - 7_200_000, 'relative'));
    expect(container.textContent).toBe('2 hours ago');
    rerender(time(noon - 10_000, 'relative'));
    expect(container.textContent).toBe('10 seconds ago');
    pass(1000);
    expect(container.textContent).toBe('11 seconds ago');
    expect(vi.getTimerCount()).toBe(1);
    rerender(time(noon, 'date'));
    expect([container.textContent, vi.getTimerCount()]).toEqual(['Nov 22, 2026', 0]);
  });

  it('shows date and time by default, without a timer', () => {
    const { container } = render(time(noon));
    expect(container.textContent?.replaceAll('\u202f', ' ')).toBe('Nov 22, 2026, 12:00 PM UTC');
    expect(vi.getTimerCount()).toBe(0);
  });
});

it.each([
  [0, 1000],
  [59_999, 1000],
  [-59_999, 1000],
  [60_000, 10_000],
  [-60_000, 10_000],
  [3_599_999, 10_000],
  [3_600_000, 60_000],
  [-3_600_000, 60_000],
])('updates the text for %i ms after %i ms', (span, ms) => {
  expect(untilChange(span)).toBe(ms);
});

it.each([
  [0, 'now'],
  [999, 'now'],
  [-59_999, '59 seconds ago'],
  [60_000, 'in 1 minute'],
  [-3_600_000, '1 hour ago'],
  [86_400_000, 'tomorrow'],
  [8 * 86_400_000, 'next week'],
  [-400 * 86_400_000, 'last year'],
])('%i ms is %s', (span, text) => {
  expect(relativeTime(span, 'en')).toBe(text);
});

it('uses Latin digits in every language, unless the locale requests others', () => {
  expect(relativeTime(-14 * 3_600_000, 'ar-EG')).toContain('14');
  expect(relativeTime(-14 * 3_600_000, 'ar-EG-u-nu-arab')).toContain('١٤');
});
