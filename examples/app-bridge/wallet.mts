import { createBridge, type NativeMethods } from '@exchange/app-bridge';
import { simulator } from '@exchange/app-bridge/testing';

type Methods = NativeMethods & {
  'Wallet.sign': { params: { text: string }; data: string };
};
const readSignature = (data: unknown): string => {
  if (typeof data !== 'string') throw new TypeError('The signature must be a string.');
  return data;
};

const transport = simulator({
  appVersion: '3.6.1',
  methods: { 'Wallet.sign': { type: 'reply', data: 'c2lnbmVk' } },
});
const bridge = createBridge<Methods>({ transport, readers: { 'Wallet.sign': readSignature } });
console.log(await bridge.call('Wallet.sign', { text: 'pay 1 USDT' })); // c2lnbmVk
bridge.dispose();
