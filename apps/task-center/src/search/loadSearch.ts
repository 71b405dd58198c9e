import { backupLocale, loadTranslations } from '@exchange/i18n-loader';
import { symbolsQuery } from '@exchange/market/service';
import type { Page, Texts } from '@exchange/site/page';
import { userKey } from '@exchange/site/services/queries';
import { guestId } from '@exchange/site/services/user-id';
import type { Campaign, Reward, Task } from '@exchange/task-center-api';
import { regions, type Edition, type LocaleToken } from '@exchange/site/regions';
import type { TaskCenter } from '../services/taskCenter.ts';
import type { Services } from '../services/services.ts';

/** Loaded data to search, in addition to the pages. Sources that failed to load are empty. */
export interface SearchSources {
  tasks: readonly Task[];
  campaigns: readonly Campaign[];
  /** The user's newest rewards. */
  rewards: readonly Reward[];
  /** Symbols such as `BTCUSDT`. */
  symbols: readonly string[];
  /** Translations of the FAQ, of the amount formats and of prices. */
  texts: Texts;
  /** Edition that the page displays. The search finds only questions about what it offers. */
  edition: Edition;
  /** Whether a source failed to load. */
  isPartial: boolean;
}

/** Services that the search reads from. */
export type SearchServices = Pick<
  Services,
  'account' | 'edition' | 'taskCenter' | 'market' | 'queries' | 'translationUrl'
>;

/** Number of items that a request loads. */
const limit = 50;

/** Maximum number of requests for tasks. */
const maxPages = 4;

/** Loads all sources in parallel and omits those that fail. Rejects only if the signal aborts. */
export async function loadSearch(
  { account, edition, taskCenter, market, queries, translationUrl }: SearchServices,
  { locale }: Page,
  signal: AbortSignal,
): Promise<SearchSources> {
  const userId = account.session.userId();

  /** Reads data of the user once for all searches in this language. */
  function readOnce<Source>(name: string, read: (reading: Reading) => Promise<Source>) {
    if (!taskCenter) return undefined;
    return queries.fetchQuery({
      queryKey: userKey(userId, name, { search: locale }),
      queryFn: (query) => read({ taskCenter, lang: locale, userId, signal: query.signal }),
    });
  }

  const results = await Promise.allSettled([
    readOnce('tasks', readTasks),
    readOnce('campaigns', readCampaigns),
    userId === guestId ? undefined : readOnce('rewards', readRewards),
    queries.fetchQuery(symbolsQuery(market)),
    translationUrl && loadTexts(locale, translationUrl, signal),
  ]);
  signal.throwIfAborted();
  const [tasks, campaigns, rewards, symbols, texts] = results;
  return {
    tasks: loaded(tasks) ?? [],
    campaigns: loaded(campaigns) ?? [],
    rewards: loaded(rewards) ?? [],
    symbols: loaded(symbols) ?? [],
    texts: loaded(texts) ?? {},
    edition,
    isPartial: results.some(({ status }) => status === 'rejected'),
  };
}

/** Returns undefined for a source that failed to load. */
function loaded<Source>(result: PromiseSettledResult<Source>): Source | undefined {
  return result.status === 'fulfilled' ? result.value : undefined;
}

/** A read of data for a user's search in a language. */
interface Reading {
  taskCenter: TaskCenter;
  lang: string;
  userId: string;
  signal: AbortSignal;
}

async function readTasks({ taskCenter, lang, userId, signal }: Reading): Promise<Task[]> {
  const tasks: Task[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < maxPages; page += 1) {
    const { items, next_cursor: next } = await taskCenter.read(
      'tasks',
      { lang, limit, cursor },
      { userId, signal },
    );
    tasks.push(...items);
    if (next === null) break;
    cursor = next;
  }
  return tasks;
}

async function readCampaigns({ taskCenter, lang, userId, signal }: Reading): Promise<Campaign[]> {
  return (await taskCenter.read('campaigns', { lang, limit }, { userId, signal })).items;
}

async function readRewards({ taskCenter, lang, userId, signal }: Reading): Promise<Reward[]> {
  return (await taskCenter.read('rewards', { lang, limit }, { userId, signal })).items;
}

async function loadTexts(
  locale: LocaleToken,
  url: NonNullable<SearchServices['translationUrl']>,
  signal: AbortSignal,
): Promise<Texts> {
  const { resources } = await loadTranslations({
    locale: regions.contentLocale(locale),
    ns: ['faq', 'screen', 'market'],
    url,
    backup: backupLocale,
    signal,
  });
  return resources;
}
