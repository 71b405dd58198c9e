import { createBridge, type NativeMethods } from '@exchange/app-bridge';
import { simulator } from '@exchange/app-bridge/testing';

type Methods = NativeMethods & {
  'Wallet.sign': { params: { text: string }; data: { signature: string } };
};

const app = simulator({
  appVersion: '3.6.1',
  methods: { 'Wallet.sign': { type: 'reply', data: { signature: '0xf00d' } } },
});
const bridge = createBridge<Methods>({
  transport: app, // on a phone: injectedTransport()
  readers: {
    'Wallet.sign': (data) => {
      const { signature } = data as { signature?: unknown };
      if (typeof signature !== 'string') throw new TypeError('signature is not a string');
      return { signature };
    },
  },
});

const { signature } = await bridge.call('Wallet.sign', { text: 'I agree' });
console.log(signature); // 0xf00d
bridge.dispose();
