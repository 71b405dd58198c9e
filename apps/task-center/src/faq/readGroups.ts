import { readFaq } from '@exchange/i18n-loader';

export interface FaqQuestion {
  /** The end of an address that leads to it: the same one in every language. */
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
 * The questions of the translation file (spec 3, "FAQ content") by the first digit of their number:
 * 11 to 19 stand together under `group_1`. Groups without a question are left out.
 */
export function readGroups(t: (key: string) => string): FaqGroup[] {
  return Array.from(digits, (tens) => ({
    id: `questions-${tens}`,
    title: t(`group_${tens}`),
    questions: Array.from(digits, (ones) => numbered(`${tens}${ones}`, t)).flat(),
  })).filter(({ questions }) => questions.length > 0);
}

/** The one question of a number, if it is there: what is empty or missing is for `readFaq` to say. */
function numbered(number: string, t: (key: string) => string): FaqQuestion[] {
  const { questions } = readFaq((key) => (key.startsWith(`qas_${number}_`) ? t(key) : ''));
  return questions.map((question) => ({ id: `question-${number}`, ...question }));
}
