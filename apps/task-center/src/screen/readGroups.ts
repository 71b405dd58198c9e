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
const order = ['0', '6', '1', '2', '3', '5', '7', '9', '48'];

/** Numbers of the questions that most new customers ask, which start the first group: costs, losses and withdrawals. */
const first = ['07', '33', '60', '68', '69'];

/**
 * Groups the questions of the translation file (spec 3, "FAQ content") by the first digit of their
 * number: 11 to 19 belong to `group_1`. Questions that most new customers ask come first. Omits
 * groups without questions.
 */
export function readGroups(t: (key: string) => string): FaqGroup[] {
  const { questions } = readFaq(t);
  const asked = first.flatMap((each) => questions.filter(({ number }) => number === each));
  const others = questions.filter((question) => !asked.includes(question));
  return order
    .map((digits, index) => ({
      id: `questions-${digits[0]}`,
      title: t(`group_${digits[0]}`),
      questions: [
        ...(index === 0 ? asked : []),
        ...others.filter(({ number }) => digits.includes(number[0]!)),
      ].map(({ number, question, answer }) => ({ id: `question-${number}`, question, answer })),
    }))
    .filter((group) => group.questions.length > 0);
}
