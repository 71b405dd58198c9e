import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { manualTransport } from '../../test/manualTransport.ts';
import { outcome } from '../../test/outcome.ts';
import { createBridge } from './createBridge.ts';
import { simulator } from '../testing/index.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const version = { code: 0, data: { appVersion: '3.6.1' } };
const flush = () => vi.advanceTimersByTimeAsync(0);

describe('a reply', () => {
  it.each<[string, unknown]>([
    ['a code that is a number as text', { code: '0' }],
    ['an empty code', { code: '' }],
    ['a code with a fraction', { code: 0.5 }],
    ['no code', { data: {} }],
    ['null', null],
    ['nothing', undefined],
    ['text', '0'],
  ])('with %s rejects the call with invalidReply', async (_subject, reply) => {
    const { transport, sent, answer } = manualTransport();
    const call = createBridge({ transport }).call('SystemInfo.getAppConfig', {});
    const failed = expect(call).rejects.toMatchObject({
      kind: 'invalidReply',
      method: 'SystemInfo.getAppConfig',
      detail: 'its code is neither an integer nor a text',
    });
    await flush();
    answer(sent[0]?.id ?? '', reply);
    await failed;
  });

  it.each<[reply: object, detail: string]>([
    [{ code: 7 }, 'code 7'],
    [{ code: -1, message: 'no such page' }, 'code -1: no such page'],
    [{ code: 7, message: 5 }, 'code 7'],
    [{ code: 'E_CANCELLED' }, 'code E_CANCELLED'],
    [{ code: 'E_KYC', message: 'no identity' }, 'code E_KYC: no identity'],
  ])('%j rejects the call with the code and message that the app sent', async (reply, detail) => {
    const { transport, sent, answer } = manualTransport();
    const call = createBridge({ transport }).call('SystemInfo.getAppConfig', {});
    const failed = expect(call).rejects.toMatchObject({
      kind: 'native',
      ...reply,
      detail,
      message: expect.stringContaining(detail) as string,
    });
    await flush();
    answer(sent[0]?.id ?? '', reply);
    await failed;
  });

  it.each<[data: unknown]>([[null], [undefined], [[]], [[{ uid: 1 }]], ['text'], [5], [true]])(
    'with the profile %j rejects the call with invalidReply',
    async (data) => {
      const bridge = createBridge({
        transport: simulator({
          methods: { 'UserProfile.getUserProfile': { type: 'reply', data } },
        }),
      });
      const call = bridge.call('UserProfile.getUserProfile', {});
      const failed = expect(call).rejects.toMatchObject({
        kind: 'invalidReply',
        method: 'UserProfile.getUserProfile',
        detail: 'its data is invalid',
        cause: new TypeError('the data is not an object'),
      });
      await vi.advanceTimersByTimeAsync(100);
      await failed;
    },
  );

  it.each<[data: unknown]>([[null], [[]], ['text'], [{}], [{ appVersion: 361 }]])(
    'with the app config %j rejects the call with invalidReply',
    async (data) => {
      const bridge = createBridge({
        transport: simulator({ methods: { 'SystemInfo.getAppConfig': { type: 'reply', data } } }),
      });
      expect(await outcome(bridge.call('SystemInfo.getAppConfig', {}))).toBe('invalidReply');
    },
  );

  it('whose version is not a string rejects the call with a TypeError as the cause', async () => {
    const bridge = createBridge({
      transport: simulator({
        methods: { 'SystemInfo.getAppConfig': { type: 'reply', data: { appVersion: 361 } } },
      }),
    });
    const failed = expect(bridge.call('SystemInfo.getAppConfig', {})).rejects.toMatchObject({
      kind: 'invalidReply',
      cause: new TypeError('appVersion is not a string'),
    });
    await vi.advanceTimersByTimeAsync(100);
    await failed;
  });

  it('with the app config or profile resolves to all of its fields', async () => {
    const config = { appVersion: '3.7.0', channel: 'store' };
    const profile = { uid: 7, userToken: 'secret', other: [1] };
    const bridge = createBridge({
      transport: simulator({
        methods: {
          'SystemInfo.getAppConfig': { type: 'reply', data: config },
          'UserProfile.getUserProfile': { type: 'reply', data: profile },
        },
      }),
    });
    expect(await outcome(bridge.call('SystemInfo.getAppConfig', {}))).toEqual(config);
    expect(await outcome(bridge.call('UserProfile.getUserProfile', {}))).toEqual(profile);
  });

  it('to a call that was not sent yet is unknown', async () => {
    const { transport, answer } = manualTransport();
    const bridge = createBridge({ transport, session: 's' });
    const unknown = vi.fn();
    bridge.on('unknownReply', unknown);
    const call = bridge.call('SystemInfo.getAppConfig', {});
    const failed = expect(call).rejects.toMatchObject({ kind: 'timeout' });
    answer('s.1', version);
    expect(unknown).toHaveBeenCalledExactlyOnceWith({ id: 's.1', reply: version });
    await vi.advanceTimersByTimeAsync(3_000);
    await failed;
  });

  it('is late for the last 200 calls, and unknown for older ones', async () => {
    const { transport, answer } = manualTransport();
    const bridge = createBridge({ transport, session: 's' });
    const late: string[] = [];
    const unknown: string[] = [];
    bridge.on('lateReply', ({ id }) => late.push(id));
    bridge.on('unknownReply', ({ id }) => unknown.push(id));
    for (let number = 1; number <= 201; number += 1) {
      const call = bridge.call('SystemInfo.getAppConfig', {});
      await flush();
      answer(`s.${number}`, version);
      await call;
    }
    answer('s.1', version);
    answer('s.2', version);
    answer('s.201', version);
    expect([late, unknown]).toEqual([['s.2', 's.201'], ['s.1']]);
  });

  it('does not reach removed listeners, or any listener after dispose', () => {
    const { transport, answer, listeners } = manualTransport();
    const bridge = createBridge({ transport });
    const [listener, removedListener] = [vi.fn(), vi.fn()];
    bridge.on('unknownReply', listener);
    const remove = bridge.on('unknownReply', removedListener);
    remove();
    answer('stranger', null);
    expect(listener).toHaveBeenCalledExactlyOnceWith({ id: 'stranger', reply: null });
    expect(removedListener).not.toHaveBeenCalled();
    bridge.dispose();
    expect(listeners.size).toBe(0);
  });
});

describe('a timeout', () => {
  it('mentions an ignored reply without the id of its call', async () => {
    const { transport, sent, answer } = manualTransport();
    const bridge = createBridge({ transport, timeoutMs: 100 });
    const call = bridge.call('SystemInfo.getAppConfig', {});
    const failed = expect(call).rejects.toMatchObject({
      kind: 'timeout',
      detail: 'waited 100 ms, and ignored a reply without the "id" of its call',
    });
    await flush();
    expect(sent).toHaveLength(1);
    answer('', version);
    await vi.advanceTimersByTimeAsync(100);
    await failed;
  });

  it('does not mention events and replies from before the call', async () => {
    const { transport, answer } = manualTransport();
    const bridge = createBridge({ transport, timeoutMs: 100 });
    answer('', version);
    const call = bridge.call('SystemInfo.getAppConfig', {});
    const failed = expect(call).rejects.toMatchObject({ detail: 'waited 100 ms' });
    await flush();
    answer('', { event: 'Router.backPressed' });
    answer('other', version);
    await vi.advanceTimersByTimeAsync(100);
    await failed;
  });
});
