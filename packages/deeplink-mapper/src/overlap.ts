import { readValue } from './parameter.ts';
import type { Row } from './row.ts';

/**
 * The first path of `row` that takes an address which `other` takes too. Two values at the same place
 * always count, whatever their formats: one row with the endings of both says the same.
 */
export function overlap(row: Row, other: Row): string | undefined {
  const [when, otherWhen] = [row.route.when, other.route.when];
  const areApart =
    when?.parameter === otherWhen?.parameter
      ? when?.value !== otherWhen?.value
      : !when || !otherWhen;
  if (areApart) return undefined;
  return row.route.paths.find((_, i) =>
    other.paths.some((path) => meet(row, row.paths[i] ?? [], other, path)),
  );
}

function meet(
  row: Row,
  [segment, ...rest]: readonly string[],
  other: Row,
  [otherSegment, ...otherRest]: readonly string[],
): boolean {
  if (segment === '*' || otherSegment === '*') return true;
  if (segment === undefined || otherSegment === undefined) return segment === otherSegment;
  return (
    (segment === otherSegment ||
      takes(row, segment, otherSegment) ||
      takes(other, otherSegment, segment)) &&
    meet(row, rest, other, otherRest)
  );
}

function takes({ parameters }: Row, value: string, segment: string): boolean {
  return parameters.some(
    (parameter) =>
      value === `{${parameter.name}}` &&
      (segment.startsWith('{') || readValue(parameter, segment) !== undefined),
  );
}
