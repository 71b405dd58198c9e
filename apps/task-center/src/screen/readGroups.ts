import { readFaq } from '@exchange/i18n-loader/faq';

export interface FaqQuestion {
  /** URL fragment that links to the question. The same in every language. */
  id: string;
  question: string;
  answer: string;
}

export interface FaqGroup {
  id: string;
  title: string;
  questions: FaqQuestion[];
}

const digits = '0123456789';

/**
 * Groups the questions of the translation file (spec 3, "FAQ content") by the first digit of their
 * number: 11 to 19 belong to `group_1`. Omits groups without questions.
 */
export function readGroups(t: (key: string) => string): FaqGroup[] {
  return Array.from(digits, (tens) => ({
    id: `questions-${tens}`,
    title: t(`group_${tens}`),
    questions: Array.from(digits, (ones) => readQuestion(`${tens}${ones}`, t)).flat(),
  })).filter(({ questions }) => questions.length > 0);
}

/** Returns the question with this number, or an empty array if it is missing or incomplete. */
function readQuestion(number: string, t: (key: string) => string): FaqQuestion[] {
  const { questions } = readFaq((key) => (key.startsWith(`qas_${number}_`) ? t(key) : ''));
  return questions.map((question) => ({ id: `question-${number}`, ...question }));
}
