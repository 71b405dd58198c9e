import { createBridge, promiseTransport, type BridgeError } from '@exchange/app-bridge';

/** Replaces `window.ShopApp`, the object of the app. */
const shopApp = {
  version: '2.1.0',
  async call(name: string, json: string): Promise<string> {
    const { amount } = JSON.parse(json) as { amount: string };
    if (name === 'pay' && amount === '5.00') return '{"paid":true}';
    throw Object.assign(new Error('The visitor closed the window.'), { code: 'E_CANCELLED' });
  },
};

type Methods = { pay: { params: { amount: string }; data: { paid: boolean } } };
const bridge = createBridge<Methods>({
  transport: promiseTransport(
    async ({ method, params }) => JSON.parse(await shopApp.call(method, JSON.stringify(params))),
    { isPresent: () => shopApp !== undefined },
  ),
  appVersion: shopApp.version,
  minVersion: '2.0.0',
});
console.log(await bridge.call('pay', { amount: '5.00' })); // { paid: true }
await bridge.call('pay', { amount: '9.00' }).catch((error: BridgeError) => {
  console.log(error.kind, error.code); // native E_CANCELLED
});
bridge.dispose();
