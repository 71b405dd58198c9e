import { createScriptMapper } from './scriptMapper.ts';

// Global of the `<script>` build, for pages without a bundler.
Object.assign(globalThis, { ExchangeDeepLinks: { createDeepLinkMapper: createScriptMapper } });
