import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBridge } from './bridge.ts';
import { BridgeError } from './bridgeError.ts';
import { callbackUrlTransport } from './callbackUrlTransport.ts';
import { injectedTransport } from './injectedTransport.ts';
import { postMessageTransport } from './postMessageTransport.ts';
import {
  answerMessages,
  catchUrls,
  injectHost,
  simulator,
  type Script,
  type SimulatedHost,
  type Step,
} from './testing.ts';
import type { Transport } from './transport.ts';
import { createManualClock } from '../test/manualClock.ts';
import { createWindow } from '../test/windows.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Line {
  transport: Transport;
  host: Pick<SimulatedHost, 'calls' | 'dispose'>;
  /** What the transport may leave nothing on. */
  scope: object;
}

const origin = 'https://www.brand.com';

const lines: Record<string, (script: Script) => Line> = {
  simulator(script) {
    const transport = simulator(script);
    return { transport, host: { calls: transport.calls, dispose: () => undefined }, scope: {} };
  },
  injected(script) {
    const scope = {};
    return {
      transport: injectedTransport({ scope, ...timed(script) }),
      host: injectHost(script, { scope }),
      scope,
    };
  },
  postMessage(script) {
    const page = createWindow(origin);
    const app = createWindow('https://app.brand.com');
    const host = answerMessages(script, { origin, scope: app.window });
    const transport = postMessageTransport({
      target: () => app.seenFrom(page),
      origin: 'https://app.brand.com',
      scope: page.window,
      ...timed(script),
    });
    return { transport, host, scope: page.listeners };
  },
  callbackUrl(script) {
    const scope = {};
    const host = catchUrls(script, { scope });
    return {
      transport: callbackUrlTransport({ scope, open: host.open, ...timed(script) }),
      host,
      scope,
    };
  },
};

function timed({ clock }: Script) {
  return clock ? { clock } : {};
}

/** `[kind or 'done', ms it took]`, however long it takes. */
async function outcome(call: Promise<unknown>): Promise<[result: unknown, ms: number]> {
  const start = Date.now();
  const settled = call.then(
    (data): [unknown, number] => [data ?? 'done', Date.now() - start],
    (error: unknown): [unknown, number] => [
      error instanceof BridgeError ? error.kind : error,
      Date.now() - start,
    ],
  );
  await vi.advanceTimersByTimeAsync(30_000);
  return Promise.race([settled, Promise.resolve<[unknown, number]>(['nothing', NaN])]);
}

const url = 'https://www.brand.com/';

/** What a call to `UrlLauncher.open` comes to, whatever carries it. */
const faults: readonly [fault: string, script: Script, result: unknown][] = [
  ['none', {}, 'done'],
  ['latency of 1 s an answer', { latencyMs: 1_000 }, 'done'],
  ['data', step({ type: 'reply', data: 'ünï "quoted" \u2028 %20+' }), 'ünï "quoted" \u2028 %20+'],
  ['fails', step({ type: 'fail', code: 7 }), 'NATIVE'],
  ['hangs', step({ type: 'hang' }), 'TIMEOUT'],
  ['late', step({ type: 'late', ms: 5_000 }), 'TIMEOUT'],
  ['twice', step({ type: 'duplicate', data: 1 }), 1],
  ['malformed', step({ type: 'malformed' }), 'INVALID_REPLY'],
  ['app of 3.6.0', { appVersion: '3.6.0' }, 'UNSUPPORTED'],
  ['app without a version', { appVersion: '' }, 'UNSUPPORTED'],
  [
    'version withheld',
    { methods: { 'SystemInfo.getAppConfig': { type: 'fail', code: 1 } } },
    'UNSUPPORTED',
  ],
  [
    'version malformed',
    { methods: { 'SystemInfo.getAppConfig': { type: 'reply', data: { appVersion: 3.61 } } } },
    'UNSUPPORTED',
  ],
  ['version hangs', { methods: { 'SystemInfo.getAppConfig': { type: 'hang' } } }, 'TIMEOUT'],
];

function step(scripted: NonNullable<Script['methods']>[string]): Script {
  return { methods: { 'UrlLauncher.open': scripted } };
}

