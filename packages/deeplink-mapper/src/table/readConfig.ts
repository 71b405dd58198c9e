import { checkOptions } from './checkOptions.ts';
import type { DeepLinkConfig } from './config.ts';
import { readTable } from './readTable.ts';
import type { Row } from './row.ts';

/**
 * Checks the options and returns the rows of the table.
 *
 * @throws {DeepLinkError} if an option is invalid
 * @throws {DeepLinkError} if the table is invalid
 */
export function readConfig(config: DeepLinkConfig): readonly Row[] {
  const rows = readTable(config.routes);
  const opensMini = rows.some(({ route }) => route.mini);
  checkOptions(config, [
    'scheme',
    'siteOrigins',
    ...(opensMini ? (['miniScheme', 'miniRoute'] as const) : []),
  ]);
  return rows;
}
