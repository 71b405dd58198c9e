import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { appOrigin, pageOrigin } from '../../test/connectedTransports.ts';
import { createWindow } from '../../test/fakeWindow.ts';
import { answerMessages, catchUrls, injectHost, type Script } from './index.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const message = { id: 'x', module: 'SystemInfo', method: 'getAppConfig', params: { a: 1 } };
const answer = { id: 'x', code: 0, data: { appVersion: '3.6.1' } };

describe('injectHost', () => {
  interface Page {
    ExchangeNativeBridge?: { postMessage(json: string): void };
    ExchangeNativeBridgeReceive?: (json: string) => void;
  }

  it('receives messages as JSON and calls the global function with the reply', () => {
    const receive = vi.fn<(json: string) => void>();
    const scope: Page = { ExchangeNativeBridgeReceive: receive };
    const host = injectHost({ latencyMs: 10 }, { scope });
    scope.ExchangeNativeBridge?.postMessage(JSON.stringify(message));
    vi.advanceTimersByTime(9);
    expect(receive).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(receive.mock.calls.map(([json]) => JSON.parse(json) as unknown)).toEqual([answer]);
    expect(host.calls).toEqual([message]);
  });

  it('drops a reply if the page has no receiver function', () => {
    const scope: Page = {};
    injectHost({}, { scope });
    scope.ExchangeNativeBridge?.postMessage(JSON.stringify(message));
    expect(() => vi.advanceTimersByTime(10)).not.toThrow();
  });

  it.each([
    [-1, 0],
    [0, 0],
    [300, 300],
  ])('with appearsAfterMs %d, appears at %d ms', (appearsAfterMs, at) => {
    const scope: Page = {};
    const host = injectHost({ appearsAfterMs }, { scope });
    if (at > 0) {
      vi.advanceTimersByTime(at - 1);
      expect(scope).not.toHaveProperty('ExchangeNativeBridge');
      vi.advanceTimersByTime(1);
    }
    expect(scope).toHaveProperty('ExchangeNativeBridge');
    host.dispose();
    expect(scope).not.toHaveProperty('ExchangeNativeBridge');
  });

  it('does not appear with Infinity, or after dispose', () => {
    const scope: Page = {};
    injectHost({ appearsAfterMs: Infinity }, { scope });
    expect(vi.getTimerCount()).toBe(0);
    const host = injectHost({ appearsAfterMs: 300 }, { scope });
    host.dispose();
    vi.advanceTimersByTime(100_000);
    expect(scope).toEqual({});
    expect(vi.getTimerCount()).toBe(0);
  });

  it('does not reply after dispose', () => {
    const receive = vi.fn();
    const scope: Page = { ExchangeNativeBridgeReceive: receive };
    const host = injectHost({ latencyMs: 10 }, { scope });
    scope.ExchangeNativeBridge?.postMessage(JSON.stringify(message));
    host.dispose();
    vi.advanceTimersByTime(100);
    expect(receive).not.toHaveBeenCalled();
  });
});

describe('answerMessages', () => {
  const channel = 'exchange-bridge';

  /** Sets up a page in a simulated app's window. */
  function frame(script: Script = {}) {
    const page = createWindow(pageOrigin);
    const app = createWindow(appOrigin);
    const received: unknown[] = [];
    page.window.addEventListener('message', ({ data }) => received.push(data));
    const host = answerMessages(script, { origin: pageOrigin, scope: app.window });
    const post = async (data: unknown, from = page) => {
      app.seenFrom(from).postMessage(data, appOrigin);
      await vi.advanceTimersByTimeAsync(10);
    };
    return { app, received, host, post };
  }

  it('answers hello and a call on its channel', async () => {
    const { received, host, post } = frame();
    await post({ channel, type: 'hello' });
    await post({ ...message, channel, type: 'call' });
    expect(received).toEqual([
      { channel, type: 'ready' },
      { ...answer, channel, type: 'reply' },
    ]);
    expect(host.calls).toHaveLength(1);
    expect(host.calls[0]).toMatchObject(message);
  });

  it('ignores other channels, other types and other origins', async () => {
    const { received, host, post } = frame();
    await post(null);
    await post({ channel: 'another', type: 'hello' });
    await post({ ...message, channel, type: 'reply' });
    await post({ channel, type: 'hello' }, createWindow('https://evil.example'));
    await post({ ...message, channel, type: 'call' }, createWindow('https://evil.example'));
    expect(received).toEqual([]);
    expect(host.calls).toEqual([]);
  });

  it('ignores messages until it appears', async () => {
    const { received, post } = frame({ appearsAfterMs: 100 });
    await post({ channel, type: 'hello' });
    expect(received).toEqual([]);
    await vi.advanceTimersByTimeAsync(90);
    await post({ channel, type: 'hello' });
    expect(received).toEqual([{ channel, type: 'ready' }]);
  });

  it('ignores messages after dispose', async () => {
    const { app, received, host, post } = frame({ latencyMs: 50 });
    await post({ ...message, channel, type: 'call' });
    host.dispose();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(received).toEqual([]);
    expect(app.listeners).toEqual({});
  });
});

describe('catchUrls', () => {
  const url =
    'exchangeapp-bridge://call?id=x&module=SystemInfo&method=getAppConfig&params=%7B%22a%22%3A1%7D';

  it('reads the call from the address and calls the named function with the reply', () => {
    const receive = vi.fn<(json: string) => void>();
    const host = catchUrls({}, { scope: { onNative: receive }, receiverName: 'onNative' });
    host.open(url);
    vi.advanceTimersByTime(0);
    expect(host.calls).toEqual([message]);
    expect(receive.mock.calls.map(([json]) => JSON.parse(json) as unknown)).toEqual([answer]);
  });

  it('ignores addresses before it appears, and does not reply after dispose', () => {
    const ExchangeNativeBridgeReceive = vi.fn();
    const host = catchUrls({ appearsAfterMs: 100 }, { scope: { ExchangeNativeBridgeReceive } });
    host.open(url);
    expect(host.calls).toEqual([]);
    vi.advanceTimersByTime(100);
    host.open(url);
    expect(host.calls).toHaveLength(1);
    host.dispose();
    vi.advanceTimersByTime(100);
    expect(ExchangeNativeBridgeReceive).not.toHaveBeenCalled();
  });

  it('treats missing parts of the address as empty', () => {
    const host = catchUrls({}, { scope: {} });
    host.open('exchangeapp-bridge://call?params=null');
    expect(host.calls).toEqual([{ id: '', module: '', method: '', params: null }]);
  });
});
