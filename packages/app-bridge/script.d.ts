import type * as appBridge from './dist/index.js';
import type * as links from './dist/links.js';
import type * as miniApp from './dist/mini-app.js';
import type { openApp } from './dist/open.js';

declare global {
  /**
   * The functions and classes of `@exchange/app-bridge`, `/links`, `/mini-app` and `/open`. The build
   * `@exchange/app-bridge/script` sets this global.
   */
  var ExchangeAppBridge: typeof appBridge &
    typeof links &
    typeof miniApp & { openApp: typeof openApp };
}
