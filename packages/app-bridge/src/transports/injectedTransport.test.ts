import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { outcome } from '../../test/outcome.ts';
import { createBridge } from '../bridge/createBridge.ts';
import { injectedTransport, type NativeHost } from './injectedTransport.ts';
import { injectHost } from '../testing/index.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const url = 'https://www.brand.com/';

it('treats a host that throws or is invalid as missing', async () => {
  const hosts: unknown[] = [
    null,
    'text',
    { postMessage: 'no function' },
    {
      postMessage: () => {
        throw new Error('native crash');
      },
    },
  ];
  for (const host of hosts) {
    const bridge = createBridge({
      transport: injectedTransport({ scope: { ExchangeNativeBridge: host } }),
    });
    expect(await outcome(bridge.call('UrlLauncher.open', { url }))).toBe('unavailable');
  }
  const throwing = injectedTransport({
    scope: {},
    host: () => {
      throw new Error('SecurityError');
    },
  });
  const bridge = createBridge({ transport: throwing });
  expect(await outcome(bridge.call('UrlLauncher.open', { url }))).toBe('unavailable');
});

it.each<[raw: unknown, reply: unknown]>([
  ['', ''],
  ['{', '{'],
  ['null', null],
  ['[]', []],
  ['5', 5],
  ['{"id":5,"code":0}', { id: 5, code: 0 }],
  ['{"code":0}', { code: 0 }],
  [undefined, undefined],
  [null, null],
  [7, 7],
  [{ id: 'x' }, { id: 'x' }],
])('reports %j as an unknown reply', (raw, reply) => {
  const scope: { ExchangeNativeBridgeReceive?: (raw: unknown) => void } = {};
  const bridge = createBridge({ transport: injectedTransport({ scope }) });
  const unknown = vi.fn();
  bridge.on('unknownReply', unknown);
  scope.ExchangeNativeBridgeReceive?.(raw);
  const id = (raw as { id?: string } | null | undefined)?.id ?? '';
  expect(unknown).toHaveBeenCalledExactlyOnceWith({ id, reply });
});

it('shares the receiver function between bridges, and removes it with the last bridge', async () => {
  const scope = {};
  injectHost({}, { scope });
  const bridges = [1, 2].map(() => createBridge({ transport: injectedTransport({ scope }) }));
  const calls = bridges.map((bridge) => outcome(bridge.call('UrlLauncher.open', { url })));
  expect(await Promise.all(calls)).toEqual(['done', 'done']);
  bridges[0]?.dispose();
  expect(scope).toHaveProperty('ExchangeNativeBridgeReceive');
  bridges[1]?.dispose();
  expect(scope).not.toHaveProperty('ExchangeNativeBridgeReceive');
});

it('rejects a call whose host disappears before the message is sent', async () => {
  const scope: { ExchangeNativeBridge?: NativeHost } = {};
  const host = injectHost({}, { scope });
  const bridge = createBridge({ transport: injectedTransport({ scope }) });
  expect(await outcome(bridge.supported())).toBe(true);
  let lookups = 0;
  const native = scope.ExchangeNativeBridge;
  Object.defineProperty(scope, 'ExchangeNativeBridge', {
    // The host exists when `ready` checks for it, and is missing when the message is sent.
    get: () => ((lookups += 1) === 1 ? native : undefined),
  });
  const call = bridge.call('UrlLauncher.open', { url });
  await expect(call).rejects.toMatchObject({
    kind: 'unavailable',
    method: 'UrlLauncher.open',
    detail: 'ExchangeNativeBridge is gone',
  });
  expect(lookups).toBe(2);
  expect(host.calls.map(({ method }) => method)).toEqual(['getAppConfig']);
  expect(vi.getTimerCount()).toBe(0);
});

it('looks for the host every 50 ms, but only while a call waits', async () => {
  const host = vi.fn<() => NativeHost | undefined>(() => undefined);
  const transport = injectedTransport({ scope: {}, host });
  expect(host).not.toHaveBeenCalled();
  const waiting = new AbortController();
  const ready = transport.ready(waiting.signal);
  expect(host).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(49);
  expect(host).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(host).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(100);
  expect(host).toHaveBeenCalledTimes(4);
  waiting.abort();
  await expect(ready).rejects.toMatchObject({ kind: 'aborted' });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(host).toHaveBeenCalledTimes(4);
});

it('uses the default global names or the given ones', async () => {
  const host = injectHost();
  const bridge = createBridge({ transport: injectedTransport() });
  expect(Object.keys(globalThis)).toEqual(
    expect.arrayContaining(['ExchangeNativeBridge', 'ExchangeNativeBridgeReceive']),
  );
  expect(await outcome(bridge.supported())).toBe(true);
  bridge.dispose();
  host.dispose();
  expect(globalThis).not.toHaveProperty('ExchangeNativeBridge');
  expect(globalThis).not.toHaveProperty('ExchangeNativeBridgeReceive');

  const scope = {};
  const names = { hostName: 'Native', receiverName: 'onNative' };
  injectHost({}, { scope, ...names });
  const other = createBridge({ transport: injectedTransport({ scope, ...names }) });
  expect(Object.keys(scope)).toEqual(['Native', 'onNative']);
  expect(await outcome(other.supported())).toBe(true);
});

it('keeps the shared receiver function for another transport if a listener is removed twice', () => {
  const scope = {};
  const [first, second] = [injectedTransport({ scope }), injectedTransport({ scope })];
  const stop = first.onReply(() => undefined);
  stop();
  second.onReply(() => undefined);
  stop();
  first.dispose();
  expect(scope).toHaveProperty('ExchangeNativeBridgeReceive');
  second.dispose();
  expect(scope).toEqual({});
});

it('waits until the host has a postMessage function', async () => {
  let host: unknown = null;
  const transport = injectedTransport({ scope: {}, host: () => host as NativeHost });
  const ready = vi.fn();
  void transport.ready().then(ready);
  for (const each of [null, 'text', {}, { postMessage: 'no function' }]) {
    host = each;
    await vi.advanceTimersByTimeAsync(50);
    expect(ready).not.toHaveBeenCalled();
  }
  host = { postMessage: () => undefined };
  await vi.advanceTimersByTimeAsync(50);
  expect(ready).toHaveBeenCalledOnce();
});
