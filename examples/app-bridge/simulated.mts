import { createBridge, type BridgeError } from '@exchange/app-bridge';
import { simulator } from '@exchange/app-bridge/testing';

const app = simulator({
  appVersion: '3.6.1',
  methods: {
    'Router.push': [
      { type: 'fail', code: 7 },
      { type: 'reply', data: {} },
    ],
  },
});
const bridge = createBridge({ transport: app });
const open = () =>
  bridge.call('Router.push', { path: 'kyc' }).then(
    () => 'opened',
    ({ kind }: BridgeError) => kind,
  );

console.log(await open()); // native
console.log(await open()); // opened
bridge.dispose();
