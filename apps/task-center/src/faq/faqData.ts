import type { FaqGroup } from '../screen/readGroups.ts';

/**
 * Structured data for search engines: a schema.org FAQPage as JSON-LD. Escapes every `<`, so that
 * no text can close the script element.
 *
 * @param tag - BCP 47 tag of the questions' language
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
