import { createBridge, injectedTransport, type NativeMethods } from '@exchange/app-bridge';

type Methods = NativeMethods & {
  'Wallet.sign': { params: { text: string }; data: { signature: string } };
};

const bridge = createBridge<Methods>({
  transport: injectedTransport(),
  readers: {
    'Wallet.sign': (data) => {
      const { signature } = data as { signature?: unknown };
      if (typeof signature !== 'string') throw new TypeError('signature is not a string');
      return { signature };
    },
  },
});

export const sign = (text: string) => bridge.call('Wallet.sign', { text });
