import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  transportNames,
  connectTransport,
  type TransportName,
} from '../../test/connectedTransports.ts';
import { outcome, timedOutcome } from '../../test/outcome.ts';
import { createBridge } from '../bridge/createBridge.ts';
import type { Script } from '../testing/index.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const url = 'https://www.brand.com/';

/** Outcome of a call to `UrlLauncher.open` per fault, which is the same for every transport. */
const faults: readonly [fault: string, script: Script, result: unknown][] = [
  ['none', {}, 'done'],
  ['latency of 1 s per reply', { latencyMs: 1_000 }, 'done'],
  ['data', step({ type: 'reply', data: 'ünï "quoted" \u2028 %20+' }), 'ünï "quoted" \u2028 %20+'],
  ['fails', step({ type: 'fail', code: 7 }), 'native'],
  ['hangs', step({ type: 'hang' }), 'timeout'],
  ['late', step({ type: 'late', ms: 5_000 }), 'timeout'],
  ['twice', step({ type: 'duplicate', data: 1 }), 1],
  ['malformed', step({ type: 'malformed' }), 'invalidReply'],
  ['app of 3.6.0', { appVersion: '3.6.0' }, 'unsupported'],
  ['app without a version', { appVersion: '' }, 'unsupported'],
  [
    'version check fails',
    { methods: { 'SystemInfo.getAppConfig': { type: 'fail', code: 1 } } },
    'unsupported',
  ],
  [
    'version malformed',
    { methods: { 'SystemInfo.getAppConfig': { type: 'reply', data: { appVersion: 3.61 } } } },
    'unsupported',
  ],
  ['version hangs', { methods: { 'SystemInfo.getAppConfig': { type: 'hang' } } }, 'timeout'],
];

function step(scripted: NonNullable<Script['methods']>[string]): Script {
  return { methods: { 'UrlLauncher.open': scripted } };
}

describe.each(transportNames)('over %s', (name) => {
  const connect = (script?: Script) => {
    const line = connectTransport(name, script);
    return { ...line, bridge: createBridge({ transport: line.transport }) };
  };

  it.each(faults)(
    'settles a call with the expected outcome if the fault is: %s',
    async (_fault, script, result) => {
      const { bridge } = connect(script);
      const [seen, ms] = await timedOutcome(bridge.call('UrlLauncher.open', { url }));
      expect(seen).toEqual(result);
      expect(ms).toBeLessThanOrEqual(3_000);
      expect(bridge.pending).toBe(0);
    },
  );

  it('sends module, method, parameters and a unique id', async () => {
    const { bridge, host } = connect();
    const params = { url: 'https://www.brand.com/?a=1&b=ü+%20"\\', deep: [{ x: null }] };
    await outcome(Promise.all([1, 2].map(() => bridge.call('UrlLauncher.open', params))));
    const [, first, second] = host.calls;
    expect(first).toMatchObject({ module: 'UrlLauncher', method: 'open', params });
    expect(first?.id).not.toBe(second?.id);
    expect(first?.id.length).toBeGreaterThan(20);
  });

  it('reports late and duplicate replies as events', async () => {
    const { bridge } = connect({
      methods: {
        'UrlLauncher.open': [{ type: 'late', ms: 5_000, data: 'x' }, { type: 'duplicate' }],
      },
    });
    const late: unknown[] = [];
    bridge.on('lateReply', ({ method, params }) => late.push([method, params]));
    await outcome(bridge.call('UrlLauncher.open', { url }));
    await outcome(bridge.call('UrlLauncher.open', { url: `${url}2` }));
    expect(late).toEqual([
      ['UrlLauncher.open', { url }],
      ['UrlLauncher.open', { url: `${url}2` }],
    ]);
  });

  it('rejects calls whose signal is aborted before or during the call, and no others', async () => {
    const { bridge } = connect({ latencyMs: 100 });
    const aborted = AbortSignal.abort(new Error('gone'));
    const controller = new AbortController();
    const calls = [aborted, controller.signal, undefined].map((signal) =>
      outcome(bridge.call('UrlLauncher.open', { url }, signal ? { signal } : {})),
    );
    controller.abort();
    expect(await Promise.all(calls)).toEqual(['aborted', 'aborted', 'done']);
  });

  it('leaves no timer or global when disposed during calls', async () => {
    const { bridge, host, scope } = connect(step({ type: 'hang' }));
    const call = bridge.call('UrlLauncher.open', { url });
    const failed = expect(call).rejects.toMatchObject({ kind: 'disposed' });
    await vi.advanceTimersByTimeAsync(500);
    bridge.dispose();
    bridge.dispose();
    host.dispose();
    await failed;
    await expect(bridge.call('UrlLauncher.open', { url })).rejects.toMatchObject({
      kind: 'disposed',
    });
    expect(await bridge.supported()).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
    expect(Object.keys(scope)).toEqual([]);
    expect(bridge.pending).toBe(0);
  });

  it('removes its listeners on dispose, and receives no reply afterwards', async () => {
    const { transport, host, scope } = connectTransport(name, { latencyMs: 100 });
    const listener = vi.fn();
    const stop = transport.onReply(listener);
    transport.onReply(listener);
    await transport.ready();
    const message = { id: 'x', module: 'SystemInfo', method: 'getAppConfig', params: {} };
    transport.send(message);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(listener).toHaveBeenCalledTimes(2);
    expect(listener.mock.lastCall).toEqual([
      'x',
      expect.objectContaining({ code: 0, data: { appVersion: '3.6.1' } }),
    ]);
    stop();
    stop();
    transport.send(message);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(listener).toHaveBeenCalledTimes(3);
    transport.send(message);
    transport.dispose();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(listener).toHaveBeenCalledTimes(3);
    host.dispose();
    expect(Object.keys(scope)).toEqual([]);
  });

  it('ends an endless wait of `ready` on abort and on dispose', async () => {
    const { transport } = connectTransport(name, { appearsAfterMs: Infinity });
    if (name !== 'callbackUrl') {
      await expect(transport.ready(AbortSignal.abort())).rejects.toMatchObject({ kind: 'aborted' });
      const controller = new AbortController();
      const aborted = expect(transport.ready(controller.signal)).rejects.toMatchObject({
        kind: 'aborted',
      });
      const disposed = expect(transport.ready()).rejects.toMatchObject({ kind: 'disposed' });
      controller.abort();
      transport.dispose();
      await Promise.all([aborted, disposed]);
    }
    transport.dispose();
    await expect(transport.ready()).rejects.toMatchObject({ kind: 'disposed' });
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('an app that appears late or never', () => {
  it.each<[TransportName, number, string]>([
    ['simulator', 2_900, 'done'],
    ['injected', 2_900, 'done'],
    ['postMessage', 2_900, 'done'],
    ['simulator', Infinity, 'unavailable'],
    ['injected', Infinity, 'unavailable'],
    ['postMessage', Infinity, 'unavailable'],
    // Not `unavailable`, because a page cannot detect whether an address was intercepted.
    ['callbackUrl', Infinity, 'timeout'],
  ])(
    'over %s, if it appears after %d ms, settles a call with %s',
    async (name, appearsAfterMs, result) => {
      const bridge = createBridge({
        transport: connectTransport(name, { appearsAfterMs }).transport,
      });
      expect(await outcome(bridge.call('UrlLauncher.open', { url }))).toBe(result);
      expect(vi.getTimerCount()).toBe(0);
    },
  );
});
