import {
  answerMessages,
  catchUrls,
  injectHost,
  simulator,
  type Script,
  type SimulatedHost,
} from '../src/testing.ts';
import { callbackUrlTransport } from '../src/callbackUrlTransport.ts';
import { injectedTransport } from '../src/injectedTransport.ts';
import { postMessageTransport } from '../src/postMessageTransport.ts';
import type { Transport } from '../src/transport.ts';
import { createWindow } from './windows.ts';

/** A transport connected to a simulated app. */
interface Line {
  transport: Transport;
  host: Pick<SimulatedHost, 'calls' | 'dispose'>;
  /** Has a key per global or listener of the transport. Empty after `dispose`. */
  scope: object;
}

export const pageOrigin = 'https://www.brand.com';
export const appOrigin = 'https://app.brand.com';

const connectors = {
  simulator(script: Script): Line {
    const transport = simulator(script);
    return { transport, host: { calls: transport.calls, dispose: () => undefined }, scope: {} };
  },
  injected(script: Script): Line {
    const scope = {};
    return {
      transport: injectedTransport({ scope, ...timed(script) }),
      host: injectHost(script, { scope }),
      scope,
    };
  },
  postMessage(script: Script): Line {
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
  callbackUrl(script: Script): Line {
    const scope = {};
    const host = catchUrls(script, { scope });
    return {
      transport: callbackUrlTransport({ scope, open: host.open, ...timed(script) }),
      host,
      scope,
    };
  },
};

export type LineName = keyof typeof connectors;

export const lineNames = Object.keys(connectors) as LineName[];

export function openLine(name: LineName, script: Script = {}): Line {
  return connectors[name](script);
}

function timed({ clock }: Script) {
  return clock ? { clock } : {};
}
