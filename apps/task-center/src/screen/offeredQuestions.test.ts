import { readMessages } from '@exchange/site/page/messages';
import type { Edition } from '@exchange/site/regions';
import { expect, it } from 'vitest';
import { readGroups } from './readGroups.ts';
import { offeredQuestions } from './offeredQuestions.ts';

const english = readMessages('en', ['faq']).faq;
const groups = readGroups((key) => english[key] ?? key);
const idsFor = (...editions: Edition[]) =>
  offeredQuestions(groups, editions).flatMap(({ questions }) => questions.map(({ id }) => id));

it('explains what the edition offers', () => {
  expect(idsFor('default')).toEqual(
    groups.flatMap(({ questions }) => questions.map(({ id }) => id)),
  );
  expect(idsFor('eu', 'default')).toEqual(idsFor('default'));
});

it.each(['eu', 'hk', 'nl'] as const)(
  'explains no derivatives, yield or boxes in "%s"',
  (edition) => {
    const ids = idsFor(edition);
    for (const number of [34, 35, 42, 43, 45, 46, 47, 48, 49, 61, 62]) {
      expect(ids).not.toContain(`question-${number}`);
    }
    expect(ids).toContain('question-60');
  },
);

it('explains no boxes in "ae", which offers derivatives', () => {
  expect(idsFor('ae')).not.toContain('question-47');
  expect(idsFor('ae')).toContain('question-45');
});
