import { readTable } from '../table/readTable.ts';
import type { DeepLinkRoute } from '../table/route.ts';
import { checkParameters } from './checkParameters.ts';
import { checkOverlaps } from './overlap.ts';

/**
 * Checks a route table completely: each row, its formats and endings, and that no two rows have the same
 * id, match the same URL or open the same link. Call it in a test of your table. The mapper from the
 * engine entry checks only each row by itself, so that pages do not load the other checks.
 *
 * @throws {DeepLinkError} `badOption` if the table is not a list, `badRow` or `overlap`
 */
export function checkRoutes(routes: readonly DeepLinkRoute[]): void {
  const rows = readTable(routes);
  routes.forEach(checkParameters);
  checkOverlaps(rows);
}
