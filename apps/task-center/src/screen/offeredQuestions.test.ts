import { readMessages } from '@exchange/site/page/messages';
import type { Edition } from '@exchange/site/regions';
import { expect, it } from 'vitest';
import { readGroups } from './readGroups.ts';
import { offeredQuestions } from './offeredQuestions.ts';

const english = readMessages('en', ['faq']).faq;
const groups = readGroups((key) => english[key] ?? key);
const idsFor = (...editions: Edition[]) =>
  offeredQuestions(groups, editions).flatMap(({ questions }) => questions.map(({ id }) => id));

it('contains all questions in an edition that offers everything', () => {
  expect(idsFor('default')).toEqual(
    groups
      .flatMap(({ questions }) => questions.map(({ id }) => id))
      .filter((id) => !['question-67', 'question-68', 'question-69'].includes(id)),
  );
  expect(idsFor('eu', 'default')).toEqual(idsFor('default'));
});

it.each(['eu', 'hk', 'nl'] as const)(
  'explains no derivatives, yield or boxes in "%s"',
  (edition) => {
    const ids = idsFor(edition);
    const derivatives = [34, 35, 42, 43, 46, 48, 49, 60, 61, 62];
    const yields = [37, 45, 83];
    const boxes = [47];
    for (const number of [...derivatives, ...yields, ...boxes]) {
      expect(ids).not.toContain(`question-${number}`);
    }
    expect(ids).toContain('question-33');
  },
);

it('explains no boxes in "ae", which offers derivatives', () => {
  expect(idsFor('ae')).not.toContain('question-47');
  expect(idsFor('ae')).toContain('question-45');
});

it('explains no airdrops in "hk", which gives no coins for trades', () => {
  expect(idsFor('hk')).not.toContain('question-44');
  expect(idsFor('eu')).toContain('question-44');
});

it.each([
  ['default', '60', /Bonus, Trial fund: only profits/],
  ['tr', '68', /APY booster/],
  ['eu', '67', /Airdrop: yes, less the network fee. Fee rebate: what it pays out./],
  ['hk', '69', /^It depends on the kind. Fee rebate: what it pays out. Points, Fee coupon: no.$/],
] as const)(
  'explains for "%s" which of its rewards can be withdrawn',
  (edition, number, answer) => {
    const shown = idsFor(edition).filter((id) => /-(60|67|68|69)$/.test(id));
    expect(shown).toEqual([`question-${number}`]);
    expect(english[`qas_${number}_answer`]).toMatch(answer);
    if (edition !== 'default')
      expect(english[`qas_${number}_answer`]).not.toMatch(/bonus|trial|loss/i);
  },
);
