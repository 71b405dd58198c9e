import { checkOptions } from './checkOptions.ts';
import type { DeepLinkConfig } from './config.ts';
import { readTable } from './readTable.ts';
import type { Row } from './row.ts';

/**
 * Checks the options and returns the rows of the table.
 *
 * @param required - options that must be present. Those of mini programs also are required if the table has some.
 * @throws {DeepLinkError} if an option or the table is invalid
 */
export function readConfig(
  config: Partial<DeepLinkConfig> & Pick<DeepLinkConfig, 'routes'>,
  required: readonly (keyof DeepLinkConfig)[],
): readonly Row[] {
  const rows = readTable(config.routes);
  const opensMini = rows.some(({ route }) => route.mini);
  checkOptions(config, opensMini ? [...required, 'miniScheme', 'miniRoute'] : required);
  return rows;
}
