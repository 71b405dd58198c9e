import {
  answerMessages,
  catchUrls,
  injectHost,
  simulator,
  type Script,
  type SimulatedHost,
} from '../src/testing/index.ts';
import { callbackUrlTransport } from '../src/transports/callbackUrlTransport.ts';
import { injectedTransport } from '../src/transports/injectedTransport.ts';
import { postMessageTransport } from '../src/transports/postMessageTransport.ts';
import type { Transport } from '../src/transports/transport.ts';
import { createWindow } from './fakeWindow.ts';

/** A transport connected to a simulated app. */
interface ConnectedTransport {
  transport: Transport;
  host: Pick<SimulatedHost, 'calls' | 'emit' | 'dispose'>;
  /** Has a key per global or listener of the transport. Empty after `dispose`. */
  scope: object;
}

export const pageOrigin = 'https://www.brand.com';
export const appOrigin = 'https://app.brand.com';

const connectors = {
  simulator(script: Script): ConnectedTransport {
    const transport = simulator(script);
    return {
      transport,
      host: { calls: transport.calls, emit: transport.emit, dispose: () => undefined },
      scope: {},
    };
  },
  injected(script: Script): ConnectedTransport {
    const scope = {};
    return {
      transport: injectedTransport({ scope, ...timed(script) }),
      host: injectHost(script, { scope }),
      scope,
    };
  },
  postMessage(script: Script): ConnectedTransport {
    const page = createWindow(pageOrigin);
    const app = createWindow(appOrigin);
    const host = answerMessages(script, { origin: pageOrigin, scope: app.window });
    const transport = postMessageTransport({
      target: () => app.seenFrom(page),
      origin: appOrigin,
      scope: page.window,
      ...timed(script),
    });
    return { transport, host, scope: page.listeners };
  },
  callbackUrl(script: Script): ConnectedTransport {
    const scope = {};
    const host = catchUrls(script, { scope });
    return {
      transport: callbackUrlTransport({ scope, open: host.open, ...timed(script) }),
      host,
      scope,
    };
  },
};

export type TransportName = keyof typeof connectors;

export const transportNames = Object.keys(connectors) as TransportName[];

export function connectTransport(name: TransportName, script: Script = {}): ConnectedTransport {
  return connectors[name](script);
}

function timed({ clock }: Script) {
  return clock ? { clock } : {};
}
