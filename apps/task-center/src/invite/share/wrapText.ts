/**
 * Breaks a text into lines between words, even in languages without spaces.
 *
 * @param fits - returns whether a line fits into the available width
 */
export function wrapText(text: string, locale: string, fits: (line: string) => boolean): string[] {
  const words = new Intl.Segmenter(locale, { granularity: 'word' }).segment(text);
  const lines = [''];
  for (const { segment } of words) {
    const line = lines.at(-1)! + segment;
    if (lines.at(-1) === '' || fits(line.trimEnd())) lines[lines.length - 1] = line;
    else lines.push(segment.trimStart());
  }
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}
