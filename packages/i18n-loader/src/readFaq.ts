export interface Faq {
  /** Empty where there is none. */
  title: string;
  questions: { question: string; answer: string }[];
  terms: string[];
}

/** NN has two digits (spec 3). */
const numbers = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'));

/**
 * Reads a page's FAQ from its translations (spec 3): `title`, `qas_NN_question` with
 * `qas_NN_answer`, and `term_NN`, in the order of NN from 00 to 99.
 *
 * A marker is empty when the text is missing (i18next then gives the key back), `""` or blank.
 * Entries with an empty marker are skipped, a question without an answer too; later ones still count.
 */
export function readFaq(t: (key: string) => unknown): Faq {
  const read = (key: string) => {
    const text = t(key);
    // With a key prefix or a namespace i18next gives back more than the key it was asked for.
    return typeof text === 'string' && !`.${text}`.replace(':', '.').endsWith(`.${key}`)
      ? text.trim()
      : '';
  };
  return {
    title: read('title'),
    questions: numbers
      .map((nn) => ({ question: read(`qas_${nn}_question`), answer: read(`qas_${nn}_answer`) }))
      .filter(({ question, answer }) => question && answer),
    terms: numbers.map((nn) => read(`term_${nn}`)).filter(Boolean),
  };
}
