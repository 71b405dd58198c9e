export interface Faq {
  /** `''` if there is no title. */
  title: string;
  questions: FaqQuestion[];
  terms: string[];
}

export interface FaqQuestion {
  /** NN of the question's keys: two digits, such as `07`. The same in every language. */
  number: string;
  question: string;
  answer: string;
}

/**
 * Reads a page's FAQ from its translations: `title`, `qas_NN_question` with `qas_NN_answer`,
 * and `term_NN`, in the order of NN from 00 to 99.
 *
 * An entry is empty if it is missing (i18next then returns the key), `""` or only whitespace. Skips
 * empty terms, and questions whose question or answer is empty. Gaps in NN are allowed.
 */
export function readFaq(t: (key: string) => unknown): Faq {
  const read = (key: string) => {
    const text = t(key);
    // For a missing entry, i18next returns the key, which may have a prefix or namespace before it.
    return typeof text !== 'string' || text.split(/[.:]/).pop() === key ? '' : text.trim();
  };
  // Spec 3, "FAQ content".
  const faq: Faq = { title: read('title'), questions: [], terms: [] };
  for (let index = 0; index < 100; index++) {
    const number = String(index).padStart(2, '0');
    const question = read(`qas_${number}_question`);
    const answer = read(`qas_${number}_answer`);
    const term = read(`term_${number}`);
    if (question && answer) faq.questions.push({ number, question, answer });
    if (term) faq.terms.push(term);
  }
  return faq;
}
