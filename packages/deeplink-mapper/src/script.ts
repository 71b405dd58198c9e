// The `<script>` build: what a page without a bundler needs, as the global `ExchangeDeepLinks`.
export { createDeepLinkMapper } from './mapper.ts';
