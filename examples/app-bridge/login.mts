import { createBridge, createLogin } from '@exchange/app-bridge';
import { simulator } from '@exchange/app-bridge/testing';

// `simulator` replaces the app. On a phone, use `injectedTransport()`.
const bridge = createBridge({ transport: simulator({ appVersion: '3.6.1' }) });
const login = createLogin({
  bridge,
  isApp: true,
  openModal: (view) => console.log(`show the web's ${view} form`),
  closeModal: () => console.log('hide it'),
  getProfile: () => Promise.resolve({ id: 1 }),
  getToken: () => 'token',
  reload: () => console.log('the page reloads'), // the page reloads
});
login.login();
