const accents: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...'aàbƀcçdðeéfƒgĝhĥiîjĵkķlļmɱnñoöpþqǫrŕsštţuûvṽwŵxẋyýzžAÀBɃCÇDÐEÉFƑGĜHĤIÎJĴKĶLĻMṀNÑOÖPÞQǪRŔSŠTŢUÛVṼWŴXẊYÝZŽ',
  ]
    .join('')
    .match(/../gu)
    ?.map((pair) => [...pair] as [string, string]) ?? [],
);

/**
 * Returns an English text with accents, brackets and 40 % more characters. Brackets show texts that are cut off or
 * joined, accents show texts that are not translated, and the length is that of German or Finnish.
 *
 * @param text - may contain placeholders such as `{{count}}`, which stay as they are
 */
export function pseudoText(text: string): string {
  const changed = text.replace(/{{\w+}}|[A-Za-z]/g, (part) => accents[part] ?? part);
  return `[${changed}${'~'.repeat(Math.ceil(text.length * 0.4))}]`;
}
