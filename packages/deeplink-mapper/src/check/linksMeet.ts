import { dateSign, restName, toNative, toNativeCase, toWeb } from '../table/parameter.ts';
import { affixesMeet, literalOf, parsePattern, type Pattern, valuesOf } from '../table/pattern.ts';
import type { Row } from '../table/row.ts';
import { splitText } from '../table/splitText.ts';
import { haveOtherSeparators } from './separators.ts';

/**
 * Whether two rows can write the same link. Two values always can, regardless of their formats, unless their
 * native endings differ.
 */
export function linksMeet(a: Row, b: Row): boolean {
  if ((a.route.mini ?? false) !== (b.route.mini ?? false)) return false;
  return pathsMeet(a, b) && queriesMeet(a, a.query, b, b.query);
}

/** Compares the native paths segment by segment, until one has `{*}`, which may be any number of segments. */
function pathsMeet(a: Row, b: Row): boolean {
  const [segments, others] = [segmentsOf(a), segmentsOf(b)];
  for (let i = 0; ; i++) {
    const [segment, other] = [segments[i], others[i]];
    if (segment?.[1] === restName || other?.[1] === restName) return true;
    if (!segment || !other) return segment === other;
    if (!textsMeet(a, segment, b, other)) return false;
  }
}

/** Returns the segments of the path, which are compared one by one, because a value has no slash. */
function segmentsOf({ route: { target } }: Row): readonly Pattern[] {
  const [path = ''] = target.split('?');
  return path.split('/').map(parsePattern);
}

/**
 * Compares the rest of both queries. A link has its parameters in the order of its row, without the optional ones that have
 * no value.
 */
function queriesMeet(a: Row, query: Row['query'], b: Row, other: Row['query']): boolean {
  const [first, ...rest] = query;
  const [otherFirst, ...otherRest] = other;
  if (!first && !otherFirst) return true;
  const mayLack = first !== undefined && isOptional(a, first[1]);
  const mayOtherLack = otherFirst !== undefined && isOptional(b, otherFirst[1]);
  if (first && otherFirst && first[0] === otherFirst[0]) {
    const meet = textsMeet(a, first[1], b, otherFirst[1]) || (mayLack && mayOtherLack);
    return meet && queriesMeet(a, rest, b, otherRest);
  }
  return (
    (mayLack && queriesMeet(a, rest, b, other)) ||
    (mayOtherLack && queriesMeet(a, query, b, otherRest))
  );
}

/** Returns whether a link lacks the parameter with this pattern if its value is absent. */
function isOptional({ parameters }: Row, pattern: Pattern): boolean {
  const names = valuesOf(pattern);
  if (names.includes(restName)) return true;
  return parameters.some(
    ({ name, spec }) => names.includes(name) && spec.optional && spec.default === undefined,
  );
}

/** Returns whether some text matches both patterns. */
function textsMeet(a: Row, pattern: Pattern, b: Row, other: Pattern): boolean {
  const [text, otherText] = [literalOf(pattern), literalOf(other)];
  if (text !== undefined) return writes(b, other, text);
  if (otherText !== undefined) return writes(a, pattern, otherText);
  const meet = affixesMeet(pattern, other, endingsOf(a, pattern), endingsOf(b, other));
  return meet && !haveOtherSeparators(a, pattern, b, other);
}

/** Returns whether a pattern of the row can be filled with values so that it has this text. */
function writes({ parameters }: Row, pattern: Pattern, text: string): boolean {
  const accepts = (name: string, value: string) =>
    parameters.some((one) => one.name === name && toNative(one, toWeb(one, value)) === value);
  return splitText(pattern, text, accepts) !== undefined;
}

/** Returns the native endings of the last value in a pattern. A date may be any text. */
function endingsOf({ parameters }: Row, pattern: Pattern): readonly string[] {
  const lastName = valuesOf(pattern).at(-1);
  const last = parameters.find(({ name }) => name === lastName);
  return (last?.endings ?? []).map(([, native]) =>
    last && !native.includes(dateSign) ? toNativeCase(last, native) : '',
  );
}
