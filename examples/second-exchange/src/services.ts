import type { ApiClient } from '@exchange/api-client/fetch';
import { createBridge, type Bridge, type Transport } from '@exchange/app-bridge';
import { createQuoteSocket, type QuoteSocket } from '@exchange/quote-socket';
import { app, quotes } from '../exchange.config.ts';
import { createAccount, type Account } from './account/account.ts';
import { createClient } from './client.ts';
import { versionCall, type AppMethods } from './nativeApp.ts';
import { createQuoteCodec, type Price } from './quoteCodec.ts';

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
}

/** @param storage - keeps the visitor's login */
export function createServices(connections: Connections, storage: Storage): Services {
  const { quotesUrl, WebSocket, transport } = connections;
  const account = createAccount(
    storage,
    () => client,
    () => {
      // An open price stream would stay logged in. A page without prices has none, and `reconnect` would open one.
      if (prices.phase !== 'idle') prices.reconnect();
    },
  );
  const client = createClient(connections, account.token);
  const prices = createQuoteSocket({
    url: quotesUrl,
    codec: createQuoteCodec(() => quotes.key),
    ...(WebSocket && { WebSocket }),
  });
  const { minVersion } = app;
  const bridge = transport && createBridge<AppMethods>({ transport, minVersion, versionCall });
  return { client, prices, bridge, account };
}
