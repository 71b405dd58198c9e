import { createBridge, type BridgeError } from '@exchange/app-bridge';
import { simulator } from '@exchange/app-bridge/testing';

const transport = simulator({
  appVersion: '3.6.1',
  latencyMs: 20,
  appearsAfterMs: 500, // Infinity: never
  methods: {
    'Router.push': [{ type: 'fail', code: 7 }, { type: 'reply' }],
  },
});
const bridge = createBridge({ transport });
const push = () => bridge.call('Router.push', { path: 'kyc' });
await push().catch((error: BridgeError) => {
  console.log(error.kind, error.code); // native 7
});
await push();
console.log(transport.calls.map(({ method }) => method).join(' ')); // getAppConfig push push
bridge.dispose();
