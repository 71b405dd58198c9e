import { readMessages } from '@exchange/site/page/messages';
import { expect, it } from 'vitest';
import { regions, type LocaleToken } from '@exchange/site/regions';
import { readGroups } from '../screen/readGroups.ts';
import { filterGroups } from './filterGroups.ts';

const withoutMarks = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');

/** Common spellings of visitors, which differ from those of the questions. */
const typed: readonly (readonly [LocaleToken, (question: string) => string])[] = [
  ['tr-TUR', (question) => question.toLocaleUpperCase('tr')],
  ['tr-TUR', withoutMarks],
  ['ar-SA', (question) => question.replaceAll('ة', 'ه').replaceAll('آ', 'ا')],
  ['ar-SA', (question) => question.replaceAll('ا', 'ا\u064e').replace('ص', 'صـ')],
  // Japanese has no spaces. Repeats one character, so that the question matches by words but not as a substring.
  ['ja-JP', (question) => question.slice(0, 4) + question.slice(3)],
  ['vi-VN', withoutMarks],
  ['de', (question) => question.toUpperCase()],
  ['el', (question) => withoutMarks(question.toUpperCase())],
];

it.each(typed)('finds a question in %s by its common spelling', (locale, type) => {
  const texts = readMessages(regions.contentLocale(locale), ['faq']).faq;
  const groups = readGroups((key) => texts[key] ?? key);
  const question = texts.qas_12_question ?? '';
  const found = filterGroups(groups, type(question), regions.languageTag(locale));
  const questions = found.groups.flatMap((group) => group.questions.map((each) => each.question));
  expect(questions).toContain(question);
  expect(found.count).toBeLessThan(groups.flatMap((group) => group.questions).length);
});

const english: Record<string, string> = {
  group_0: 'First',
  group_1: 'Second',
  qas_01_question: 'Who?',
  qas_01_answer: 'Everyone with an account.',
  qas_03_question: 'When?',
  qas_03_answer: 'At once.',
  qas_12_question: 'Where is my account?',
  qas_12_answer: 'Here.',
};

it('finds words in questions and answers, and lists questions of which only the answer matches', () => {
  const groups = readGroups((key) => english[key] ?? key);
  const ids = (query: string) =>
    filterGroups(groups, query, 'en').groups.flatMap(({ questions }) =>
      questions.map(({ id }) => id),
    );
  expect(ids('')).toEqual(['question-01', 'question-03', 'question-12']);
  expect(ids('ACCOUNT')).toEqual(['question-01', 'question-12']);
  expect(ids('where here')).toEqual(['question-12']);
  expect(ids('nowhere')).toEqual([]);
  const { count, byAnswer } = filterGroups(groups, 'account', 'en');
  expect(count).toBe(2);
  expect([...byAnswer]).toEqual(['question-01']);
  expect(filterGroups(groups, '', 'en').byAnswer.size).toBe(0);
});
