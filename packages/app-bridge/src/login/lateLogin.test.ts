import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pass, setUpLogin } from '../../test/loginSetUp.ts';
import { manualTransport } from '../../test/manualTransport.ts';
import { createBridge } from '../bridge/createBridge.ts';
import type { BridgeEvents } from '../bridge/bridgeEvents.ts';
import type { NativeMethod } from '../bridge/nativeMethods.ts';
import { simulator } from '../testing/index.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const replies = {
  login: { path: 'loginpage', fromWeb: 1 },
  other: { path: 'faq' },
};

/** Sets up a login whose modal is open because the app failed, and a function that emits late replies. */
async function withModal() {
  const listeners: ((reply: BridgeEvents['lateReply']) => void)[] = [];
  const transport = simulator({ methods: { 'Router.push': { type: 'fail', code: 1 } } });
  const bridge = createBridge<Record<string, NativeMethod>>({ transport });
  const sent: unknown[] = [];
  const set = setUpLogin(
    {},
    {
      bridge: {
        call: (method, params, options) => {
          sent.push(params);
          return bridge.call(method, params, options);
        },
        on: (_event, listener) => {
          listeners.push(listener);
          return () => void listeners.splice(0);
        },
      },
    },
  );
  set.login.login();
  await pass(100);
  expect(set.calls).toEqual(['open login']);
  const late = async (reply: Partial<BridgeEvents['lateReply']>) => {
    for (const listener of listeners) {
      listener({
        id: '1',
        method: 'Router.push',
        params: sent[0],
        reply: { code: 0 },
        ...reply,
      });
    }
    await pass(100);
  };
  return { ...set, listeners, late };
}

it('accepts a late success reply for the requested login', async () => {
  const { calls, late } = await withModal();
  await late({});
  expect(calls).toEqual(['open login', 'profile', 'close', 'reload']);
});

it.each<[string, Partial<BridgeEvents['lateReply']>]>([
  ['with another code', { reply: { code: 1 } }],
  ['that is null', { reply: null }],
  ['for another page', { params: replies.other }],
  ["to another bridge user's call for the same page", { params: replies.login }],
])('ignores a late reply %s', async (_subject, reply) => {
  const { calls, late } = await withModal();
  await late(reply);
  expect(calls).toEqual(['open login']);
});

it('ignores a late reply after the visitor closed the modal', async () => {
  const { calls, login, late } = await withModal();
  login.close('login');
  await late({});
  expect(calls).toEqual(['open login', 'close']);
});

it('removes its listener on dispose', async () => {
  const { listeners, login } = await withModal();
  expect(listeners).toHaveLength(1);
  login.dispose();
  expect(listeners).toHaveLength(0);
});

it('counts for one of two logins on a bridge, even if both showed the same form', async () => {
  const { bridge, transport, answerLate } = failingBridge();
  const logins = [setUpLogin({}, { bridge }), setUpLogin({}, { bridge })];
  for (const { login } of logins) {
    login.login();
    await pass(100);
  }
  expect(logins.map(({ calls }) => calls)).toEqual([['open login'], ['open login']]);
  const [first] = transport.sent.filter(({ module }) => module === 'Router');
  answerLate(first?.id ?? '');
  await pass(100);
  expect(logins.map(({ calls }) => calls)).toEqual([
    ['open login', 'profile', 'close', 'reload'],
    ['open login'],
  ]);
});

/** A bridge to an app that refuses every login, and then replies again with a success. */
function failingBridge() {
  const transport = manualTransport();
  const bridge = createBridge({ transport: transport.transport });
  const answered = new Set<string>();
  const timer = setInterval(() => {
    for (const { id, module } of transport.sent) {
      if (answered.has(id)) continue;
      answered.add(id);
      if (module === 'SystemInfo') transport.answer(id, { code: 0, data: { appVersion: '3.6.1' } });
      else transport.answer(id, { code: 1 });
    }
  }, 1);
  const answerLate = (id: string) => {
    clearInterval(timer);
    transport.answer(id, { code: 0 });
  };
  return { bridge, transport, answerLate };
}
