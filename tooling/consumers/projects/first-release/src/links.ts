import {
  compareVersions,
  createBridge,
  createLogin,
  parseVersion,
  type Bridge,
  type Transport,
} from '@exchange/app-bridge';
import { safeRedirect } from '@exchange/app-bridge/links';
import { createMiniApp } from '@exchange/app-bridge/mini-app';
import { simulator } from '@exchange/app-bridge/testing';
import { createDeepLinkMapper, routes, type DeepLink } from '@exchange/deeplink-mapper';

const transport: Transport = simulator({ appVersion: '3.6.1', latencyMs: 20 });
export const bridge: Bridge = createBridge({ transport, timeoutMs: 3_000, minVersion: '3.6.1' });
export const supported: Promise<boolean> = bridge.supported();
export const login = createLogin({
  bridge,
  isApp: true,
  openModal: (view: 'login' | 'register') => view,
  closeModal: () => undefined,
  getProfile: () => Promise.resolve({ id: 1 }),
  getToken: () => 'token',
  reload: () => undefined,
});
export const modal: 'hidden' | 'openLogin' | 'loginSuccess' | 'registerSuccess' =
  login.getState().modal;
export const mini: boolean = createMiniApp({
  storage: localStorage,
  tokenKey: 'token',
  getProxy: () => undefined,
  navigate: (url: string) => location.assign(url),
  inviteUrl: 'https://www.brand.com/invite',
}).isMiniApp();
export const target: string = safeRedirect('/next', {
  origins: ['https://www.brand.com'],
  fallback: 'https://www.brand.com/',
  base: 'https://www.brand.com/',
});
const [a, b] = [parseVersion('3.10.0'), parseVersion('3.6.1')];
export const newer: boolean = a !== undefined && b !== undefined && compareVersions(a, b) > 0;

const mapper = createDeepLinkMapper({ scheme: 'exchangeapp://', routes });
export const link: DeepLink | undefined = mapper.map('https://www.brand.com/en/kyc');
export const top: boolean | undefined = link?.topPage;
export const reason: string = mapper.explain('https://www.brand.com/en/kyc').reason;
