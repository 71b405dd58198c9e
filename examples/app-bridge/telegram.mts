import { createLogin } from '@exchange/app-bridge';
import { createSignedMiniApp, telegramInitData } from '@exchange/app-bridge/mini-app';

const miniApp = createSignedMiniApp({
  getInitData: telegramInitData,
  async logIn(initData, { signal }) {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ initData });
    const options = { method: 'POST', headers, body, signal };
    const response = await fetch('/api/login/telegram', options);
    if (!response.ok) throw new Error(`The login answered ${response.status}.`);
  },
});
const login = createLogin({
  miniApp,
  isApp: false,
  openModal: (view) => console.log(`show the web's ${view} form`),
  closeModal: () => console.log('hide it'),
  getProfile: () => Promise.resolve({ id: 1 }),
  getToken: () => undefined,
  reload: () => location.reload(),
});
login.login();
