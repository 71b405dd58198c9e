/** Returns a pattern for a text with numbers. It ignores spaces and direction marks around them. */
export function looseText(text: string): RegExp {
  const loose = text
    .replace(/[.*+?^${}()|[\]\\]/g, '[\\u2066\\u2069]*\\$&')
    .replaceAll(' ', '[\\s\\u2066\\u2069]+');
  return new RegExp(loose);
}
