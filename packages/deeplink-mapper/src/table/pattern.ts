/** Text with values: literals alternate with the names of values. `a{b}c` is `['a', 'b', 'c']`. */
export type Pattern = readonly string[];

export function parsePattern(text: string): Pattern {
  return text.split(/[{}]/);
}

/** Returns the names of the values in a text. `/{base}/{quote}` has `base` and `quote`. */
export function valuesIn(text: string): readonly string[] {
  return parsePattern(text).filter((_, i) => i % 2);
}

/** Returns the text with its values, or undefined if one is missing. */
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
 * Returns an expression for a path or a segment, with its values as groups. A value ends at the first
 * occurrence of the character after it, so matching takes linear time.
 */
export function toExpression(text: string): RegExp {
  const source = text
    .replace(/\{[\w-]+\}(.?)/g, (_, next: string) => `([^/${next}]+)${next}`)
    .replace(/\./g, '\\.')
    .replace(/\/\*$/, '(?:/.*)?');
  return new RegExp(`^${source}$`);
}
