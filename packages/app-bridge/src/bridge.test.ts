import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBridge } from './bridge.ts';
import { BridgeError } from './bridgeError.ts';
import { simulator } from './testing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The kind a call failed with, or its data. */
async function outcome(call: Promise<unknown>): Promise<unknown> {
  const settled = call.catch((error: unknown) =>
    error instanceof BridgeError ? error.kind : `not a BridgeError: ${String(error)}`,
  );
  await vi.advanceTimersByTimeAsync(60_000);
  return settled;
}

describe('version gate', () => {
  it.each([
    ['3.6.1', true],
    ['3.6.0', false],
    ['3.10.0', true],
    ['v3.6.1 (1234)', true],
    ['3.6.1.2', true],
    ['3.6', false],
    ['3.6.1-beta', false],
    ['2.99.99', false],
    ['', false],
    ['latest', false],
  ])('app %j: supported is %s', async (appVersion, supported) => {
    const bridge = createBridge({ transport: simulator({ appVersion }) });
    expect(await outcome(bridge.supported())).toBe(supported);
    expect(await outcome(bridge.call('Router.pop2Home', {}))).toBe(
      supported ? undefined : 'UNSUPPORTED',
    );
    bridge.dispose();
  });

  it('sends nothing but the question for the version to an old app', async () => {
    const transport = simulator({ appVersion: '3.6.0' });
    const bridge = createBridge({ transport });
    await outcome(bridge.call('Router.pop2Home', {}));
    await outcome(bridge.call('Router.pop2Home', {}));
    expect(transport.calls.map((call) => call.method)).toEqual(['getAppConfig']);
  });
});

describe('deadlines', () => {
  it('are each call’s own, although all wait for one answer about the version', async () => {
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
    expect(await Promise.all([hasty, usual, patient])).toEqual(['TIMEOUT', 'TIMEOUT', undefined]);
    expect(bridge.pending).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });
});
