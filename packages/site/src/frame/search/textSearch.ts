/** Letters that Unicode does not decompose, with their common replacements. */
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

/** Accents, Arabic vowel signs, the tatweel and soft hyphens. Excludes voicing marks, which distinguish kana. */
const diacritics = /[^\P{M}\u3099\u309a]|[\u00ad\u0640]/gu;

const katakana = /[\u30a1-\u30f6]/g;

/** Code point distance from a katakana to its hiragana. */
const kanaDistance = 0x60;

/**
 * Normalises a text for comparison: removes accents, case and width, and replaces letters that many
 * keyboards lack. `ÖDÜL`, `ödül` and `odul` become equal.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(diacritics, '')
    .replace(special, (letter) => plainLetters[letter] ?? letter)
    .replace(katakana, (kana) => String.fromCharCode(kana.charCodeAt(0) - kanaDistance));
}

/**
 * Returns the folded words of a text. Uses `Intl.Segmenter` for languages without spaces.
 *
 * @param tag - BCP 47 tag of the text's language
 */
export function wordsOf(text: string, tag: string): string[] {
  // Older versions of Firefox lack Intl.Segmenter, which it supports since 2024.
  const words =
    'Segmenter' in Intl
      ? Array.from(new Intl.Segmenter(tag, { granularity: 'word' }).segment(text))
          .filter(({ isWordLike }) => isWordLike)
          .map(({ segment }) => segment)
      : text.split(/[^\p{L}\p{M}\p{N}]+/u);
  return words.map(foldText).filter((word) => word !== '');
}

/** Scripts without spaces, whose words have no boundaries. */
const spaceless = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u;

/** Returns true if the text contains each word as a whole word, in scripts with spaces. */
export function hasWholeWords(text: string, words: readonly string[]): boolean {
  const folded = foldText(text);
  const whole = new Set(folded.split(/[^\p{L}\p{M}\p{N}]+/u));
  return words.every((word) => whole.has(word) || (spaceless.test(word) && folded.includes(word)));
}

/** Returns true if the text contains each word, even as a part of a longer word. */
export function hasWords(text: string, words: readonly string[]): boolean {
  const folded = foldText(text);
  return words.every((word) => folded.includes(word));
}
