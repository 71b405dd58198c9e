import { createApiClient, type ApiClient } from '@exchange/api-client/fetch';
import { createBridge, type Bridge, type Transport } from '@exchange/app-bridge';
import { createQuoteSocket, type QuoteSocket } from '@exchange/quote-socket';
import { api, app, tokenHeader } from '../exchange.config.ts';
import { createAccount, type Account } from './account/account.ts';
import { versionCall, type AppMethods } from './nativeApp.ts';
import { quoteCodec, type Price } from './quoteCodec.ts';

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
    userToken() {
      const token = account.token();
      return token === undefined ? undefined : tokenHeader(token);
    },
    ...(fetch && { fetch }),
  });
  const prices = createQuoteSocket({
    url: quotesUrl,
    codec: quoteCodec,
    ...(WebSocket && { WebSocket }),
  });
  const { minVersion } = app;
  const bridge = transport && createBridge<AppMethods>({ transport, minVersion, versionCall });
  return { client, prices, bridge, account };
}
