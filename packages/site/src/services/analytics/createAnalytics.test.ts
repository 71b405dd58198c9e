import { expect, it, vi } from 'vitest';
import { createAnalytics, type AnalyticsOptions } from './createAnalytics.ts';

const guest = {
  user_id: '',
  isApp: false,
  isPhone: true,
  isPC: false,
  isTg: false,
  is_login: false,
};

function setUp(options: Partial<AnalyticsOptions> = {}) {
  const timers = new Map<number, () => void>();
  const sendBeacon = vi.fn<AnalyticsOptions['sendBeacon']>(() => true);
  const analytics = createAnalytics({
    url: 'https://api2.brand.com/collect',
    user: () => guest,
    isRefused: () => false,
    sendBeacon,
    path: () => '/en/task-center',
    now: () => 1_000,
    setTimeout: (callback, ms) => {
      expect(ms).toBe(5_000);
      timers.set(timers.size, callback);
      return timers.size - 1;
    },
    clearTimeout: (timer) => timers.delete(timer as number),
    ...options,
  });
  const runTimers = () => {
    for (const callback of [...timers.values()]) callback();
  };
  const sent = () =>
    sendBeacon.mock.calls.map(([, body]) => (JSON.parse(body) as { events: object[] }).events);
  return { analytics, sendBeacon, sent, runTimers, timers };
}

it('batches events for 5 s and adds only the documented user fields', () => {
  const { analytics, sent, runTimers, sendBeacon } = setUp();
  analytics.track('view', { what: 'hub' });
  analytics.track('fail', { what: 'claim', code: 31004 });
  expect(sendBeacon).not.toHaveBeenCalled();
  runTimers();
  const common = { time: 1_000, path: '/en/task-center', ...guest };
  expect(sent()).toEqual([
    [
      { event: 'view', what: 'hub', ...common },
      { event: 'fail', what: 'claim', code: 31004, ...common },
    ],
  ]);
  expect(sendBeacon.mock.calls[0]?.[0]).toBe('https://api2.brand.com/collect');
});

it('sends pending events once when the page is hidden', () => {
  const { analytics, sent, timers } = setUp();
  analytics.track('start', { what: 'task t1' });
  analytics.flush();
  analytics.flush();
  expect(sent().flat()).toHaveLength(1);
  expect(timers.size).toBe(0);
});

it('sends at most 50 events in a beacon', () => {
  const { analytics, sent } = setUp();
  for (let count = 0; count < 120; count += 1) analytics.track('view', { what: String(count) });
  analytics.flush();
  expect(sent().map((events) => events.length)).toEqual([50, 50, 20]);
});

it('keeps the newest 200 events when the browser rejects a beacon', () => {
  const { analytics, sendBeacon, sent } = setUp();
  sendBeacon.mockReturnValue(false);
  for (let count = 0; count < 300; count += 1) analytics.track('view', { what: String(count) });
  sendBeacon.mockClear();
  sendBeacon.mockReturnValue(true);
  analytics.flush();
  const values = sent()
    .flat()
    .map((event) => (event as { what: string }).what);
  expect(values).toHaveLength(200);
  expect(values[0]).toBe('100');
  expect(values.at(-1)).toBe('299');
});

it('does not throw when the browser blocks beacons', () => {
  const { analytics, runTimers } = setUp({
    sendBeacon: () => {
      throw new TypeError('Illegal invocation');
    },
  });
  analytics.track('view', { what: 'hub' });
  expect(runTimers).not.toThrow();
});

it('drops new and pending events after the visitor opts out', () => {
  let isRefused = false;
  const { analytics, sendBeacon, runTimers } = setUp({ isRefused: () => isRefused });
  analytics.track('view', { what: 'hub' });
  isRefused = true;
  analytics.track('view', { what: 'hub' });
  runTimers();
  isRefused = false;
  analytics.flush();
  expect(sendBeacon).not.toHaveBeenCalled();
});

it('reads the user fields for each event', () => {
  let user = guest;
  const { analytics, sent } = setUp({ user: () => user });
  analytics.track('view', { what: 'hub' });
  user = { ...guest, user_id: '7', is_login: true };
  analytics.track('view', { what: 'hub' });
  analytics.flush();
  expect(sent().flat()).toMatchObject([{ user_id: '' }, { user_id: '7', is_login: true }]);
});

it('truncates long values to 64 characters', () => {
  const { analytics, sent } = setUp();
  analytics.track('view', { what: 'x'.repeat(1_000) });
  analytics.flush();
  expect(sent().flat()).toMatchObject([{ what: 'x'.repeat(64) }]);
});
