import type { Segment } from './matcher.ts';
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
  return row.route.paths.find((_, i) => other.paths.some((path) => meet(row.paths[i] ?? [], path)));
}

function meet(
  [segment, ...rest]: readonly Segment[],
  [other, ...otherRest]: readonly Segment[],
): boolean {
  if (segment === '*' || other === '*') return true;
  if (segment === undefined || other === undefined) return segment === other;
  return (takes(segment, other) || takes(other, segment)) && meet(rest, otherRest);
}

function takes(segment: Segment, other: Segment): boolean {
  if (typeof segment === 'string') return segment === other;
  return typeof other !== 'string' || readValue(segment, other) !== undefined;
}
