import { readMessages } from '@exchange/site/page/messages';
import { expect, it } from 'vitest';
import { readGroups } from './readGroups.ts';

const texts: Record<string, string> = {
  group_asked: 'Asked',
  group_0: 'First',
  group_1: 'Second',
  group_2: 'Nothing in it',
  qas_01_question: 'Who?',
  qas_01_answer: 'Everyone with an account.',
  qas_02_question: 'Without an answer',
  qas_02_answer: ' ',
  qas_03_question: 'When?',
  qas_03_answer: 'At once.',
  qas_12_question: 'Where is my account?',
  qas_12_answer: 'Here.',
};
const groups = readGroups((key) => texts[key] ?? key);

it('groups questions by their first digit and skips empty ones', () => {
  expect(groups.map(({ id, title }) => [id, title])).toEqual([
    ['questions-asked', 'Asked'],
    ['questions-0', 'First'],
    ['questions-1', 'Second'],
  ]);
  expect(groups[0]?.questions.map(({ id }) => id)).toEqual(['question-01']);
  expect(groups[1]?.questions.map(({ id }) => id)).toEqual(['question-03']);
  expect(groups[2]?.questions).toEqual([
    { id: 'question-12', question: 'Where is my account?', answer: 'Here.' },
  ]);
});

it('starts with costs, losses, withdrawals and participants, and ends with all terms', () => {
  const number = (digits: string) => ({
    [`qas_${digits}_question`]: '?',
    [`qas_${digits}_answer`]: '!',
  });
  const all: Record<string, string> = Object.assign(
    {},
    ...['01', '03', '07', '33', '34', '49', '60', '70', '81'].map(number),
  );
  const read = readGroups((key) => all[key] ?? key);
  expect(read.map(({ questions }) => questions.map(({ id }) => id.slice(-2)))).toEqual([
    ['07', '33', '60', '01'],
    ['03'],
    ['34'],
    ['70'],
    ['49', '81'],
  ]);
});

it('has a title for every group of the English texts', () => {
  const english = readMessages('en', ['faq']).faq;
  const read = readGroups((key) => english[key] ?? key);
  expect(read).toHaveLength(9);
  for (const { title } of read) expect(title).not.toMatch(/^group_/);
});
