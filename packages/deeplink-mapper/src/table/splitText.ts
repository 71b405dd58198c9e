import { maxLength } from './parameter.ts';
import type { Pattern } from './pattern.ts';

/**
 * Splits a text into the values of a pattern, such that every value is accepted. Returns undefined if that is
 * impossible. If there are several ways, the first values are as short as possible, and values with a `knownOf`
 * list as long as possible.
 *
 * The number of calls of `accepts` does not grow with the text: a value has at most 256 characters, and each
 * position is tried once per value.
 *
 * @param knownOf - returns the only values that may be at the start of a text, undefined for any value
 */
export function splitText(
  pattern: Pattern,
  text: string,
  accepts: (name: string, value: string) => boolean,
  knownOf: (name: string, text: string) => readonly string[] | undefined = () => undefined,
): readonly string[] | undefined {
  const literals = pattern.filter((_, i) => i % 2 === 0);
  const count = pattern.length - literals.length;
  if (text.length > literals.join('').length + count * maxLength) return undefined;

  const values: string[] = [];
  /** Positions at which a value and the rest of the pattern do not fit, per value. */
  const failed = literals.map(() => new Set<number>());

  /** Returns the possible ends of a value, in order of preference. */
  function endsOf(index: number, name: string, start: number): readonly number[] {
    const known = knownOf(name, text.slice(start));
    if (known) return known.map(({ length }) => start + length).sort((a, b) => b - a);
    const after = literals[index + 1] ?? '';
    if (index === count - 1) return [text.length - after.length];
    return Array.from({ length: maxLength }, (_, i) => start + i + 1).filter(
      (end) => end <= text.length && text.startsWith(after, end),
    );
  }

  /** Reads the literal with this index, and everything after it. */
  function read(index: number, position: number): boolean {
    const literal = literals[index] ?? '';
    const name = pattern[2 * index + 1];
    if (!text.startsWith(literal, position)) return false;
    const start = position + literal.length;
    if (name === undefined) return start === text.length;
    if (failed[index]?.has(start)) return false;
    for (const end of endsOf(index, name, start)) {
      const value = text.slice(start, end);
      if (!accepts(name, value) || !read(index + 1, end)) continue;
      values[index] = value;
      return true;
    }
    failed[index]?.add(start);
    return false;
  }

  return read(0, 0) ? values : undefined;
}
