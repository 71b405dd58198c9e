import { fillText, type Text } from '@exchange/exchange-api';
import { spotPair } from '@exchange/market/service';
import { createTexts, pathFrom, type Page } from '@exchange/site/page';
import { valueFormat } from '@exchange/site/services/formats';
import type { SearchEntry } from '@exchange/site/frame/search';
import type { Campaign, Reward, RewardPreview, Task } from '@exchange/task-center-api';
import { campaignPath, faqPath, rewardPath, taskPath } from '../screen/detailPaths.ts';
import { coinNames } from './coinNames.ts';
import { wordsFor } from './commonWords.ts';
import { offeredQuestions } from '../screen/offeredQuestions.ts';
import { readGroups, type GroupedQuestion } from '../screen/readGroups.ts';
import type { SearchSources } from './loadSearch.ts';

/** A page, and functions that write in its language. */
interface Language {
  page: Page;
  /** Returns a text of the server with its values. */
  fill: (text: Text) => string;
  kindName: (type: RewardPreview['type']) => string;
}

/** Returns the loaded entries with their URLs, in a page's language. */
export function searchEntries(page: Page, sources: SearchSources): SearchEntry[] {
  const { regions, locale } = page;
  // Not every page includes the translations of the FAQ and of the amount formats.
  const texts = createTexts({ regions, locale, texts: sources.texts });
  const shared = texts.getFixedT(null, 'screen');
  const faq = texts.getFixedT(null, 'faq');
  const format = valueFormat(regions.languageTag(locale), (unit, count, amount) =>
    shared(`unit_${unit}`, { count, amount }),
  );
  const language: Language = {
    page,
    fill: (text) => fillText(text, format),
    kindName: (type) => shared(`reward_${type}`),
  };
  // The keys of the questions contain their numbers, so their type is only `string`. `title` represents any key.
  const groups = sources.texts.faq ? readGroups((key) => faq(key as 'title')) : [];
  const questions = offeredQuestions(groups, [sources.edition]).flatMap((group) => group.questions);
  return [
    ...sources.tasks.map((task) => taskEntry(task, language)),
    ...sources.campaigns.map((campaign) => campaignEntry(campaign, language)),
    ...sources.rewards.map((reward) => rewardEntry(reward, language)),
    ...questions.map((question) => questionEntry(question, page)),
    ...sources.symbols.flatMap((symbol) => marketEntry(symbol, page) ?? []),
  ];
}

function taskEntry(task: Task, { page, fill, kindName }: Language): SearchEntry {
  return {
    group: 'tasks',
    title: fill(task.title),
    text: `${fill(task.summary)} ${kindName(task.reward.type)}`,
    href: pathFrom(page, taskPath(task.task_id, task.rule_index)),
  };
}

function campaignEntry(campaign: Campaign, { page, fill, kindName }: Language): SearchEntry {
  return {
    group: 'campaigns',
    title: fill(campaign.title),
    text: `${fill(campaign.summary)} ${kindName(campaign.prize_kind.type)}`,
    href: pathFrom(page, campaignPath(campaign.campaign_id)),
  };
}

function rewardEntry(reward: Reward, { page, fill }: Language): SearchEntry {
  return {
    group: 'rewards',
    title: fill(reward.title),
    text: fill(reward.summary),
    href: pathFrom(page, rewardPath(reward)),
  };
}

function questionEntry({ id, question, answer }: GroupedQuestion, page: Page): SearchEntry {
  const path = faqPath(id);
  return {
    group: 'questions',
    title: question,
    text: `${answer} ${wordsFor(path, page.locale)}`,
    href: pathFrom(page, path),
  };
}

/** Returns the entry of a spot market. Undefined if the symbol is not that of a pair. */
function marketEntry(symbol: string, page: Page): SearchEntry | undefined {
  const pair = spotPair(symbol);
  if (!pair) return undefined;
  const title = `${pair.base}/${pair.quote}`;
  return {
    group: 'markets',
    title,
    text: [symbol, coinNames[pair.base], coinNames[pair.quote]].join(' '),
    href: pathFrom(page, `/trade/spot/${title}`),
  };
}
