/** Letters that no decomposition takes apart, and what people type instead. */
const plainLetters: Readonly<Record<string, string>> = {
  ı: 'i',
  ł: 'l',
  đ: 'd',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ς: 'σ',
  ة: 'ه',
  ى: 'ي',
  '’': "'",
};

const special = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'g');

/** Accents, Arabic vowel signs and the stretching dash; not the marks that make a kana another one. */
const ornaments = /[^\P{M}\u3099\u309a]|\u0640/gu;

const katakana = /[\u30a1-\u30f6]/g;

/** From a katakana to its hiragana. */
const kanaDistance = 0x60;

/**
 * A text as it is compared: without accents, case, widths, and the differences between letters that
 * keyboards of other languages do not have. `ÖDÜL`, `ödül` and `odul` are one.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(ornaments, '')
    .replace(special, (letter) => plainLetters[letter] ?? letter)
    .replace(katakana, (kana) => String.fromCharCode(kana.charCodeAt(0) - kanaDistance));
}

/**
 * The words of a text, folded. In languages without spaces the browser knows where words end.
 *
 * @param tag - BCP 47
 */
export function wordsOf(text: string, tag: string): string[] {
  // Firefox knows it since 2024.
  const words =
    'Segmenter' in Intl
      ? Array.from(new Intl.Segmenter(tag, { granularity: 'word' }).segment(text))
          .filter(({ isWordLike }) => isWordLike)
          .map(({ segment }) => segment)
      : text.split(/[^\p{L}\p{M}\p{N}]+/u);
  return words.map(foldText).filter((word) => word !== '');
}

/** Does a text have all of these words, or words that begin or go on with them? */
export function hasWords(text: string, words: readonly string[]): boolean {
  const folded = foldText(text);
  return words.every((word) => folded.includes(word));
}
