import { simulator } from '@exchange/app-bridge/testing';
import type { Page } from '@exchange/region-env';
import { region } from '../../exchange.config.ts';
import type { Connections } from '../services.ts';
import { createDemoFetch } from './demoApi.ts';
import { createDemoQuotes } from './demoQuotes.ts';

/** Connects the page to simulated services. With `?app` in its address, also to a simulation of the exchange's app. */
export function connect({ search = '' }: Page): Connections {
  return demoConnections({ isApp: new URLSearchParams(search).has('app') });
}

/** Returns simulated services, so that the site runs without a server. `isApp` simulates the exchange's app as well. */
export function demoConnections({ isApp = false } = {}): Connections {
  const server = createDemoQuotes();
  let isMember = false;
  return {
    apiUrl: `https://gateway.${region.config.editions[0].domains[0]}`,
    fetch: createDemoFetch(),
    quotesUrl: server.url,
    WebSocket: server.WebSocket,
    transport: isApp
      ? simulator({
          methods: {
            'Device.info': { type: 'reply', data: { version: '2.0.0' } },
            'Session.open': () => {
              isMember = true;
              return { type: 'reply' };
            },
            'Session.get': () =>
              isMember ? { type: 'reply', data: { token: 'demo' } } : { type: 'fail', code: 401 },
          },
        })
      : undefined,
  };
}
