import * as appBridge from '../index.ts';
import { openApp } from '../open/index.ts';

declare global {
  /** All functions and classes of `@exchange/app-bridge`, and `openApp`. Set by `@exchange/app-bridge/script`. */
  var ExchangeAppBridge: typeof appBridge & { openApp: typeof openApp };
}

// A variable of the build would be local where a bundler imports the script as a module.
globalThis.ExchangeAppBridge = { ...appBridge, openApp };