describe.each(Object.keys(lines))('over %s', (name) => {
  const connect = (script: Script = {}) => {
    const line = lines[name]?.(script);
    if (!line) throw new Error(`no line ${name}`);
    return { ...line, bridge: createBridge({ transport: line.transport }) };
  };

  it.each(faults)('%s', async (_fault, script, result) => {
    const { bridge } = connect(script);
    const [seen, ms] = await outcome(bridge.call('UrlLauncher.open', { url }));
    expect(seen).toEqual(result);
    expect(ms).toBeLessThanOrEqual(3_000);
    expect(bridge.pending).toBe(0);
  });

  it('carries module, method, parameters and an id of its own each', async () => {
    const { bridge, host } = connect();
    const params = { url: 'https://www.brand.com/?a=1&b=ü+%20"\\', deep: [{ x: null }] };
    await outcome(Promise.all([1, 2].map(() => bridge.call('UrlLauncher.open', params))));
    const [, first, second] = host.calls;
    expect(first).toMatchObject({ module: 'UrlLauncher', method: 'open', params });
    expect(first?.id).not.toBe(second?.id);
    expect(first?.id.length).toBeGreaterThan(20);
  });

  it('tells answers that come late, twice or unasked', async () => {
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

  it('rejects a caller who aborts, before, while and after, and hurts no other', async () => {
    const { bridge } = connect({ latencyMs: 100 });
    const gone = AbortSignal.abort(new Error('gone'));
    const controller = new AbortController();
    const calls = [gone, controller.signal, undefined].map((signal) =>
      outcome(bridge.call('UrlLauncher.open', { url }, signal ? { signal } : {})),
    );
    controller.abort();
    expect((await Promise.all(calls)).map(([result]) => result)).toEqual([
      'ABORTED',
      'ABORTED',
      'done',
    ]);
  });

  it('leaves no timer and no global when disposed in the midst of calls', async () => {
    const { bridge, host, scope } = connect(step({ type: 'hang' }));
    const call = bridge.call('UrlLauncher.open', { url });
    const failed = expect(call).rejects.toMatchObject({ kind: 'DISPOSED' });
    await vi.advanceTimersByTimeAsync(500);
    bridge.dispose();
    bridge.dispose();
    host.dispose();
    await failed;
    await expect(bridge.call('UrlLauncher.open', { url })).rejects.toMatchObject({
      kind: 'DISPOSED',
    });
    expect(await bridge.supported()).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
    expect(Object.keys(scope)).toEqual([]);
    expect(bridge.pending).toBe(0);
  });

  it('ends an endless wait of `ready` by signal and by dispose', async () => {
    const { transport } = lines[name]?.({ appearsAfterMs: Infinity }) ?? connect();
    if (name !== 'callbackUrl') {
      await expect(transport.ready(AbortSignal.abort())).rejects.toMatchObject({ kind: 'ABORTED' });
      const controller = new AbortController();
      const aborted = expect(transport.ready(controller.signal)).rejects.toMatchObject({
        kind: 'ABORTED',
      });
      const disposed = expect(transport.ready()).rejects.toMatchObject({ kind: 'DISPOSED' });
      controller.abort();
      transport.dispose();
      await Promise.all([aborted, disposed]);
    }
    transport.dispose();
    await expect(transport.ready()).rejects.toMatchObject({ kind: 'DISPOSED' });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is through with 10,000 calls, nothing pending and no timer left', async () => {
    const clock = createManualClock();
    const steps: Step[] = [{ type: 'hang' }, { type: 'reply' }, { type: 'malformed' }];
    const methods = {
      'UrlLauncher.open': Array.from({ length: 10_000 }, (_, n) => steps[n % 3] as Step),
    };
    const { transport } = lines[name]?.({ methods, clock }) ?? connect();
    const bridge = createBridge({ transport, clock });
    const calls = Array.from({ length: 10_000 }, () => bridge.call('UrlLauncher.open', { url }));
    expect(bridge.pending).toBe(10_000);
    const settling = Promise.allSettled(calls);
    await clock.advance(3_000);
    const settled = await settling;
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(3_333);
    expect(bridge.pending).toBe(0);
    expect(clock.timers).toBe(0);
  }, 60_000);
});

describe('an app that appears late or never', () => {
  it.each([
    ['simulator', 2_900, 'done'],
    ['injected', 2_900, 'done'],
    ['postMessage', 2_900, 'done'],
    ['simulator', Infinity, 'UNAVAILABLE'],
    ['injected', Infinity, 'UNAVAILABLE'],
    ['postMessage', Infinity, 'UNAVAILABLE'],
    // Nobody can tell whether an address was caught.
    ['callbackUrl', Infinity, 'TIMEOUT'],
  ])('%s after %d ms: %s', async (name, appearsAfterMs, result) => {
    const line = lines[name]?.({ appearsAfterMs });
    if (!line) throw new Error(`no line ${name}`);
    const bridge = createBridge({ transport: line.transport });
    expect((await outcome(bridge.call('UrlLauncher.open', { url })))[0]).toBe(result);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('injected', () => {
  it('survives a host that throws, is no host, or goes away', async () => {
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
      expect((await outcome(bridge.call('UrlLauncher.open', { url })))[0]).toBe('UNAVAILABLE');
    }
    const throwing = injectedTransport({
      scope: {},
      host: () => {
        throw new Error('SecurityError');
      },
    });
    const bridge = createBridge({ transport: throwing });
    expect((await outcome(bridge.call('UrlLauncher.open', { url })))[0]).toBe('UNAVAILABLE');
  });

  it.each(['', '{', 'null', '[]', '5', '{"id":5,"code":0}', '{"code":0}', undefined, null, 7])(
    'hears %j as an answer to nobody',
    (raw) => {
      const scope: { ExchangeNativeBridgeReceive?: (raw: unknown) => void } = {};
      const bridge = createBridge({ transport: injectedTransport({ scope }) });
      const unknown = vi.fn();
      bridge.on('unknownReply', unknown);
      scope.ExchangeNativeBridgeReceive?.(raw);
      expect(unknown).toHaveBeenCalledOnce();
    },
  );

  it('shares the receiving function between two bridges, and takes it away with the last', async () => {
    const scope = {};
    injectHost({}, { scope });
    const bridges = [1, 2].map(() => createBridge({ transport: injectedTransport({ scope }) }));
    const calls = bridges.map((bridge) => outcome(bridge.call('UrlLauncher.open', { url })));
    expect((await Promise.all(calls)).map(([result]) => result)).toEqual(['done', 'done']);
    bridges[0]?.dispose();
    expect(scope).toHaveProperty('ExchangeNativeBridgeReceive');
    bridges[1]?.dispose();
    expect(scope).not.toHaveProperty('ExchangeNativeBridgeReceive');
  });
});

describe('postMessage', () => {
  it.each([
    '*',
    '',
    '/',
    'null',
    'https://brand.com/',
    'https://brand.com/path',
    'brand.com',
    'ftp://brand.com',
    'https://*.brand.com',
    'https://BRAND.com',
  ])('refuses %j as an origin', (bad) => {
    expect(() => postMessageTransport({ target: () => null, origin: bad })).toThrow(TypeError);
  });

  it('hears the one window of the one origin only', async () => {
    const page = createWindow(origin);
    const app = createWindow('https://app.brand.com');
    const stranger = createWindow('https://evil.example');
    const sibling = createWindow('https://app.brand.com');
    const transport = postMessageTransport({
      target: () => app.seenFrom(page),
      origin: 'https://app.brand.com',
      scope: page.window,
    });
    const bridge = createBridge({ transport, session: 'known' });
    const unknown = vi.fn();
    bridge.on('unknownReply', unknown);
    const ready = { channel: 'exchange-bridge', type: 'ready' };
    const reply = { channel: 'exchange-bridge', type: 'reply', id: 'known.1', code: 0 };
    for (const sender of [stranger, sibling]) {
      for (const message of [ready, reply]) page.seenFrom(sender).postMessage(message, origin);
    }
    page.seenFrom(app).postMessage({ ...reply, channel: 'another' }, origin);
    page.seenFrom(app).postMessage(null, origin);
    expect((await outcome(bridge.call('UrlLauncher.open', { url })))[0]).toBe('UNAVAILABLE');
    expect(unknown).not.toHaveBeenCalled();
    page.seenFrom(app).postMessage(reply, origin);
    await vi.advanceTimersByTimeAsync(10);
    expect(unknown).toHaveBeenCalledOnce();
  });

  it('fails a call whose parameters cannot be copied', async () => {
    const { transport } = lines.postMessage?.({}) ?? {};
    if (!transport) throw new Error('no line');
    const bridge = createBridge<Record<string, { params: unknown; data: unknown }>>({ transport });
    const call = bridge.call('UrlLauncher.open', { callback: () => undefined });
    expect((await outcome(call))[0]).toBe('UNAVAILABLE');
  });
});
