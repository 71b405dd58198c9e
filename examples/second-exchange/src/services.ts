import { createApiClient, type ApiClient } from '@exchange/api-client/fetch';
import { createBridge, type Bridge, type Transport } from '@exchange/app-bridge';
import { createQuoteSocket, type QuoteSocket } from '@exchange/quote-socket';
import { api, app } from '../exchange.config.ts';
import { createAccount, type Account } from './account/account.ts';
import { quoteCodec, type Price } from './quoteCodec.ts';

/** The calls of the exchange's app. */
export interface AppMethods extends Record<string, { params: unknown; data: unknown }> {
  'Device.info': { params: object; data: { version: string } };
  'Session.open': { params: { page: 'login' | 'register' }; data: unknown };
  'Session.get': { params: object; data: { token: string } };
}

/** Everything outside the page. */
export interface Services {
  client: ApiClient;
  prices: QuoteSocket<Price>;
  /** Undefined outside the app. */
  bridge: Bridge<AppMethods> | undefined;
  account: Account;
}

/** Connections to the services. `src/demo` has simulated ones. */
export interface Connections {
  apiUrl: string;
  fetch?: typeof fetch;
  quotesUrl: string;
  WebSocket?: typeof WebSocket;
  /** Connection to the app that shows the page. */
  transport?: Transport | undefined;
  storage: Storage;
}

export function createServices(connections: Connections): Services {
  const { apiUrl, fetch, quotesUrl, WebSocket, transport, storage } = connections;
  const account = createAccount(storage, () => client);
  const client = createApiClient({
    ...api,
    baseUrl: apiUrl,
    userToken: account.token,
    ...(fetch && { fetch }),
  });
  const prices = createQuoteSocket({
    url: quotesUrl,
    codec: quoteCodec,
    ...(WebSocket && { WebSocket }),
  });
  const bridge =
    transport &&
    createBridge<AppMethods>({
      transport,
      minVersion: app.minVersion,
      versionCall: {
        method: 'Device.info',
        params: {},
        versionOf: (data) => (data as { version: string }).version,
      },
    });
  return { client, prices, bridge, account };
}
