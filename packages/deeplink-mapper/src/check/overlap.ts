import { DeepLinkError } from '../table/deepLinkError.ts';
import { knownInPath, restName, toNative } from '../table/parameter.ts';
import {
  affixesOverlap,
  fillPattern,
  leadingWords,
  parsePattern,
  toExpression,
  valuesIn,
} from '../table/pattern.ts';
import type { Row } from '../table/row.ts';
import { linksOverlap } from './linksOverlap.ts';
import { haveOtherSeparators } from './separators.ts';

/**
 * Checks that no two rows have the same id, match the same URL or open the same link.
 *
 * @throws {DeepLinkError} `overlap`
 */
export function checkOverlaps(rows: readonly Row[]): void {
  checkIds(rows);
  checkLinks(rows);
  checkPaths(rows);
}

function checkIds(rows: readonly Row[]): void {
  const byId = new Map<string, Row>();
  for (const row of rows) {
    const other = byId.get(row.route.id);
    if (other) fail(other, row, 'id');
    byId.set(row.route.id, row);
  }
}

function checkLinks(rows: readonly Row[]): void {
  // Targets without values are looked up by key, so that large tables take linear time.
  const literals = new Map<string, Row>();
  const patterns: Row[] = [];
  for (const [i, row] of rows.entries()) {
    const { target, mini = false } = row.route;
    const key = `${mini} ${target}`;
    const isPattern = target.includes('{');
    const equal = literals.get(key);
    const others = isPattern ? rows.slice(0, i) : [...(equal ? [equal] : []), ...patterns];
    const other = others.find(
      (one) => linksOverlap(one, row) && !isReplacedBy(one, row) && !isReplacedBy(row, one),
    );
    if (other) fail(other, row, 'target');
    if (isPattern) patterns.push(row);
    else literals.set(key, row);
  }
}

/**
 * Whether another row without values has each path that would open its target with this row, such
 * as `/orders/new` beside `/orders/{id}`. The mapper then never opens that target with this row.
 */
function isReplacedBy({ route, parameters }: Row, { route: other }: Row): boolean {
  const { target } = route;
  const hasPlainValues = parameters.every(
    ({ name, spec }) => name !== restName && !(spec.endings ?? spec.default ?? spec.case),
  );
  // Joined values and those of a query cannot be read from the other target.
  const isReadable = target.includes('{') && !/\}\{|\?/.test(target);
  if (!hasPlainValues || !isReadable) return false;
  const names = valuesIn(target);
  const values = toExpression(target).exec(other.target)?.slice(1) ?? [];
  return route.paths.every((pattern) => {
    const path = fillPattern(parsePattern(pattern), (name) => values[names.indexOf(name)]);
    return path !== undefined && other.paths.includes(path);
  });
}

interface RowPath {
  readonly row: Row;
  readonly path: string;
}

function checkPaths(rows: readonly Row[]): void {
  // Paths without `{` and `*` are looked up by key, so that large tables take linear time.
  const literals = new Map<string, RowPath[]>();
  const patterns: RowPath[] = [];
  const all: RowPath[] = [];
  for (const entry of rows.flatMap(pathsOf)) {
    const { row, path } = entry;
    const isPattern = /[{*]/.test(path);
    const samePath = literals.get(path) ?? [];
    const candidates = isPattern ? all : [...patterns, ...samePath];
    const other = candidates.find(
      // A row may list a path that its `*` also matches. A second path with values would never be used.
      (one) => (one.row !== row || path.includes('{')) && pathsOverlap(entry, one),
    );
    if (other) fail(other.row, row, path);
    if (isPattern) patterns.push(entry);
    else literals.set(path, [...samePath, entry]);
    all.push(entry);
  }
}

function pathsOf(row: Row): readonly RowPath[] {
  return row.route.paths.map((path) => ({ row, path }));
}

function fail(other: Row, row: Row, field: string): never {
  const ids = [other.route.id, row.route.id];
  const message = `The rows "${ids.join('" and "')}" overlap in ${field}. Merge them or change one.`;
  throw new DeepLinkError('overlap', message, field, ids);
}

/** Whether a URL matches both paths, and nothing decides between them: neither a `when`, nor that one has values. */
function pathsOverlap(a: RowPath, b: RowPath): boolean {
  if (areDecidedByWhen(a, b) || winsOver(a, b) || winsOver(b, a)) return false;
  const [segments, otherSegments] = [a.path.split('/'), b.path.split('/')];
  const length = Math.max(segments.length, otherSegments.length);
  for (let i = 0; i < length; i++) {
    const [segment, other] = [segments[i], otherSegments[i]];
    if (segment === '*' || other === '*') return true;
    if (segment === undefined || other === undefined) return false;
    if (!segmentsOverlap({ row: a.row, text: segment }, { row: b.row, text: other })) return false;
  }
  return true;
}

/**
 * Whether the first path has no values and the other has, so that the mapper takes the first, whatever the order of the
 * rows. It must not hide a row whose `when` asks for more.
 */
function winsOver({ path }: RowPath, { path: other, row }: RowPath): boolean {
  return !/[{*]/.test(path) && /\{/.test(other) && !other.includes('*') && !row.route.when;
}

function areDecidedByWhen(a: RowPath, b: RowPath): boolean {
  const [when, otherWhen] = [a.row.route.when, b.row.route.when];
  if (when && otherWhen) {
    return when.parameter === otherWhen.parameter && when.value !== otherWhen.value;
  }
  if (!when && !otherWhen) return false;
  const [conditional, plain] = when ? [a, b] : [b, a];
  // The mapper finds the row with more leading words first. Only then does a row with a `when` take precedence.
  return leadingWords(conditional.path).length >= leadingWords(plain.path).length;
}

/** A segment of a web path, with the row that has the parameters of its values. */
interface Segment {
  readonly row: Row;
  readonly text: string;
}

/**
 * Whether both segments match the same text. Two values always do, regardless of their formats, unless their
 * separators differ. Tables can use one row with the endings of both values instead.
 */
function segmentsOverlap(a: Segment, b: Segment): boolean {
  if (!a.text.includes('{')) return matches(b, a.text);
  if (!b.text.includes('{')) return matches(a, b.text);
  const [pattern, other] = [parsePattern(a.text), parsePattern(b.text)];
  return (
    affixesOverlap(pattern, other) &&
    !haveOtherSeparators({ row: a.row, pattern }, { row: b.row, pattern: other })
  );
}

function matches({ row, text: segment }: Segment, text: string): boolean {
  if (!segment.includes('{')) return segment === text;
  const parameterOf = (name: string | undefined) =>
    row.parameters.find((parameter) => parameter.name === name);
  const expression = toExpression(segment, (name) => knownInPath(parameterOf(name)));
  const values = expression.exec(text)?.slice(1);
  const names = valuesIn(segment);
  return (
    values?.every((value, i) => {
      const parameter = parameterOf(names[i]);
      return parameter && toNative(parameter, value) !== undefined;
    }) ?? false
  );
}
