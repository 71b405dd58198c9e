import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pass, setUpLogin } from '../test/loginSetUp.ts';
import { createBridge, type BridgeEvents } from './bridge.ts';
import { simulator } from './testing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const replies = {
  login: { path: 'loginpage', fromWeb: 1 },
  other: { path: 'faq' },
};

/** A login whose modal is open, and a way to hand in late answers. */
async function withModal() {
  const heard: ((reply: BridgeEvents['lateReply']) => void)[] = [];
  const transport = simulator({ methods: { 'Router.push': { type: 'fail', code: 1 } } });
  const bridge = createBridge({ transport });
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
          heard.push(listener);
          return () => void heard.splice(0);
        },
      },
    },
  );
  set.login.login();
  await pass(100);
  expect(set.calls).toEqual(['open login']);
  const late = async (reply: Partial<BridgeEvents['lateReply']>) => {
    for (const listener of heard) {
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
  return { ...set, heard, late };
}

it('a late answer counts if it is a success of the login that was asked for', async () => {
  const { calls, late } = await withModal();
  await late({});
  expect(calls).toEqual(['open login', 'profile', 'close', 'reload']);
});

it.each<[string, Partial<BridgeEvents['lateReply']>]>([
  ['of another method', { method: 'Router.pop2Home' }],
  ['with another code', { reply: { code: 1 } }],
  ['that is null', { reply: null }],
  ['about another page', { params: replies.other }],
  ['to a call of others for the same page', { params: replies.login }],
])('a late answer %s does not count', async (_what, reply) => {
  const { calls, late } = await withModal();
  await late(reply);
  expect(calls).toEqual(['open login']);
});

it('a late answer does not count once the visitor closed the modal', async () => {
  const { calls, login, late } = await withModal();
  login.close('login');
  await late({});
  expect(calls).toEqual(['open login', 'close']);
});

it('late answers are not listened to after dispose', async () => {
  const { heard, login } = await withModal();
  expect(heard).toHaveLength(1);
  login.dispose();
  expect(heard).toHaveLength(0);
});
