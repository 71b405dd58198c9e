/**
 * Breaks a text into lines between words, even in languages without spaces.
 *
 * @param fits - returns whether a line fits into the available width
 */
export function wrapText(text: string, locale: string, fits: (line: string) => boolean): string[] {
  const lines = [''];
  for (const word of wordsOf(text, locale)) {
    const line = lines.at(-1)! + word;
    if (lines.at(-1) === '' || fits(line.trimEnd())) lines[lines.length - 1] = line;
    else lines.push(word.trimStart());
  }
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}

/** Returns the words with their brackets and punctuation, and with other words that non-breaking spaces attach. */
function wordsOf(text: string, locale: string): string[] {
  const words: string[] = [];
  for (const { segment } of new Intl.Segmenter(locale, { granularity: 'word' }).segment(text)) {
    const isAttached =
      /^(?![¡¿])[\p{Pe}\p{Po}\u00a0\u2069]/u.test(segment) ||
      /[\p{Ps}¡¿\u00a0\u2066]$/u.test(words.at(-1) ?? '');
    if (isAttached && words.length > 0) words[words.length - 1] += segment;
    else words.push(segment);
  }
  return words;
}
