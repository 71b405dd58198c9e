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

/** Id of the group of the questions that most new customers ask. */
export const askedGroup = 'questions-asked';

/** Numbers of these questions: costs, losses, withdrawals and who can take part. */
const first = ['07', '33', '60', '68', '67', '69', '01'];

/**
 * Groups the questions of the translation file (spec 3, "FAQ content") by the first digit of their
 * number: 11 to 19 belong to `group_1`. Questions that most new customers ask are a group of their own,
 * the first one. Omits groups without questions.
 */
export function readGroups(t: (key: string) => string): FaqGroup[] {
  const { questions } = readFaq(t);
  const asked = first.flatMap((each) => questions.filter(({ number }) => number === each));
  const others = questions.filter((question) => !asked.includes(question));
  const groups = order.map((digits) => ({
    id: `questions-${digits[0]}`,
    title: t(`group_${digits[0]}`),
    questions: others.filter(({ number }) => digits.includes(number[0]!)),
  }));
  return [{ id: askedGroup, title: t('group_asked'), questions: asked }, ...groups]
    .filter(({ questions }) => questions.length > 0)
    .map(({ questions, ...group }) => ({
      ...group,
      questions: questions.map(({ number, question, answer }) => ({
        id: `question-${number}`,
        question,
        answer,
      })),
    }));
}
