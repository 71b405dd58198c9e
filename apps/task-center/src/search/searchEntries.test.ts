import { findEntries } from '@exchange/site/frame/search';
import { regions } from '@exchange/site/regions';
import type { Page } from '@exchange/site/page';
import { expect, it } from 'vitest';
import { answers } from '../../test/answers.ts';
import { searchedPages } from './searchedPages.ts';
import faq from '../../messages/en/faq.json';
import screenTexts from '../../messages/en/screen.json';
import { commonWords } from './commonWords.ts';
import { searchEntries } from './searchEntries.ts';

const pageOf = (locale: string): Page => ({ regions, locale, isLocaleInPath: true }) as never;

const titlesFor = (query: string, locale = 'en') => {
  const page = pageOf(locale);
  const pages = [
    { group: 'pages', title: 'My rewards', href: `/${locale}/task-center/my-rewards` },
    { group: 'pages', title: 'FAQ', href: `/${locale}/task-center/faq` },
    { group: 'pages', title: 'Help center', href: `/${locale}/help` },
  ];
  const entries = [
    ...searchEntries(page, {
      tasks: [],
      campaigns: answers.campaigns.items,
      rewards: answers.rewards.items,
      symbols: ['BTCUSDT', 'ETHUSDT'],
      texts: { faq, screen: screenTexts },
      edition: 'default',
      isPartial: false,
    }),
    ...searchedPages(pages, page, { points: 'Points', verify: 'Verify your identity' }),
  ];
  return findEntries(entries, query, regions.languageTag(page.locale)).map(({ title }) => title);
};

it.each([
  ['bitcoin', 'BTC/USDT'],
  ['ビットコイン', 'BTC/USDT'],
  ['kyc', 'Verify your identity'],
  ['verification', 'Verify your identity'],
  ['withdraw', 'My rewards'],
  ['withdrawals', 'My rewards'],
  ['redeeming', 'Points'],
  ['support', 'Help center'],
  ['cancel', 'Help center'],
  ['bonus', answers.campaigns.items[0]!.title.text],
  ['deposit', 'Why do I need to verify my identity?'],
  ['kyc', 'Why do I need to verify my identity?'],
])('finds what visitors mean with "%s"', (query, title) => {
  expect(titlesFor(query)).toContain(title);
});

it('finds campaigns and rewards by their titles', () => {
  const [campaign] = answers.campaigns.items;
  const [reward] = answers.rewards.items;
  expect(titlesFor(campaign!.title.text)).toContain(campaign!.title.text);
  expect(titlesFor(reward!.title.text)).toContain(reward!.title.text);
});

it.each([
  ['de', 'auszahlungen'],
  ['ru-RU', 'вывод'],
  ['ja-JP', '出金'],
  ['zh-TW', '提領'],
  ['cs', 'výběr'],
  ['hu', 'kivétel'],
])("finds entries by words of the page's language: %s", (locale, query) => {
  expect(titlesFor(query, locale)).toContain('My rewards');
});

it('has the same languages for each page', () => {
  const [first, ...others] = Object.values(commonWords).map((each) => Object.keys(each));
  for (const languages of others) expect(languages).toEqual(first);
});
