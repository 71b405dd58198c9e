/** Returns a pattern that matches a text with numbers, even with other spaces or direction marks around the numbers. */
export function looseText(text: string): RegExp {
  const loose = text
    .replace(/[.*+?^${}()|[\]\\]/g, '[\\u2066\\u2069]*\\$&')
    .replaceAll(' ', '[\\s\\u2066\\u2069]+');
  return new RegExp(loose);
}
