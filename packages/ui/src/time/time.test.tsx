import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { relativeTime } from './relativeTime.ts';
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
