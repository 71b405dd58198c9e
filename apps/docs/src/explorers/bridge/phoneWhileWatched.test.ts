import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPhone } from './phone.ts';
import { noPhone, phoneWhileWatched } from './phoneWhileWatched.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const settings = { appVersion: '3.6.1', arrival: 'present', fault: 'none' } as const;

it('creates a phone for the first subscription, and disposes it after the last one', () => {
  const create = vi.fn(createPhone);
  const phone = phoneWhileWatched(settings, create);
  expect(create).not.toHaveBeenCalled();
  expect(phone.getState()).toBe(noPhone);
  const endFirst = phone.subscribe(vi.fn());
  const endSecond = phone.subscribe(vi.fn());
  expect(create).toHaveBeenCalledTimes(1);
  phone.call('Router.pop2Home', {});
  expect(phone.getState().pending).toBe(1);
  endFirst();
  // A second call must not end the other subscription.
  endFirst();
  expect(phone.getState().pending).toBe(1);
  endSecond();
  expect(phone.getState()).toBe(noPhone);
  expect(vi.getTimerCount()).toBe(0);
});

it('creates a new phone if it is subscribed to again, as in strict mode', () => {
  const listener = vi.fn();
  const phone = phoneWhileWatched(settings);
  phone.subscribe(vi.fn())();
  phone.subscribe(listener);
  phone.emit('SystemInfo.themeChanged');
  expect(phone.getState().theme).toBe('dark');
  expect(listener).toHaveBeenCalled();
});

it('ignores calls and events without a subscription', () => {
  const phone = phoneWhileWatched(settings);
  phone.call('Router.push', {});
  phone.emit('Router.backPressed');
  expect(phone.getState()).toBe(noPhone);
});
