import { overlap } from './overlap.ts';
import type { DeepLinkRoute } from './route.ts';
import { readRow, type Row, valueNames, valuesIn } from './row.ts';
import { DeepLinkTableError } from './tableError.ts';

/**
 * Parses the rows of a table and checks each row alone and against the others.
 *
 * @throws {DeepLinkTableError} `bad-row`, `overlap`
 */
export function readTable(routes: readonly DeepLinkRoute[]): readonly Row[] {
  routes.forEach(checkRow);
  const rows = routes.map(readRow);
  rows.forEach((row, i) => {
    for (const other of rows.slice(0, i)) {
      const ids = [other.route.id, row.route.id];
      const path = ids[0] === ids[1] ? 'the id' : overlap(row, other);
      if (path === undefined) continue;
      throw new DeepLinkTableError(
        'overlap',
        `Deep-link rows "${ids.join('" and "')}" overlap in ${path}. Change one of them.`,
        ids,
      );
    }
  });
  return rows;
}

/** @throws {DeepLinkTableError} `bad-row` */
function checkRow(route: DeepLinkRoute): void {
  const { id, paths, params = {}, target, when } = route;
  const names = valueNames(route);
  const checks = {
    paths: paths.every(
      (path) =>
        /^(\/([\w-]+|\{[\w-]+\}))+(\/\*)?$/.test(path) &&
        String(valuesIn(path)) === String(valuesIn(paths[0] ?? '')) &&
        !(when && /[{*]/.test(path)),
    ),
    target: /^[\w/-]+([?&][\w-]+=([\w-]|\{[\w-]+\})+)*$/.test(target),
    when: /^[\w-]*$/.test(when?.parameter ?? ''),
    params: Object.entries(params).every(
      ([name, { endings = {}, default: value = '' }]) =>
        names.includes(name) && /^[\w,-]*$/.test(String([value, Object.entries(endings)])),
    ),
  };
  for (const [field, isRight] of Object.entries(checks)) {
    if (isRight) continue;
    const message = `Deep-link row "${id}" has invalid ${field}. See DeepLinkRoute.${field}.`;
    throw new DeepLinkTableError('bad-row', message, [id]);
  }
}
