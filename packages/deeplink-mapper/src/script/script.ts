import { createScriptMapper } from './scriptMapper.ts';

// Sets the global that pages without a bundler use.
Object.assign(globalThis, { ExchangeDeepLinks: { createDeepLinkMapper: createScriptMapper } });
