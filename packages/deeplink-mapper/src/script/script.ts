import { createMapper, type DeepLinkMapper } from '../mapper/mapper.ts';
import { withBrand } from '../preset/brand.ts';
import type { DeepLinkMapperOptions } from '../preset/mapper.ts';
import { checkOptions } from '../table/checkOptions.ts';
import { readRow } from '../table/row.ts';

/** Skips the checks of the table, because tests check the built-in one. This keeps the script small. */
function createDeepLinkMapper(options: Omit<DeepLinkMapperOptions, 'routes'> = {}): DeepLinkMapper {
  const config = withBrand(options);
  checkOptions(config, []);
  return createMapper(config.routes.map(readRow), config);
}

// Global of the `<script>` build, for pages without a bundler.
Object.assign(globalThis, { ExchangeDeepLinks: { createDeepLinkMapper } });
