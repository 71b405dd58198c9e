import { readFaq, type FaqQuestion } from '@exchange/i18n-loader/faq';

export interface GroupedQuestion extends Pick<FaqQuestion, 'question' | 'answer'> {
  /** URL fragment that links to the question. The same in every language. */
  id: string;
}

export interface FaqGroup {
  id: string;
  title: string;
  questions: GroupedQuestion[];
}

/**
 * First digits of the questions of each group, in the order of the page. Withdrawals come second,
 * the glossary last.
 */
const order = '0612357894';

/**
 * Groups the questions of the translation file (spec 3, "FAQ content") by the first digit of their
 * number: 11 to 19 belong to `group_1`. Omits groups without questions.
 */
export function readGroups(t: (key: string) => string): FaqGroup[] {
  const { questions } = readFaq(t);
  return Array.from(order, (digit) => ({
    id: `questions-${digit}`,
    title: t(`group_${digit}`),
    questions: questions
      .filter(({ number }) => number.startsWith(digit))
      .map(({ number, question, answer }) => ({ id: `question-${number}`, question, answer })),
  })).filter((group) => group.questions.length > 0);
}
