import { expect, expectTypeOf, it } from 'vitest';
import { createBridge, createLogin, type Bridge, type NativeMethods } from './index.ts';
import { simulator } from './testing/index.ts';

type WalletMethods = NativeMethods & {
  'Wallet.sign': { params: { text: string }; data: { signature: string } };
};

it('accepts custom methods with a custom reader', async () => {
  const bridge = createBridge<WalletMethods>({
    transport: simulator({
      methods: {
        'Wallet.sign': [
          { type: 'reply', data: { signature: 'abc' } },
          { type: 'reply', data: 5 },
        ],
      },
    }),
    readers: {
      'Wallet.sign': (data) => {
        if (typeof data !== 'object' || data === null || !('signature' in data)) {
          throw new TypeError('no signature');
        }
        return { signature: String(data.signature) };
      },
    },
  });
  const signed = await bridge.call('Wallet.sign', { text: 'hello' });
  expectTypeOf(signed).toEqualTypeOf<{ signature: string }>();
  expect(signed).toEqual({ signature: 'abc' });
  await expect(bridge.call('Wallet.sign', { text: 'hello' })).rejects.toMatchObject({
    kind: 'invalidReply',
    method: 'Wallet.sign',
  });
  // @ts-expect-error -- no such method
  await expect(bridge.call('Wallet.burn', {})).rejects.toMatchObject({ kind: 'native', code: 404 });
  // @ts-expect-error -- the path is missing
  await bridge.call('Router.push', {});
});

it('accepts an extended bridge in createLogin', () => {
  const bridge: Bridge<WalletMethods> = createBridge<WalletMethods>({ transport: simulator() });
  const login = createLogin({
    bridge,
    isApp: true,
    openModal: () => undefined,
    closeModal: () => undefined,
    getProfile: () => Promise.resolve(),
    getToken: () => undefined,
    reload: () => undefined,
  });
  expect(login.getState().modal).toBe('hidden');
  login.dispose();
});
