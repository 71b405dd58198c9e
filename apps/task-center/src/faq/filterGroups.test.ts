import { contentLocale, languageTag, type LocaleToken } from '@exchange/region-env';
import { expect, it } from 'vitest';
import { readMessages } from '../texts/readMessages.ts';
import { filterGroups } from './filterGroups.ts';
import { readGroups } from './readGroups.ts';

const withoutMarks = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');

/** Common spellings that differ from the published question. */
const typed: readonly (readonly [LocaleToken, (question: string) => string])[] = [
  ['tr-TUR', (question) => question.toLocaleUpperCase('tr')],
  ['tr-TUR', withoutMarks],
  ['ar-SA', (question) => question.replaceAll('ة', 'ه').replaceAll('آ', 'ا')],
  ['ar-SA', (question) => question.replaceAll('ا', 'ا\u064e').replace('ص', 'صـ')],
  // Japanese is written without spaces. Its words match in any order.
  ['ja-JP', (question) => question.slice(0, 4) + question.slice(3)],
  ['vi-VN', withoutMarks],
  ['de', (question) => question.toUpperCase()],
  ['el', (question) => withoutMarks(question.toUpperCase())],
];

it.each(typed)('finds a question in %s by its common spelling', (locale, type) => {
  const texts = readMessages(contentLocale(locale), ['faq']).faq;
  const groups = readGroups((key) => texts[key] ?? key);
  const question = texts.qas_12_question ?? '';
  const found = filterGroups(groups, type(question), languageTag(locale));
  const questions = found.groups.flatMap((group) => group.questions.map((each) => each.question));
  expect(questions).toContain(question);
  expect(found.count).toBeLessThan(groups.flatMap((group) => group.questions).length);
});
