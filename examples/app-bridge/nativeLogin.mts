import { createBridge, createLogin } from '@exchange/app-bridge';
import { simulator } from '@exchange/app-bridge/testing';

const bridge = createBridge({ transport: simulator({ appVersion: '3.6.1' }) });
console.log(await bridge.supported()); // true

await new Promise<void>((reloaded) => {
  const login = createLogin({
    bridge,
    isApp: true,
    openModal: (view) => console.log('the web form for', view),
    closeModal: () => undefined,
    getProfile: () => Promise.resolve({ id: 7 }),
    getToken: () => 'token',
    reload: reloaded,
  });
  login.login();
});
console.log('logged in, the page reloads'); // logged in, the page reloads
bridge.dispose();
