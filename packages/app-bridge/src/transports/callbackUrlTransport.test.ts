// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { callbackUrlTransport } from './callbackUrlTransport.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.documentElement.querySelectorAll('iframe').forEach((frame) => {
    frame.remove();
  });
});

const message = {
  id: 's.1',
  module: 'UrlLauncher',
  method: 'open',
  params: { url: 'https://www.brand.com/?a=1 2&b=ü+%20' },
};

const frames = () => [...document.querySelectorAll('iframe')];

it('writes the call into one address, with all parts percent-encoded', () => {
  const open = vi.fn<(url: string) => void>();
  callbackUrlTransport({ scope: {}, open }).send(message);
  expect(open).toHaveBeenCalledExactlyOnceWith(
    'exchangeapp-bridge://call?id=s.1&module=UrlLauncher&method=open' +
      '&params=%7B%22url%22%3A%22https%3A%2F%2Fwww.brand.com%2F%3Fa%3D1%202%26b%3D%C3%BC%2B%2520%22%7D' +
      '&callback=ExchangeNativeBridgeReceive',
  );
});

it('uses the given scheme and receiver name', () => {
  const scope: Record<string, unknown> = {};
  const open = vi.fn<(url: string) => void>();
  const transport = callbackUrlTransport({ scope, open, scheme: 'brand', receiverName: 'onReply' });
  transport.send(message);
  expect(open.mock.calls[0]?.[0]).toMatch(/^brand:\/\/call\?.*&callback=onReply$/);
  transport.onReply(() => undefined);
  expect(Object.keys(scope)).toEqual(['onReply']);
});

it('opens the address in a hidden frame, which is removed after 1 s', () => {
  const transport = callbackUrlTransport();
  transport.send(message);
  vi.advanceTimersByTime(400);
  transport.send({ ...message, id: 's.2' });
  expect(frames().map(({ hidden, src }) => [hidden, new URL(src).searchParams.get('id')])).toEqual([
    [true, 's.1'],
    [true, 's.2'],
  ]);
  vi.advanceTimersByTime(599);
  expect(frames()).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(frames()).toHaveLength(1);
  vi.advanceTimersByTime(400);
  expect(frames()).toHaveLength(0);
  expect(vi.getTimerCount()).toBe(0);
});

it('removes its frames, timers and global function on dispose', () => {
  const transport = callbackUrlTransport();
  transport.onReply(() => undefined);
  transport.send(message);
  transport.send(message);
  expect(globalThis).toHaveProperty('ExchangeNativeBridgeReceive');
  transport.dispose();
  expect(frames()).toHaveLength(0);
  expect(vi.getTimerCount()).toBe(0);
  expect(globalThis).not.toHaveProperty('ExchangeNativeBridgeReceive');
});
