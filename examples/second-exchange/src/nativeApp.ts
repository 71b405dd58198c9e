import {
  injectedTransport,
  type Bridge,
  type LoginView,
  type Transport,
} from '@exchange/app-bridge';
import { app } from '../exchange.config.ts';

/** The calls of the exchange's app. */
export interface AppMethods extends Record<string, { params: unknown; data: unknown }> {
  'Device.info': { params: object; data: { version: string } };
  'Session.open': { params: { page: LoginView }; data: unknown };
  'Session.get': { params: object; data: { token: string } };
}

/** Connects the page to the app that shows it. An app with another channel needs another transport. */
export function appTransport(): Transport {
  const { hostName, receiverName } = app;
  return injectedTransport({ hostName, receiverName });
}

/** Asks the app for its version. */
export const versionCall = {
  method: 'Device.info',
  params: {},
  versionOf: (data: unknown) => (data as { version: string }).version,
};

/** Opens the app's page for a login or a registration. */
export const loginCall = (page: LoginView) => ({ method: 'Session.open', params: { page } });

/** Asks the app for the token of its login. Undefined for a guest of the app, and if the app sets a cookie instead. */
export async function appToken(bridge: Bridge<AppMethods>): Promise<string | undefined> {
  try {
    return (await bridge.call('Session.get', {})).token;
  } catch (error) {
    console.warn(error);
    return undefined;
  }
}
