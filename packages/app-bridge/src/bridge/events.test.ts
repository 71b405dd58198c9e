import { afterEach, beforeEach, expect, expectTypeOf, it, vi } from 'vitest';
import { connectTransport, transportNames } from '../../test/connectedTransports.ts';
import { manualTransport } from '../../test/manualTransport.ts';
import { outcome } from '../../test/outcome.ts';
import { simulator } from '../testing/index.ts';
import { createBridge } from './createBridge.ts';
import type { NativeEvents } from './nativeEvents.ts';
import type { NativeMethods } from './nativeMethods.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each(transportNames)('over %s, listeners receive events from the app', async (name) => {
  const { transport, host } = connectTransport(name);
  const bridge = createBridge({ transport });
  const [themes, others] = [vi.fn(), vi.fn()];
  const stop = bridge.on('SystemInfo.themeChanged', themes);
  bridge.on('Router.backPressed', others);
  bridge.on('unknownReply', others);
  await outcome(bridge.supported());
  host.emit('SystemInfo.themeChanged', { theme: 'dark', other: 1 });
  await vi.advanceTimersByTimeAsync(10);
  expect(themes).toHaveBeenCalledExactlyOnceWith({ theme: 'dark' });
  expect(others).not.toHaveBeenCalled();
  host.emit('Router.backPressed', 'ignored');
  await vi.advanceTimersByTimeAsync(10);
  expect(others).toHaveBeenCalledExactlyOnceWith(undefined);
  stop();
  host.emit('SystemInfo.themeChanged', { theme: 'light' });
  bridge.dispose();
  host.emit('Router.backPressed');
  await vi.advanceTimersByTimeAsync(10);
  expect(themes).toHaveBeenCalledOnce();
  expect(others).toHaveBeenCalledOnce();
});

it.each<[string, unknown]>([
  ['with an invalid theme', { event: 'SystemInfo.themeChanged', data: { theme: 'blue' } }],
  ['without data', { event: 'SystemInfo.themeChanged' }],
  ['with the name of a bridge event', { event: 'lateReply', data: {} }],
  ['without a name', { event: 5 }],
])('reports an event %s as an unknown reply', (_subject, message) => {
  const { transport, answer } = manualTransport();
  const bridge = createBridge({ transport });
  const [unknown, others] = [vi.fn(), vi.fn()];
  bridge.on('unknownReply', unknown);
  bridge.on('SystemInfo.themeChanged', others);
  bridge.on('lateReply', others);
  answer('', message);
  expect(unknown).toHaveBeenCalledExactlyOnceWith({ id: '', reply: message });
  expect(others).not.toHaveBeenCalled();
});

it('does not treat a message with an id as an event', () => {
  const { transport, answer } = manualTransport();
  const bridge = createBridge({ transport });
  const resumed = vi.fn();
  bridge.on('SystemInfo.resumed', resumed);
  answer('x', { event: 'SystemInfo.resumed' });
  expect(resumed).not.toHaveBeenCalled();
});

it('supports custom events with types and readers', () => {
  type Events = NativeEvents & { 'Wallet.changed': { coin: string }; 'Wallet.locked': unknown };
  const { transport, answer } = manualTransport();
  const bridge = createBridge<NativeMethods, Events>({
    transport,
    eventReaders: {
      'Wallet.changed': (data) => ({ coin: String((data as { coin: unknown }).coin) }),
    },
  });
  const coins: string[] = [];
  bridge.on('Wallet.changed', (detail) => {
    expectTypeOf(detail).toEqualTypeOf<{ coin: string }>();
    coins.push(detail.coin);
  });
  const locked = vi.fn();
  bridge.on('Wallet.locked', locked);
  // @ts-expect-error -- no such event
  bridge.on('Wallet.burned', () => undefined);
  answer('', { event: 'Wallet.changed', data: { coin: 5 } });
  answer('', { event: 'Wallet.locked', data: [1] });
  expect(coins).toEqual(['5']);
  expect(locked).toHaveBeenCalledExactlyOnceWith([1]);
});

it('calls no further listener of an event after a listener disposes of the bridge', () => {
  const transport = simulator();
  const bridge = createBridge({ transport });
  const later = vi.fn();
  bridge.on('SystemInfo.resumed', () => {
    bridge.dispose();
  });
  bridge.on('SystemInfo.resumed', later);
  transport.emit('SystemInfo.resumed');
  expect(later).not.toHaveBeenCalled();
});
