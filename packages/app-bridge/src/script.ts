import * as appBridge from './index.ts';
import * as links from './links/index.ts';
import * as miniApp from './miniApp.ts';
import { openApp } from './openApp.ts';

declare global {
  // Also declared in script.d.ts, because the declaration bundler cannot output the type of a whole
  // module.
  var ExchangeAppBridge: typeof appBridge &
    typeof links &
    typeof miniApp & { openApp: typeof openApp };
}

// Assigned to `globalThis`, because a top-level variable would be local if a bundler imports the script
// as a module.
globalThis.ExchangeAppBridge = { ...appBridge, ...links, ...miniApp, openApp };
