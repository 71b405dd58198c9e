import { createMapper, type DeepLinkMapper, type DeepLinkMapperOptions } from '../mapper/mapper.ts';
import { routes } from '../preset/routes.ts';
import { readRow } from '../table/row.ts';

/** Skips validation, because tests validate the built-in table. This keeps the script small. */
function createDeepLinkMapper(options?: Omit<DeepLinkMapperOptions, 'routes'>): DeepLinkMapper {
  return createMapper(routes.map(readRow), options);
}

// Global of the `<script>` build, for pages without a bundler.
Object.assign(globalThis, { ExchangeDeepLinks: { createDeepLinkMapper } });
