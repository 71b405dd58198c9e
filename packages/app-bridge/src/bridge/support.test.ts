import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { outcome } from '../../test/outcome.ts';
import { simulator } from '../testing/index.ts';
import { createBridge } from './createBridge.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const url = 'https://www.brand.com/';
const minVersions = { 'UrlLauncher.open': '3.8.0' };

it.each([
  ['3.8.0', true, true],
  ['3.10.0', true, true],
  ['3.7.9', true, false],
  ['3.6.0', false, false],
  ['3.8.0-beta', false, false],
])(
  'with app version %s, supports a method without minimum: %s, with 3.8.0: %s',
  async (appVersion, usual, newer) => {
    const transport = simulator({ appVersion });
    const bridge = createBridge({ transport, minVersions });
    expect(bridge.appVersion).toBeUndefined();
    expect(await outcome(bridge.supports('Router.push'))).toBe(usual);
    expect(await outcome(bridge.supports('UrlLauncher.open'))).toBe(newer);
    expect(bridge.appVersion).toBe(appVersion);
    expect(await outcome(bridge.call('UrlLauncher.open', { url }))).toBe(
      newer ? 'done' : 'unsupported',
    );
    expect(transport.calls.map(({ method }) => method)).toEqual([
      'getAppConfig',
      ...(newer ? ['open'] : []),
    ]);
  },
);

it('rejects a call with the app version and the minimum version of the method', async () => {
  const bridge = createBridge({ transport: simulator({ appVersion: '3.7.0' }), minVersions });
  const call = expect(bridge.call('UrlLauncher.open', { url })).rejects.toMatchObject({
    kind: 'unsupported',
    detail: 'appVersion is "3.7.0", minimum is 3.8.0',
  });
  await vi.advanceTimersByTimeAsync(10);
  await call;
});

it('supports nothing without an app or after dispose', async () => {
  const absent = createBridge({ transport: simulator({ appearsAfterMs: Infinity }) });
  expect(await outcome(absent.supports('Router.push'))).toBe(false);
  const disposed = createBridge({ transport: simulator() });
  expect(await outcome(disposed.supported())).toBe(true);
  disposed.dispose();
  expect(await outcome(disposed.supports('Router.push'))).toBe(false);
});

it('rejects an invalid minimum version', () => {
  const minimum = { 'UrlLauncher.open': '3' };
  expect(() => createBridge({ transport: simulator(), minVersions: minimum })).toThrow(
    new RangeError('Invalid minVersion "3": write it like "3.6.1".'),
  );
});
