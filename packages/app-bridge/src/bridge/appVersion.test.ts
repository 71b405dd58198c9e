import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { outcome } from '../../test/outcome.ts';
import { simulator } from '../testing/index.ts';
import { createBridge } from './createBridge.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const url = 'https://www.acme.com/';

describe('a bridge with a known version', () => {
  it('does not request the version from the app', async () => {
    const transport = simulator();
    const bridge = createBridge({ transport, appVersion: '4.0.0' });
    expect(bridge.appVersion).toBe('4.0.0');
    expect(await outcome(bridge.supported())).toBe(true);
    expect(await outcome(bridge.call('UrlLauncher.open', { url }))).toBe('done');
    expect(transport.calls.map(({ method }) => method)).toEqual(['open']);
  });

  it.each(['3.6.0', 'beta', ''])(
    'refuses calls to an app with the version %j',
    async (appVersion) => {
      const transport = simulator();
      const bridge = createBridge({ transport, appVersion });
      expect(await outcome(bridge.supported())).toBe(false);
      expect(await outcome(bridge.call('UrlLauncher.open', { url }))).toBe('unsupported');
      expect(transport.calls).toEqual([]);
    },
  );

  it('compares it with the minimum of the method', async () => {
    const bridge = createBridge({
      transport: simulator(),
      appVersion: '3.7.0',
      minVersions: { 'UrlLauncher.open': '3.8.0' },
    });
    expect(await outcome(bridge.supports('Router.push'))).toBe(true);
    expect(await outcome(bridge.supports('UrlLauncher.open'))).toBe(false);
  });

  it('does not wait for the app if the version is too old', async () => {
    const bridge = createBridge({
      transport: simulator({ appearsAfterMs: Infinity }),
      appVersion: '3.7.0',
      minVersions: { 'UrlLauncher.open': '3.8.0' },
    });
    const isSupported = vi.fn();
    void bridge.supports('UrlLauncher.open').then(isSupported);
    await vi.advanceTimersByTimeAsync(0);
    expect(isSupported).toHaveBeenCalledExactlyOnceWith(false);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('supports nothing without an app, or after dispose', async () => {
    const absent = createBridge({
      transport: simulator({ appearsAfterMs: Infinity }),
      appVersion: '4.0.0',
    });
    expect(await outcome(absent.supported())).toBe(false);
    expect(await outcome(absent.call('UrlLauncher.open', { url }))).toBe('unavailable');
    const bridge = createBridge({
      transport: simulator({ appearsAfterMs: 50 }),
      appVersion: '4.0.0',
    });
    const isSupported = bridge.supported();
    bridge.dispose();
    expect(await outcome(isSupported)).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a bridge whose page looked for the version, and found none', () => {
  it('sends nothing, because the app counts as too old', async () => {
    const transport = simulator();
    const bridge = createBridge({ transport, appVersion: undefined });
    expect([await outcome(bridge.supported()), bridge.appVersion]).toEqual([false, undefined]);
    await expect(bridge.call('UrlLauncher.open', { url })).rejects.toMatchObject({
      kind: 'unsupported',
      detail: 'appVersion is unknown, minimum is 3.6.1',
    });
    expect(transport.calls).toEqual([]);
  });

  it('requests the version from the app with a `versionCall`', async () => {
    const transport = simulator({ methods: { version: { type: 'reply', data: '4.0.0' } } });
    const versionCall = {
      method: 'version',
      params: {},
      versionOf: (data: unknown) => data as string,
    };
    const bridge = createBridge({ transport, appVersion: undefined, versionCall });
    expect([await outcome(bridge.supported()), bridge.appVersion]).toEqual([true, '4.0.0']);
    expect(transport.calls.map(({ method }) => method)).toEqual(['version']);
  });
});
