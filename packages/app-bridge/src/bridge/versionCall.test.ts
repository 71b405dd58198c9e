import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { outcome } from '../../test/outcome.ts';
import { simulator, type Step } from '../testing/index.ts';
import type { VersionCall } from './bridge.ts';
import { createBridge } from './createBridge.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const url = 'https://www.acme.com/';

const versionCall: VersionCall = {
  method: 'App.about',
  params: { fields: ['build'] },
  versionOf: (data) => (data as { build: { version: string } }).build.version,
};

function bridgeTo(step: Step) {
  const transport = simulator({ methods: { 'App.about': step } });
  const bridge = createBridge({ transport, versionCall, minVersion: '2.0.0' });
  return { transport, bridge };
}

it('is the only call before the first call, with its own method, parameters and reply', async () => {
  const { transport, bridge } = bridgeTo({ type: 'reply', data: { build: { version: '2.4.0' } } });
  expect(await outcome(bridge.call('UrlLauncher.open', { url }))).toBe('done');
  expect(transport.calls.map(({ module, method, params }) => [module, method, params])).toEqual([
    ['App', 'about', { fields: ['build'] }],
    ['UrlLauncher', 'open', { url }],
  ]);
  expect(bridge.appVersion).toBe('2.4.0');
});

it.each<[what: string, step: Step]>([
  ['an older app', { type: 'reply', data: { build: { version: '1.9.9' } } }],
  ['a reply that versionOf cannot read', { type: 'reply', data: {} }],
  ['a version that is no text', { type: 'reply', data: { build: { version: 2 } } }],
  ['an app without this method', { type: 'fail', code: 404 }],
])('makes calls fail with unsupported for %s', async (_subject, step) => {
  const { transport, bridge } = bridgeTo(step);
  expect(await outcome(bridge.call('UrlLauncher.open', { url }))).toBe('unsupported');
  const isSupported = bridge.supported();
  await vi.advanceTimersByTimeAsync(100);
  expect(await isSupported).toBe(false);
  expect(transport.calls.every(({ module }) => module === 'App')).toBe(true);
});

it('must have a method', () => {
  const transport = simulator();
  expect(() =>
    createBridge({ transport, versionCall: { ...versionCall, method: 'App.' } }),
  ).toThrow(new TypeError('Invalid method "App.": write it like "Router.push" or "login"'));
});
