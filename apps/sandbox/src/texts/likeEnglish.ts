/** Texts of a language: a text, a list of texts, or texts by name. */
export type LocaleTexts =
  string | readonly LocaleTexts[] | { readonly [name: string]: LocaleTexts };

/**
 * Returns the texts of a language with the keys of the English texts, in their order. A text that the language lacks is
 * empty, and a list is `[]`, so that pages show the English ones. Texts that English lacks are left out.
 */
export function likeEnglish(
  english: LocaleTexts,
  translated: LocaleTexts | undefined,
): LocaleTexts {
  if (typeof english === 'string') return typeof translated === 'string' ? translated : '';
  if (isList(english)) return translated !== undefined && isList(translated) ? translated : [];
  const own = isGroup(translated) ? translated : {};
  return Object.fromEntries(
    Object.entries(english).map(([name, texts]) => [name, likeEnglish(texts, own[name])]),
  );
}

/** Returns how many texts and lists are not translated. */
export function countUntranslated(texts: LocaleTexts): number {
  if (typeof texts === 'string') return texts === '' ? 1 : 0;
  if (isList(texts)) return texts.length === 0 ? 1 : 0;
  return Object.values(texts).reduce((sum: number, each) => sum + countUntranslated(each), 0);
}

const isList = (texts: LocaleTexts): texts is readonly LocaleTexts[] => Array.isArray(texts);

const isGroup = (
  texts: LocaleTexts | undefined,
): texts is { readonly [name: string]: LocaleTexts } => typeof texts === 'object' && !isList(texts);
