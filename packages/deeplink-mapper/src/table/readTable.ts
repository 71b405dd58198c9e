import { checkRow } from './checkRow.ts';
import { ensure } from './fields.ts';
import type { DeepLinkRoute } from './route.ts';
import { readRow, type Row } from './row.ts';

/**
 * Parses the rows of a table. Checks each row, and that the row named in each `fallback` exists.
 *
 * @throws {DeepLinkError} `badRow`
 * @throws {DeepLinkError} if the table is not a list
 */
export function readTable(routes: readonly DeepLinkRoute[]): readonly Row[] {
  const isList: boolean = Array.isArray(routes);
  ensure(isList, {
    field: 'routes',
    value: routes,
    example: '[{"id":"kyc","paths":["/kyc"],"target":"kyc"}]',
  });
  routes.forEach(checkRow);
  const rows = routes.map(readRow);
  const withoutValues = rows.filter(({ parameters }) => !parameters[0]);
  const fallbacks = [undefined, ...withoutValues.map(({ route }) => route.id)];
  for (const { id, fallback } of routes) {
    const isRight = fallbacks.includes(fallback);
    ensure(isRight, { field: 'fallback', value: fallback, example: 'a row without values', id });
  }
  return rows;
}
