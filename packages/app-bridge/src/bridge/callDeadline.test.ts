import { createFakeClock } from '@tooling/testing/fakeClock';
import { expect, it, vi } from 'vitest';
import { manualTransport } from '../../test/manualTransport.ts';
import { createBridge } from './createBridge.ts';

const method = 'SystemInfo.getAppConfig';
const version = { code: 0, data: { appVersion: '3.6.1' } };

it.each([2 ** 31 - 1, 2 ** 31, 2 ** 32 + 5, 90 * 86_400_000])(
  'times out after exactly %d ms',
  async (timeoutMs) => {
    const clock = createFakeClock(0);
    // As in browsers and Node, a timer with a longer delay fires after 1 ms.
    const setTimeout: typeof clock.setTimeout = (callback, ms) =>
      clock.setTimeout(callback, ms > 2 ** 31 - 1 ? 1 : ms);
    const { transport } = manualTransport();
    const bridge = createBridge({ transport, clock: { ...clock, setTimeout } });
    const failed = vi.fn();
    bridge.call(method, {}, { timeoutMs }).catch(failed);
    await clock.advanceAsync(timeoutMs - 1);
    expect(failed).not.toHaveBeenCalled();
    await clock.advanceAsync(1);
    expect(failed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'timeout' }));
    expect(clock.pending).toBe(0);
  },
);

it.each(['bridge', 'call'] as const)(
  'sets no timer if timeoutMs of the %s is Infinity',
  async (owner) => {
    const clock = createFakeClock(0);
    const { transport, sent, answer } = manualTransport();
    const endless = { timeoutMs: Infinity };
    const bridge = createBridge({ transport, clock, ...(owner === 'bridge' && endless) });
    const call = bridge.call(method, {}, owner === 'call' ? endless : {});
    await clock.advanceAsync(1_000);
    expect(clock.pending).toBe(0);
    answer(sent[0]?.id ?? '', version);
    expect(await call).toEqual(version.data);
  },
);

it.each([0, -1, NaN, '3000'])('rejects timeoutMs %j', async (invalid) => {
  const timeoutMs = invalid as number;
  const { transport, sent } = manualTransport();
  const message = `Invalid timeoutMs ${invalid}: pass a positive number of ms or Infinity`;
  expect(() => createBridge({ transport, timeoutMs })).toThrow(new RangeError(message));
  const clock = createFakeClock(0);
  const bridge = createBridge({ transport, clock });
  await expect(bridge.call(method, {}, { timeoutMs })).rejects.toMatchObject({
    kind: 'invalidCall',
    cause: new RangeError(message),
  });
  expect([sent, clock.pending, bridge.pending]).toEqual([[], 0, 0]);
});

it('accepts a reply that arrives after the deadline but before its timer fires', async () => {
  const clock = createFakeClock(0);
  const { transport, sent, answer } = manualTransport();
  const call = createBridge({ transport, clock }).call(method, {});
  await clock.advanceAsync(0);
  clock.shift(3_600_000);
  answer(sent[0]?.id ?? '', version);
  expect(await call).toEqual(version.data);
  expect(clock.pending).toBe(0);
});
