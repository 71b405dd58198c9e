import { dateSign, toWeb } from '../table/parameter.ts';
import { affixesMeet, parsePattern, type Pattern } from '../table/pattern.ts';
import type { Row } from '../table/row.ts';
import { splitText } from '../table/splitText.ts';

/**
 * Whether two rows can write the same link. Two values always can, regardless of their formats, unless their
 * native endings differ.
 */
export function linksMeet(a: Row, b: Row): boolean {
  if ((a.route.mini ?? false) !== (b.route.mini ?? false)) return false;
  const [segments, others] = [pathOf(a), pathOf(b)];
  return (
    segments.length === others.length &&
    segments.every((segment, i) => textsMeet(a, segment, b, others[i] ?? [])) &&
    queriesMeet(a, a.query, b, b.query)
  );
}

function pathOf({ route: { target } }: Row): readonly Pattern[] {
  const [path = ''] = target.split('?');
  return path.split('/').map(parsePattern);
}

/** Compares the rest of both queries. A parameter with an optional value may be absent. */
function queriesMeet(a: Row, query: Row['query'], b: Row, other: Row['query']): boolean {
  const [[name, pattern] = ['', []], ...rest] = query;
  const [[otherName, otherPattern] = ['', []], ...otherRest] = other;
  if (query.length === 0 && other.length === 0) return true;
  const mayLack = query.length > 0 && isOptional(a, pattern);
  const mayOtherLack = other.length > 0 && isOptional(b, otherPattern);
  if (name === otherName) {
    const meet = textsMeet(a, pattern, b, otherPattern) || (mayLack && mayOtherLack);
    return meet && queriesMeet(a, rest, b, otherRest);
  }
  return (
    (mayLack && queriesMeet(a, rest, b, other)) ||
    (mayOtherLack && queriesMeet(a, query, b, otherRest))
  );
}

function isOptional({ parameters }: Row, pattern: Pattern): boolean {
  return parameters.some(
    ({ name, spec }) =>
      spec.optional &&
      spec.default === undefined &&
      pattern.some((part, i) => i % 2 && part === name),
  );
}

/** Returns whether some text matches both patterns. */
function textsMeet(a: Row, pattern: Pattern, b: Row, other: Pattern): boolean {
  if (pattern.length === 1) return writes(b, other, pattern[0] ?? '');
  if (other.length === 1) return writes(a, pattern, other[0] ?? '');
  return affixesMeet(pattern, other, endingsOf(a, pattern), endingsOf(b, other));
}

function writes({ parameters }: Row, pattern: Pattern, text: string): boolean {
  const accepts = (name: string, value: string) =>
    parameters.some((one) => one.name === name && toWeb(one, value) !== undefined);
  return splitText(pattern, text, accepts) !== undefined;
}

/** Returns the native endings of the last value in a pattern. A date may be any text. */
function endingsOf({ parameters }: Row, pattern: Pattern): readonly string[] {
  const last = parameters.find(({ name }) => name === pattern.at(-2));
  return (last?.endings ?? []).map(([, native]) => (native.includes(dateSign) ? '' : native));
}
