import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { campaignCatalogue } from './campaignCatalogue.ts';
import { createCatalogueTexts } from './catalogueTexts.ts';
import { rewardCatalogue } from './rewardCatalogue.ts';
import { revokeReasons } from '../rewards/rewards.ts';
import { taskCatalogue } from './taskCatalogue.ts';
import { campaignTerms, taskTerms } from './terms.ts';

const catalogue = join(import.meta.dirname, '../../../catalogue');
const read = (name: string): unknown => JSON.parse(readFileSync(join(catalogue, name), 'utf8'));

/** Words for cash in the catalogue's languages. */
const cash =
  /\b(cash|bargeld|efectivo|espèces|contant|contanti|dinheiro|nakit|gotów|hotovost|készpénz|tunai|numerar|grynai)|نقدي|налич|готівк|μετρητ|ნაღდ|қолма-қол|tiền mặt|現金|现金/i;

describe.each(readdirSync(catalogue))('catalogue/%s', (name) => {
  const texts = createCatalogueTexts()(name.replace('.json', ''));
  const english = createCatalogueTexts()('en');
  const keys = [
    ...taskCatalogue.flatMap(({ id }) => [`tasks.${id}.title`, `tasks.${id}.summary`]),
    ...Object.keys(rewardCatalogue).flatMap((code) => [
      `rewards.${code}.title`,
      `rewards.${code}.summary`,
    ]),
    ...campaignCatalogue.flatMap(({ id }) => [`campaigns.${id}.title`, `campaigns.${id}.summary`]),
    ...campaignCatalogue.map(({ kind }) => `campaignRules.${kind}`),
    ...taskCatalogue.flatMap((entry) => taskTerms(entry).map((key) => `terms.${key}`)),
    ...campaignCatalogue.flatMap((entry) => campaignTerms(entry).map((key) => `terms.${key}`)),
    'terms.withdrawal',
    ...revokeReasons.map((reason) => `revocations.${reason}`),
    ...['opened', 'check_in', 'invite'].map((key) => `rewardNotes.${key}`),
    'identityChecks.level_1',
    'identityChecks.level_2',
    'campaignRules.winners',
    'campaignRules.pool_bonus',
    'campaignRules.pool_coupon',
    'campaignRules.prizes_bonus',
    'campaignRules.prizes_coupon',
    'campaignRules.prize_bonus',
    'campaignRules.prize_coupon',
  ];
  const lists = [
    ...taskCatalogue.map(({ id }) => `tasks.${id}.steps`),
    ...Object.values(rewardCatalogue).map(({ type }) => `rewardTerms.${type}`),
  ];
  const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();

  it('has a text for every entry', () => {
    for (const key of keys) expect(texts.line(key).text.length, key).toBeLessThanOrEqual(200);
    for (const key of lists) expect(texts.lines(key).length, key).toBeGreaterThanOrEqual(2);
  });

  it('keeps the placeholders of the English texts', () => {
    for (const key of keys) {
      const found = placeholders(texts.line(key).text);
      expect(found, key).toEqual(placeholders(english.line(key).text));
    }
    for (const key of new Set(lists)) {
      const all = (source: typeof texts) =>
        placeholders(
          source
            .lines(key)
            .map(({ text }) => text)
            .join(' '),
        );
      expect(all(texts), key).toEqual(all(english));
    }
  });

  it('does not call bonuses cash, because they cannot be withdrawn', () => {
    const bonuses = Object.entries(rewardCatalogue).filter(([, { type }]) => type === 'bonus');
    const words = [
      ...bonuses.map(([code]) => texts.line(`rewards.${code}.title`).text),
      texts.line('campaignRules.prize_bonus').text,
    ];
    for (const each of words) expect(each).not.toMatch(cash);
  });

  it('says in every campaign how many win, because most participants win nothing', () => {
    for (const { id } of campaignCatalogue) {
      const { text } = texts.line(`campaigns.${id}.summary`);
      expect(placeholders(text), id).toEqual(['{prizes}', '{winners}']);
    }
  });

  it.each([
    ['weekly-trade', 3],
    ['weekly-derivatives', 3],
    ['weekly-invite', 2],
  ])('names the targets of all tiers of "%s"', (id, count) => {
    const { text } = texts.line(`tasks.${id}.summary`);
    const numbers = Array.from({ length: count }, (_, index) => `{tier${index + 1}}`);
    expect(placeholders(text)).toEqual(numbers);
    expect(taskCatalogue.find((entry) => entry.id === id)?.tiers).toHaveLength(count);
  });

  it('has no texts for entries that the catalogue lacks', () => {
    const content = read(name) as Record<string, object>;
    const ids = (section: string) => Object.keys(content[section] ?? {}).toSorted();
    expect(ids('tasks')).toEqual(taskCatalogue.map(({ id }) => id).toSorted());
    expect(ids('rewards')).toEqual(Object.keys(rewardCatalogue).toSorted());
    expect(ids('campaigns')).toEqual(campaignCatalogue.map(({ id }) => id).toSorted());
  });
});
