import { checkRow } from './checkRow.ts';
import { DeepLinkOptionError } from './optionError.ts';
import { checkOverlaps } from './overlap.ts';
import type { DeepLinkRoute } from './route.ts';
import { readRow, type Row } from './row.ts';
import { failRow } from './tableError.ts';

/**
 * Parses the rows of a table and checks each row alone and against the others.
 *
 * @throws {DeepLinkTableError} `badRow`, `overlap`
 * @throws {DeepLinkOptionError} if the table is not a list
 */
export function readTable(routes: readonly DeepLinkRoute[]): readonly Row[] {
  const isList: boolean = Array.isArray(routes);
  const example = [{ id: 'kyc', paths: ['/kyc'], target: 'kyc' }];
  if (!isList) throw new DeepLinkOptionError('routes', routes, example);
  routes.forEach(checkRow);
  const rows = routes.map(readRow);
  checkOverlaps(rows);
  const withoutValues = rows.filter(({ parameters }) => parameters.length === 0);
  const fallbacks = [undefined, ...withoutValues.map(({ route }) => route.id)];
  for (const { id, fallback } of routes) {
    if (!fallbacks.includes(fallback)) {
      failRow(id, 'fallback', fallback, 'the id of a row without values');
    }
  }
  return rows;
}
