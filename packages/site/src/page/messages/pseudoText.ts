const accents: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...'aàbƀcçdðeéfƒgĝhĥiîjĵkķlļmɱnñoöpþqǫrŕsštţuûvṽwŵxẋyýzžAÀBɃCÇDÐEÉFƑGĜHĤIÎJĴKĶLĻMṀNÑOÖPÞQǪRŔSŠTŢUÛVṼWŴXẊYÝZŽ',
  ]
    .join('')
    .match(/../gu)
    ?.map((pair) => [...pair] as [string, string]) ?? [],
);

/**
 * Returns an English text with accents, brackets and 40 % more characters. Missing brackets reveal texts that are
 * cut off, brackets within a sentence reveal texts that are joined, and missing accents reveal texts that are not
 * translatable. The extra length imitates German or Finnish.
 *
 * @param text - may contain placeholders such as `{{count}}`, which are kept
 */
export function pseudoText(text: string): string {
  const changed = text.replace(/{{\w+}}|[A-Za-z]/g, (part) => accents[part] ?? part);
  return `[${changed}${'~'.repeat(Math.ceil(text.length * 0.4))}]`;
}
