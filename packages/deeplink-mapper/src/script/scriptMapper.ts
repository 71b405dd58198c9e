import { createMapper, type DeepLinkMapper } from '../mapper/mapper.ts';
import { withBrand } from '../preset/brand.ts';
import type { DeepLinkMapperOptions } from '../preset/mapper.ts';
import { readRow } from '../table/row.ts';

/** Options of the `<script>` builds, which always use the table of spec 2.3. */
export type ScriptOptions = Omit<DeepLinkMapperOptions, 'routes'>;

/** Creates a mapper without checks. Tests check the table, and the development script checks the options. */
export function createScriptMapper(options: ScriptOptions = {}): DeepLinkMapper {
  const config = withBrand(options);
  return createMapper(config.routes.map(readRow), config);
}
