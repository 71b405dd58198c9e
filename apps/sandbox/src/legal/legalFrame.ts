import type { LegalContent, LegalDocument } from './legalDocument.ts';
import { englishVersion } from './legalEditions.ts';
import type { LegalLanguage } from './legalLanguage.ts';

/** Returns what surrounds the content of each document. */
export function frameOf({
  language: { tag, direction, text },
  prefix,
  path,
  edition,
  sitePath,
}: {
  language: LegalLanguage;
  /** The locale segment of the path, empty without one. */
  prefix: string;
  /** The path after the prefix. */
  path: string;
  edition: string;
  /** First segment of the site's paths after the locale. */
  sitePath: string;
}): Omit<LegalDocument, keyof LegalContent> {
  const { locale, query } = englishVersion(edition);
  return {
    tag,
    direction,
    binding: tag.startsWith('en')
      ? undefined
      : {
          note: text('page.binding'),
          path: `/${locale}${path}${query}`,
          linkText: text('page.english'),
        },
    back: { path: prefix + sitePath, linkText: text('page.back') },
    contents: text('page.contents'),
  };
}
