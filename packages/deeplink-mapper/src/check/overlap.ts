import { toNative } from '../table/parameter.ts';
import { toExpression, valuesIn } from '../table/pattern.ts';
import type { Row } from '../table/row.ts';
import { DeepLinkError } from '../table/deepLinkError.ts';

interface Entry {
  readonly row: Row;
  readonly path: string;
}

/**
 * Checks that no two rows have the same id, match the same URL or open the same link.
 *
 * @throws {DeepLinkError} `overlap`
 */
export function checkOverlaps(rows: readonly Row[]): void {
  const seen = new Map<string, Row>();
  // Paths without `{` and `*` are looked up by key, so that large tables take linear time.
  const literals = new Map<string, Entry[]>();
  const patterns: Entry[] = [];
  const all: Entry[] = [];
  for (const row of rows) {
    const { id, paths, target, mini = false } = row.route;
    const keys = [id, ...(row.parameters.length > 0 ? [] : [`${mini} ${target}`])];
    for (const key of keys) {
      const other = seen.get(key);
      if (other) fail(other, row, key === id ? 'id' : 'target');
      seen.set(key, row);
    }
    for (const path of paths) {
      const isPattern = /[{*]/.test(path);
      const samePath = literals.get(path) ?? [];
      const entry = { row, path };
      for (const other of isPattern ? all : [...patterns, ...samePath]) {
        // A row may list a path that its `*` also matches. A second path with values would never be
        // used.
        const isRelevant = other.row !== row || path.includes('{');
        if (isRelevant && overlap(entry, other)) fail(other.row, row, path);
      }
      if (isPattern) patterns.push(entry);
      else literals.set(path, [...samePath, entry]);
      all.push(entry);
    }
  }
}

function fail(other: Row, row: Row, field: string): never {
  const ids = [other.route.id, row.route.id];
  const message = `The rows "${ids.join('" and "')}" overlap in ${field}. Merge them or change one.`;
  throw new DeepLinkError('overlap', message, field, ids);
}

function overlap({ row, path }: Entry, { row: other, path: otherPath }: Entry): boolean {
  const [when, otherWhen] = [row.route.when, other.route.when];
  const areApart =
    when?.parameter === otherWhen?.parameter
      ? when?.value !== otherWhen?.value
      : !when || !otherWhen;
  if (areApart) return false;
  const segments = path.split('/');
  const others = otherPath.split('/');
  for (let i = 0; ; i++) {
    const [segment, against] = [segments[i], others[i]];
    if (segment === '*' || against === '*') return true;
    if (segment === undefined || against === undefined) return segment === against;
    if (segment === against) continue;
    if (!takes(row, segment, against) && !takes(other, against, segment)) return false;
  }
}

/**
 * Whether a row's segment matches a segment of another path. Two values always match, regardless of
 * their formats. Tables can use one row with the endings of both values instead.
 */
function takes({ parameters }: Row, segment: string, other: string): boolean {
  if (!segment.includes('{')) return segment === other;
  const names = valuesIn(segment);
  const values = toExpression(segment).exec(other)?.slice(1);
  return (
    values?.every((value, i) => {
      const parameter = parameters.find(({ name }) => name === names[i]);
      return value.includes('{') || (parameter && toNative(parameter, value) !== undefined);
    }) ?? false
  );
}
