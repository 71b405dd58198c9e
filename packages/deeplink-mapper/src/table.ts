import { overlap } from './overlap.ts';
import type { DeepLinkRoute } from './route.ts';
import { readRow, type Row } from './row.ts';
import { DeepLinkTableError } from './tableError.ts';

/**
 * Reads the rows of a table, each checked alone and against the others.
 *
 * @throws {DeepLinkTableError} `bad-row`, `overlap`
 */
export function readTable(routes: readonly DeepLinkRoute[]): readonly Row[] {
  const rows = routes.map(readRow);
  rows.forEach((row, i) => {
    for (const other of rows.slice(0, i)) {
      const ids = [other.route.id, row.route.id];
      const path = ids[0] === ids[1] ? 'this id' : overlap(row, other);
      if (path === undefined) continue;
      throw new DeepLinkTableError(
        'overlap',
        `Deep-link rows "${ids.join('" and "')}" both have ${path}; take it out of one.`,
        ids,
      );
    }
  });
  return rows;
}
