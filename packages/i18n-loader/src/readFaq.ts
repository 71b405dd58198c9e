export interface Faq {
  /** Empty where there is none. */
  title: string;
  questions: { question: string; answer: string }[];
  terms: string[];
}

/**
 * Reads a page's FAQ from its translations (spec 3): `title`, `qas_NN_question` with
 * `qas_NN_answer`, and `term_NN`, in the order of NN from 00 to 99.
 *
 * A marker is empty when its text is missing (i18next then gives the key back), `""` or blank.
 * Entries with an empty marker are skipped, a question without an answer too; later ones still count.
 */
export function readFaq(t: (key: string) => unknown): Faq {
  const read = (key: string) => {
    const text = t(key);
    // With a key prefix or a namespace i18next gives back more than the key it was asked for.
    return typeof text !== 'string' || /[^.:]*$/.exec(text)?.[0] === key ? '' : text.trim();
  };
  const faq: Faq = { title: read('title'), questions: [], terms: [] };
  for (let number = 100; number < 200; number++) {
    const nn = `${number}`.slice(1);
    const question = read(`qas_${nn}_question`);
    const answer = read(`qas_${nn}_answer`);
    const term = read(`term_${nn}`);
    if (question && answer) faq.questions.push({ question, answer });
    if (term) faq.terms.push(term);
  }
  return faq;
}
