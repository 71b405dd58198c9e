import { dateSign, restName, toNative, toNativeCase, toWeb } from '../table/parameter.ts';
import {
  affixesOverlap,
  literalOf,
  type Pattern,
  parsePattern,
  valuesOf,
} from '../table/pattern.ts';
import type { Row } from '../table/row.ts';
import { splitText } from '../table/splitText.ts';
import { haveOtherSeparators, type RowPattern } from './separators.ts';

/** A query parameter of a row's link. Its pattern is that of its value. */
interface QueryParameter extends RowPattern {
  readonly name: string;
  /** Whether links lack the parameter if they have no value for it. */
  readonly isOptional: boolean;
}

/**
 * Whether two rows can write the same link. Two values always can, regardless of their formats, unless their
 * native endings differ.
 */
export function linksOverlap(a: Row, b: Row): boolean {
  const [isMini, isOtherMini] = [a.route.mini ?? false, b.route.mini ?? false];
  return isMini === isOtherMini && pathsOverlap(a, b) && queriesOverlap(queryOf(a), queryOf(b));
}

/** Compares the native paths segment by segment, until one has `{*}`, which may be any number of segments. */
function pathsOverlap(a: Row, b: Row): boolean {
  const [segments, otherSegments] = [segmentsOf(a), segmentsOf(b)];
  const length = Math.max(segments.length, otherSegments.length);
  for (let i = 0; i < length; i++) {
    const [segment, other] = [segments[i], otherSegments[i]];
    if (isRest(segment) || isRest(other)) return true;
    if (!segment || !other || !textsOverlap(segment, other)) return false;
  }
  return true;
}

/** Returns the segments of the path. A value has no slash, so each value is within one segment. */
function segmentsOf(row: Row): readonly RowPattern[] {
  const [path = ''] = row.route.target.split('?');
  return path.split('/').map((segment) => ({ row, pattern: parsePattern(segment) }));
}

function isRest(segment: RowPattern | undefined): boolean {
  return segment?.pattern[1] === restName;
}

function queryOf(row: Row): readonly QueryParameter[] {
  return row.query.map(([name, pattern]) => ({
    row,
    name,
    pattern,
    isOptional: isOptional(row, pattern),
  }));
}

function isOptional({ parameters }: Row, pattern: Pattern): boolean {
  const names = valuesOf(pattern);
  if (names.includes(restName)) return true;
  return parameters.some(
    ({ name, spec }) => names.includes(name) && spec.optional && spec.default === undefined,
  );
}

/**
 * Compares the parameters in their order, which is the same in all links of a row. A parameter that
 * the other row does not have next must be absent.
 */
function queriesOverlap(a: readonly QueryParameter[], b: readonly QueryParameter[]): boolean {
  const [first, ...rest] = a;
  const [otherFirst, ...otherRest] = b;
  if (!first && !otherFirst) return true;
  if (first && first.name === otherFirst?.name) {
    const canBothBeAbsent = first.isOptional && otherFirst.isOptional;
    return (canBothBeAbsent || textsOverlap(first, otherFirst)) && queriesOverlap(rest, otherRest);
  }
  const overlapsWithoutFirst = first?.isOptional && queriesOverlap(rest, b);
  const overlapsWithoutOther = otherFirst?.isOptional && queriesOverlap(a, otherRest);
  return (overlapsWithoutFirst || overlapsWithoutOther) ?? false;
}

/** Returns whether some text matches both patterns. */
function textsOverlap(a: RowPattern, b: RowPattern): boolean {
  const [text, otherText] = [literalOf(a.pattern), literalOf(b.pattern)];
  if (text !== undefined) return canBe(b, text);
  if (otherText !== undefined) return canBe(a, otherText);
  const overlap = affixesOverlap(a.pattern, b.pattern, nativeEndings(a), nativeEndings(b));
  return overlap && !haveOtherSeparators(a, b);
}

/** Returns whether values exist with which the pattern is this text. */
function canBe({ row, pattern }: RowPattern, text: string): boolean {
  const accepts = (name: string, value: string) =>
    row.parameters.some(
      (parameter) =>
        parameter.name === name && toNative(parameter, toWeb(parameter, value)) === value,
    );
  return splitText(pattern, text, accepts) !== undefined;
}

/** Returns the native endings of the last value in a pattern: `''`, which any text has, for an ending with a date. */
function nativeEndings({ row, pattern }: RowPattern): readonly string[] {
  const lastName = valuesOf(pattern).at(-1);
  const last = row.parameters.find(({ name }) => name === lastName);
  return (last?.endings ?? []).map(([, native]) =>
    last && !native.includes(dateSign) ? toNativeCase(last, native) : '',
  );
}
