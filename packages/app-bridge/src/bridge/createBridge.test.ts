import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { manualTransport } from '../../test/manualTransport.ts';
import { outcome } from '../../test/outcome.ts';
import { createBridge } from './createBridge.ts';
import type { NativeMethod } from './nativeMethods.ts';
import { simulator } from '../testing/index.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('version gate', () => {
  it.each([
    ['3.6.1', true],
    ['3.6.0', false],
    ['3.10.0', true],
    ['v3.6.1 (1234)', true],
    ['3.6.1.2', true],
    ['3.6', false],
    ['3.6.1-beta', false],
    ['3.6.1 (beta)', false],
    ['3.9.0+rc', false],
    ['2.99.99', false],
    ['', false],
    ['latest', false],
  ])('for app version %j, supported resolves to %s', async (appVersion, supported) => {
    const bridge = createBridge({ transport: simulator({ appVersion }) });
    expect(await outcome(bridge.supported())).toBe(supported);
    expect(await outcome(bridge.call('Router.pop2Home', {}))).toBe(
      supported ? 'done' : 'unsupported',
    );
    bridge.dispose();
  });

  it('sends only the version check to an old app', async () => {
    const transport = simulator({ appVersion: '3.6.0' });
    const bridge = createBridge({ transport });
    await outcome(bridge.call('Router.pop2Home', {}));
    await outcome(bridge.call('Router.pop2Home', {}));
    expect(transport.calls.map((call) => call.method)).toEqual(['getAppConfig']);
  });
});

describe('deadline', () => {
  it('applies to each call separately, although calls share one version check', async () => {
    const transport = simulator({
      methods: {
        'SystemInfo.getAppConfig': [
          { type: 'late', ms: 5_000, data: { appVersion: '3.6.1' } },
          { type: 'reply', data: { appVersion: '3.6.1' } },
        ],
      },
    });
    const bridge = createBridge({ transport });
    const hasty = outcome(bridge.call('Router.pop2Home', {}, { timeoutMs: 100 }));
    const usual = outcome(bridge.call('Router.pop2Home', {}));
    const patient = outcome(bridge.call('Router.pop2Home', {}, { timeoutMs: 10_000 }));
    expect(await Promise.all([hasty, usual, patient])).toEqual(['timeout', 'timeout', 'done']);
    expect(bridge.pending).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });
});

const version = { code: 0, data: { appVersion: '3.6.1' } };
const flush = () => vi.advanceTimersByTimeAsync(0);

