/** Finds a text with figures in it, whatever spaces and direction marks stand around them. */
export function looseText(text: string): RegExp {
  const loose = text
    .replace(/[.*+?^${}()|[\]\\]/g, '[\\u2066\\u2069]*\\$&')
    .replaceAll(' ', '[\\s\\u2066\\u2069]+');
  return new RegExp(loose);
}
