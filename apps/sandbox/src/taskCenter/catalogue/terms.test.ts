import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inviteOfferIn, taskCategories } from '@exchange/task-center-api';
import { describe, expect, it } from 'vitest';
import { regionNames } from '../callerRegion.ts';
import { campaignCatalogue } from './campaignCatalogue.ts';
import { createCatalogueTexts } from './catalogueTexts.ts';
import { grantIn, isOfferedIn } from './regionRules.ts';
import { rewardEntry } from './rewardCatalogue.ts';
import { taskCatalogue, taskEntry } from './taskCatalogue.ts';
import { previewOf, termsOf } from '../rewards/rewardView.ts';
import { campaignTerms, feeTermValues, taskTerms } from './terms.ts';
import { periodsOf } from '../tasks/periods.ts';

const english = createCatalogueTexts()('en');
const englishTerms = (keys: readonly string[]) =>
  keys.map((key) => english.line(`terms.${key}`).text).join(' ');

describe.each(taskCatalogue.map((entry) => [entry.id, entry] as const))(
  'the terms of the task %s',
  (id, entry) => {
    const terms = englishTerms(taskTerms(entry));
    const hasEnd = entry.dates !== undefined || entry.accountDays !== undefined;
    const isTrade = entry.kind === 'trade' || entry.kind === 'derivatives';

    it.each([
      ['tiers', /\btiers?\b/i, entry.tiers.length > 1 && entry.category === 'weekly'],
      ['trades and their fees', /\btrades?\b/i, isTrade],
      ['an end', /after it ends/, hasEnd],
      ['days after signing up', /after signing up/, entry.accountDays !== undefined],
      ['friends', /\bfriends?\b/i, entry.kind === 'invite'],
      ['a proof', /\bproof\b/, entry.reviewed === true],
      ['a daily round', /every day/, entry.category === 'daily'],
      ['a weekly round', /every Monday/, entry.category === 'weekly'],
    ])('name %s only if it has them', (_subject, pattern, expected) => {
      expect(pattern.test(terms)).toBe(expected);
    });

    it('come after a summary and steps that name no reward, because regions differ in what they give', () => {
      const { text } = english.line(`tasks.${id}.summary`);
      const steps = english.lines(`tasks.${id}.steps`).map((step) => step.text);
      expect([text, ...steps].join(' ')).not.toMatch(/mystery box|booster|bonus/i);
    });
  },
);

it.each(taskCategories)(
  'the terms of "%s" tasks contain "once" only if they do not start again',
  (category) => {
    const entry = { ...taskEntry('daily-convert')!, category };
    const isRepeated = periodsOf(entry, { now: 0, epoch: 0, accountOpenedAt: 0 }).some(
      ({ resetsAt }) => resetsAt !== null,
    );
    const terms = taskTerms(entry);
    expect(terms.includes('once')).toBe(!isRepeated);
    expect(terms.includes(category)).toBe(isRepeated);
  },
);

describe.each(campaignCatalogue.map((entry) => [entry.id, entry] as const))(
  'the terms of the campaign %s',
  (_id, entry) => {
    it('name only what it has, and when prizes can be claimed', () => {
      const terms = englishTerms(campaignTerms(entry));
      const isTrade = entry.kind === 'trade' || entry.kind === 'derivatives';
      expect(/\btrades?\b/i.test(terms)).toBe(isTrade);
      expect(/\bfriends?\b/i.test(terms)).toBe(entry.kind === 'invite');
      expect(terms).toContain('{claimDays}');
    });
  },
);

it.each([
  ['trade', '0.001'],
  ['derivatives', '0.0006'],
] as const)('the term about fees names the rate of %s', (kind, amount) => {
  const { text, values } = english.line('terms.fees', feeTermValues({ kind }));
  expect(text).toBe('No entry fee. Trades cost their usual fees, about {rate}.');
  expect(values).toEqual({ rate: { amount, unit: 'ratio' } });
});

it.each(regionNames)('prizes of every kind can be claimed equally long in "%s"', (region) => {
  for (const code of ['bonus', 'coupon'] as const) {
    expect(rewardEntry(grantIn([region], { code }).code)).toMatchObject({
      claimDays: 30,
      validityDays: 90,
    });
  }
});

it.each([
  ['bonus', ['Losses can use up the bonus and your own margin.', 'The bonus stays.']],
  ['trial_fund', ['use up the fund', 'Money that you add can be lost.']],
] as const)(
  'the effect of a %s on the own balance stands beside it and in its terms',
  (type, phrases) => {
    const code = type === 'bonus' ? 'bonus' : 'trial-fund-100';
    const caller = {
      texts: english,
      priceOf: () => undefined,
      regions: ['default'],
      edition: 'default',
      user: undefined,
    };
    const beside = previewOf({ code }, caller).own_balance;
    expect(termsOf(type, english)).toEqual(expect.arrayContaining(beside));
    const sentences = beside.map(({ text }) => text).join(' ');
    for (const phrase of phrases) expect(sentences).toContain(phrase);
  },
);

it('the terms of an airdrop name what the withdrawal of its coin costs', () => {
  const costs = (coins?: string[]) =>
    termsOf('airdrop', english, coins).flatMap(({ values }) => values.fee ?? []);
  expect(costs(['BTC'])).toEqual([{ amount: '0.00002', unit: 'BTC' }]);
  expect(costs().map(({ unit }) => unit)).toEqual(['BTC', 'ETH']);
});

it('the offer for inviting friends has the times of the coupon that pays it', () => {
  const { claimDays, validityDays } = inviteOfferIn('USDT');
  expect(rewardEntry('coupon-10')).toMatchObject({ claimDays, validityDays });
});

it('no step needs another one that its region does not offer, or one with derivatives', () => {
  for (const entry of taskCatalogue) {
    for (const rule of entry.gates ?? []) {
      if (rule.reason !== 'previous_task') continue;
      const previous = taskEntry(rule.taskId)!;
      expect(previous.kind).not.toBe('derivatives');
      for (const region of regionNames.filter((each) => isOfferedIn([each], entry))) {
        expect(isOfferedIn([region], previous), `${entry.id} in ${region}`).toBe(true);
      }
    }
  }
});

/** Words for safety, as in "safe start", in the catalogue's languages. */
const safety =
  /\b(safe|sicher|seguro|segura|sicura|sûr|veilig|bezpeczn|bezpieczn|bezpečn|biztons|siguranță|saugi|güvenli|an toàn|tenang|protégé|спокойн|спокійн|сенімді)|آمن|ασφαλ|უსაფრთხო|あんしん|安心/i;

it('no derivatives task is called safe in any language', () => {
  const folder = join(import.meta.dirname, '../../../catalogue');
  for (const name of readdirSync(folder)) {
    const texts = createCatalogueTexts()(name.replace('.json', ''));
    for (const { id } of taskCatalogue.filter(({ kind }) => kind === 'derivatives')) {
      const title = texts.line(`tasks.${id}.title`).text;
      expect(`${title} ${texts.line(`tasks.${id}.summary`).text}`, name).not.toMatch(safety);
    }
  }
});
