import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { countUntranslated, likeEnglish, type LocaleTexts } from './likeEnglish.ts';

const english = {
  rewards: { coupon: { title: 'Coupon', summary: 'Off your fees.' } },
  rewardTerms: { coupon: ['It is used by itself.', 'It expires.'] },
};

it('adds empty texts and lists for those that the language lacks', () => {
  expect(likeEnglish(english, { rewards: { coupon: { title: 'Gutschein' } } })).toEqual({
    rewards: { coupon: { title: 'Gutschein', summary: '' } },
    rewardTerms: { coupon: [] },
  });
});

it('uses the order of English and leaves out what English lacks', () => {
  const translated = {
    rewardTerms: { coupon: ['Gilt.'], gift: ['Alt.'] },
    rewards: { coupon: { summary: 'Von den Gebühren.', title: 'Gutschein' } },
  };
  expect(JSON.stringify(likeEnglish(english, translated))).toBe(
    JSON.stringify({
      rewards: { coupon: { title: 'Gutschein', summary: 'Von den Gebühren.' } },
      rewardTerms: { coupon: ['Gilt.'] },
    }),
  );
});

it('replaces texts of another shape', () => {
  const texts = { rewards: 'Gutschein', rewardTerms: { coupon: 'Gilt.' } };
  expect(likeEnglish(english, texts)).toEqual({
    rewards: { coupon: { title: '', summary: '' } },
    rewardTerms: { coupon: [] },
  });
});

it('counts untranslated texts and lists', () => {
  expect(countUntranslated(likeEnglish(english, {}))).toBe(3);
  expect(countUntranslated(english)).toBe(0);
});

const folder = join(import.meta.dirname, '../../catalogue');
const read = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as LocaleTexts;

it.each(readdirSync(folder))('catalogue/%s has the keys of English: run pnpm texts', (name) => {
  const texts = read(name);
  expect(JSON.stringify(likeEnglish(read('en.json'), texts))).toBe(JSON.stringify(texts));
});
