import { createBridge } from '@exchange/app-bridge';
import { simulator } from '@exchange/app-bridge/testing';

const transport = simulator({
  appVersion: '3.6.1',
  methods: {
    'Router.push': [
      { type: 'fail', code: 7 },
      { type: 'reply', data: {} },
    ],
  },
});
export const bridge = createBridge({ transport });
export const calls = transport.calls;