describe('a call', () => {
  it('splits module and method at the last dot', async () => {
    const { transport, sent, answer } = manualTransport();
    const bridge = createBridge<Record<string, NativeMethod>>({ transport, session: 's' });
    const call = bridge.call('Wallet.Keys.sign', { text: 'hello' });
    await flush();
    expect(sent).toEqual([{ id: 's.2', module: 'SystemInfo', method: 'getAppConfig', params: {} }]);
    answer('s.2', version);
    await flush();
    expect(sent[1]).toEqual({
      id: 's.1',
      module: 'Wallet.Keys',
      method: 'sign',
      params: { text: 'hello' },
    });
    answer('s.1', { code: 0, data: 'signed' });
    expect(await call).toBe('signed');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('has an id with 128 random bits', async () => {
    const sessions = await Promise.all(
      [1, 2].map(async () => {
        const { transport, sent } = manualTransport();
        const bridge = createBridge({ transport });
        void bridge.supported();
        await flush();
        bridge.dispose();
        return sent[0]?.id;
      }),
    );
    for (const id of sessions) expect(id).toMatch(/^\d{1,10}-\d{1,10}-\d{1,10}-\d{1,10}\.1$/);
    expect(sessions[0]).not.toBe(sessions[1]);
  });

  it('rejects with timeout or unavailable, and the message contains the waiting time', async () => {
    const silent = manualTransport();
    const absent = { ...silent.transport, ready: () => new Promise<never>(() => undefined) };
    for (const [transport, kind] of [
      [silent.transport, 'timeout'],
      [absent, 'unavailable'],
    ] as const) {
      const bridge = createBridge({ transport, timeoutMs: 700 });
      const call = bridge.call('SystemInfo.getAppConfig', {});
      const failed = expect(call).rejects.toMatchObject({ kind, detail: 'waited 700 ms' });
      await vi.advanceTimersByTimeAsync(699);
      expect(bridge.pending).toBe(1);
      await vi.advanceTimersByTimeAsync(1);
      await failed;
      expect(bridge.pending).toBe(0);
    }
  });

  it('times out after 3 s by default, but an interactive call has no deadline once it is sent', async () => {
    const { transport, sent, answer } = manualTransport();
    const bridge = createBridge({ transport });
    const usual = vi.fn();
    bridge.call('SystemInfo.getAppConfig', {}).catch(usual);
    const patient = bridge.call('SystemInfo.getAppConfig', {}, { interactive: true });
    await vi.advanceTimersByTimeAsync(2_999);
    expect(usual).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(usual).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(3_600_000);
    answer(sent[1]?.id ?? '', version);
    expect(await patient).toEqual({ appVersion: '3.6.1' });
  });

  it('rejects with the abort reason as the cause, and removes its listener from the signal', async () => {
    const { transport, sent, answer } = manualTransport();
    const bridge = createBridge({ transport });
    const controller = new AbortController();
    const { signal } = controller;
    const added = vi.spyOn(signal, 'addEventListener');
    const removed = vi.spyOn(signal, 'removeEventListener');
    const done = bridge.call('SystemInfo.getAppConfig', {}, { signal });
    await flush();
    answer(sent[0]?.id ?? '', version);
    await done;
    expect(added.mock.calls).toHaveLength(1);
    expect(removed.mock.calls).toEqual(added.mock.calls);
    const call = bridge.call('SystemInfo.getAppConfig', {}, { signal });
    const reason = new Error('left the page');
    controller.abort(reason);
    await expect(call).rejects.toMatchObject({ kind: 'aborted', cause: reason });
  });

  it('reports the reply to an aborted call as late', async () => {
    const { transport, sent, answer } = manualTransport();
    const bridge = createBridge({ transport });
    const controller = new AbortController();
    const late = vi.fn();
    bridge.on('lateReply', late);
    const call = bridge.call('SystemInfo.getAppConfig', {}, { signal: controller.signal });
    await flush();
    controller.abort();
    await expect(call).rejects.toMatchObject({ kind: 'aborted' });
    answer(sent[0]?.id ?? '', version);
    expect(late).toHaveBeenCalledExactlyOnceWith({
      id: sent[0]?.id,
      method: 'SystemInfo.getAppConfig',
      params: {},
      reply: version,
    });
  });

  it('is not sent if its deadline passes during the version check', async () => {
    const { transport, sent, answer } = manualTransport();
    const bridge = createBridge({ transport });
    const call = bridge.call('Router.pop2Home', {}, { timeoutMs: 100 });
    const failed = expect(call).rejects.toMatchObject({ kind: 'timeout' });
    await vi.advanceTimersByTimeAsync(100);
    await failed;
    answer(sent[0]?.id ?? '', version);
    await flush();
    expect(sent.map(({ method }) => method)).toEqual(['getAppConfig']);
  });

  it('rejects at once with the exception as the cause if sending throws', async () => {
    const cause = new Error('native crash');
    const { transport } = manualTransport();
    const bridge = createBridge({
      transport: {
        ...transport,
        send: () => {
          throw cause;
        },
      },
    });
    await expect(bridge.call('SystemInfo.getAppConfig', {})).rejects.toMatchObject({
      kind: 'unavailable',
      detail: 'sending failed',
      cause,
    });
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('version check', () => {
  it('runs once for all calls, and again if there was no reply', async () => {
    const { transport, sent, answer } = manualTransport();
    const bridge = createBridge({ transport });
    const versionCalls = () => sent.filter(({ method }) => method === 'getAppConfig').length;
    const first = bridge.supported();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await first).toBe(false);
    const second = bridge.supported();
    await flush();
    answer(sent[1]?.id ?? '', version);
    expect(await second).toBe(true);
    expect(await bridge.supported()).toBe(true);
    expect(versionCalls()).toBe(2);
  });

  it.each([
    ['3.6.0', 'appVersion is "3.6.0", minimum is 3.6.1'],
    ['', 'appVersion is "", minimum is 3.6.1'],
    [7, 'no valid appVersion, minimum is 3.6.1'],
  ])('rejects a call if the app has version %j, with the detail %j', async (appVersion, detail) => {
    const bridge = createBridge({
      transport: simulator({
        methods: { 'SystemInfo.getAppConfig': { type: 'reply', data: { appVersion } } },
      }),
    });
    const call = bridge.call('Router.pop2Home', {});
    const failed = expect(call).rejects.toMatchObject({
      kind: 'unsupported',
      method: 'Router.pop2Home',
      detail,
    });
    await vi.advanceTimersByTimeAsync(100);
    await failed;
  });

  it('uses the given minVersion', async () => {
    const transport = simulator({ appVersion: '3.9.9' });
    const bridge = createBridge({ transport, minVersion: '4.0.0' });
    expect(await outcome(bridge.supported())).toBe(false);
    expect(() => createBridge({ transport, minVersion: '4' })).toThrow(
      new RangeError('Invalid minVersion "4": write it like "3.6.1".'),
    );
  });
});
