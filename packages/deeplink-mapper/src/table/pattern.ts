/** Text with values: literals alternate with the names of values. `a{b}c` is `['a', 'b', 'c']`. */
export type Pattern = readonly string[];

export function parsePattern(text: string): Pattern {
  return text.split(/[{}]/);
}

/** Returns the names of the values in a text. `/{base}/{quote}` has `base` and `quote`. */
export function valuesIn(text: string): readonly string[] {
  return parsePattern(text).filter((_, i) => i % 2);
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

/** Returns the text with its values, or undefined if one is missing. */
export function fillPattern(
  pattern: Pattern,
  values: ReadonlyMap<string, string>,
  encode: (value: string) => string,
): string | undefined {
  let text = '';
  let isLiteral = false;
  for (const part of pattern) {
    isLiteral = !isLiteral;
    const value = isLiteral ? part : values.get(part);
    if (value === undefined) return undefined;
    text += isLiteral ? value : encode(value);
  }
  return text;
}
