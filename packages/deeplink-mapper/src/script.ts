import { createMapper, type DeepLinkMapper, type DeepLinkMapperOptions } from './mapper.ts';
import { routes } from './routes.ts';
import { readRow } from './row.ts';

/** The package's own table is right (its tests say so): a page need not load what checks another one. */
function createDeepLinkMapper(options?: Omit<DeepLinkMapperOptions, 'routes'>): DeepLinkMapper {
  return createMapper(routes.map(readRow), options);
}

// The `<script>` build: what a page without a bundler needs, as one global.
Object.assign(globalThis, { ExchangeDeepLinks: { createDeepLinkMapper } });
