/** A parsed text with placeholders: literals alternate with the names of values. `a{b}c` is `['a', 'b', 'c']`. */
export type Pattern = readonly string[];

export function parsePattern(text: string): Pattern {
  return text.split(/[{}]/);
}

/** Returns the names of the values in a pattern. */
export function valuesOf(pattern: Pattern): readonly string[] {
  return pattern.filter((_, i) => i % 2);
}

/** Returns the names of the values in a text. `/{base}/{quote}` has `base` and `quote`. */
export function valuesIn(text: string): readonly string[] {
  return valuesOf(parsePattern(text));
}

/** Returns the text of a pattern without values, undefined for any other. */
export function literalOf(pattern: Pattern): string | undefined {
  return pattern.length === 1 ? pattern[0] : undefined;
}

/** Returns the part of a web path before its first segment with a value or `*`. */
export function leadingWords(path: string): string {
  const [words = ''] = path.replace(/^\/$/, '').split(/\/[^/]*[{*]/);
  return words;
}

/**
 * Whether two patterns with values can have the same text: their first literals and their ends do not contradict
 * each other.
 *
 * @param endings - texts with which the last value can end
 */
export function affixesOverlap(
  a: Pattern,
  b: Pattern,
  endings: readonly string[] = [''],
  otherEndings: readonly string[] = [''],
): boolean {
  const [start = '', otherStart = ''] = [a[0], b[0]];
  const otherEnds = otherEndings.map((ending) => ending + (b.at(-1) ?? ''));
  return (
    (start.startsWith(otherStart) || otherStart.startsWith(start)) &&
    endings
      .map((ending) => ending + (a.at(-1) ?? ''))
      .some((end) => otherEnds.some((other) => end.endsWith(other) || other.endsWith(end)))
  );
}

/** Returns the text with its placeholders replaced by values, or undefined if a value is missing. */
export function fillPattern(
  pattern: Pattern,
  valueOf: (name: string) => string | undefined,
): string | undefined {
  let text = '';
  for (let i = 0; i < pattern.length; i++) {
    const part = pattern[i] ?? '';
    const value = i % 2 ? valueOf(part) : part;
    if (value === undefined) return undefined;
    text += value;
  }
  return text;
}

/**
 * Returns a regular expression for a path or segment, with its values and what `/*` matches as
 * groups. A value ends at the first occurrence of the character after it, so matching takes linear
 * time. Of joined values, all but one have only the patterns of `knownOf`. They are as long as
 * possible, and empty if none fits.
 *
 * @param knownOf - returns the patterns of a joined value, the longest first, or none for any text
 */
export function toExpression(
  text: string,
  knownOf: (name: string) => readonly string[] = () => [],
): RegExp {
  const source = text
    .replace(/\/\*$/, '')
    .replace(/((?:\{[\w-]+\})+)(.?)|[.~]/g, (sign: string, values = '', next = '') => {
      const names = valuesIn(values as string);
      const isJoined = names.length > 1;
      const groups = names.map((name) => {
        const known = isJoined ? knownOf(name) : [];
        return known[0] ? `(${known.join('|')}|)` : `([^/${next}]+${isJoined ? '?' : ''})`;
      });
      return groups.join('') + escapePattern(groups[0] ? (next as string) : sign);
    });
  return new RegExp(`^${source}${text.endsWith('/*') ? '(?:/(.*))?' : ''}$`);
}

/** Returns the source of a regular expression that matches this text. */
export function escapePattern(text: string): string {
  return text.replace(/[^\w/-]/g, '\\$&');
}
