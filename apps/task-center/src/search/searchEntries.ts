import { spotPair } from '@exchange/market/service';
import { createTexts, pathFrom, type Page } from '@exchange/site/page';
import { valueFormat } from '@exchange/site/services/formats';
import type { SearchEntry } from '@exchange/site/frame/search';
import { fillText } from '@exchange/exchange-api';
import { campaignPath, rewardPath, taskPath } from '../screen/detailPaths.ts';
import { coinNames } from './coinNames.ts';
import { wordsFor } from './commonWords.ts';
import { offeredQuestions } from '../screen/offeredQuestions.ts';
import { readGroups } from '../screen/readGroups.ts';
import type { SearchSources } from './loadSearch.ts';

/** Returns the loaded entries with their URLs, in a page's language. */
export function searchEntries(page: Page, sources: SearchSources): SearchEntry[] {
  const { regions, locale } = page;
  // Not every page includes the translations of the FAQ and of the amount formats.
  const texts = createTexts({ regions, locale, texts: sources.texts });
  const shared = texts.getFixedT(null, 'screen');
  const format = valueFormat(regions.languageTag(locale), (unit, count, amount) =>
    shared(`unit_${unit}`, { count, amount }),
  );
  const faq = texts.getFixedT(null, 'faq');
  const questions = sources.texts.faq
    ? offeredQuestions(
        readGroups((key) => faq(key as 'title')),
        [sources.edition],
      )
    : [];
  return [
    ...sources.tasks.map<SearchEntry>((task) => ({
      group: 'tasks',
      title: fillText(task.title, format),
      text: `${fillText(task.summary, format)} ${shared(`reward_${task.reward.type}`)}`,
      href: pathFrom(page, taskPath(task.task_id, task.rule_index)),
    })),
    ...sources.campaigns.map<SearchEntry>((campaign) => ({
      group: 'campaigns',
      title: fillText(campaign.title, format),
      text: `${fillText(campaign.summary, format)} ${shared(`reward_${campaign.prize_kind.type}`)}`,
      href: pathFrom(page, campaignPath(campaign.campaign_id)),
    })),
    ...sources.rewards.map<SearchEntry>((reward) => ({
      group: 'rewards',
      title: fillText(reward.title, format),
      text: fillText(reward.summary, format),
      href: pathFrom(page, rewardPath(reward)),
    })),
    ...questions.flatMap(({ questions: list }) =>
      list.map<SearchEntry>(({ id, question, answer }) => ({
        group: 'questions',
        title: question,
        text: `${answer} ${wordsFor(`/task-center/faq#${id}`, locale)}`,
        href: `${pathFrom(page, '/task-center/faq')}#${id}`,
      })),
    ),
    ...sources.symbols.flatMap((symbol): SearchEntry[] => {
      const pair = spotPair(symbol);
      if (!pair) return [];
      const title = `${pair.base}/${pair.quote}`;
      const href = pathFrom(page, `/trade/spot/${title}`);
      const names = [symbol, coinNames[pair.base], coinNames[pair.quote]].join(' ');
      return [{ group: 'markets', title, text: names, href }];
    }),
  ];
}
