import type { FaqGroup } from './readGroups.ts';

/**
 * The questions for search engines: a FAQPage of schema.org as JSON-LD. No `<` is left in it, so no
 * text can end the script element that it stands in.
 *
 * @param tag - the language of the texts, BCP 47
 */
export function faqData(groups: readonly FaqGroup[], tag: string): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: tag,
    mainEntity: groups.flatMap(({ questions }) =>
      questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    ),
  };
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
