import { loadTranslations } from '@exchange/i18n-loader';
import { contentLocale } from '@exchange/region-env';
import type { Task } from '@exchange/task-center-api';
import type { Page } from '../page/PageContext.tsx';
import type { Services } from '../runtime/services.ts';
import type { Texts } from '../texts/namespaces.ts';

/** What a search looks through besides the pages, as far as it came. */
export interface SearchSources {
  tasks: readonly Task[];
  /** Symbols such as `BTCUSDT`. */
  symbols: readonly string[];
  /** With the questions, and with how amounts are written. */
  texts: Texts;
  /** Did something not come? */
  isPartial: boolean;
}

/** Tasks come by 50, and no catalogue needs more pieces than this. */
const mostPieces = 4;

/** Asks for everything at once; what fails is left out. Rejects only by the signal. */
export async function loadSearch(
  { taskCenter, symbols, translationUrl }: Services,
  { locale }: Page,
  signal: AbortSignal,
): Promise<SearchSources> {
  const [tasks, markets, texts] = await Promise.allSettled([
    taskCenter ? readTasks(taskCenter, locale, signal) : [],
    symbols(signal),
    translationUrl &&
      loadTranslations({
        locale: contentLocale(locale),
        ns: ['faq', 'center'],
        url: translationUrl,
        signal,
      }),
  ]);
  signal.throwIfAborted();
  return {
    tasks: tasks.status === 'fulfilled' ? tasks.value : [],
    symbols: markets.status === 'fulfilled' ? markets.value : [],
    texts: (texts.status === 'fulfilled' ? texts.value?.resources : undefined) ?? {},
    isPartial: [tasks, markets, texts].some(({ status }) => status === 'rejected'),
  };
}

async function readTasks(
  taskCenter: NonNullable<Services['taskCenter']>,
  lang: string,
  signal: AbortSignal,
): Promise<Task[]> {
  const tasks: Task[] = [];
  let cursor: string | undefined;
  for (let piece = 0; piece < mostPieces; piece += 1) {
    const { items, next_cursor: next } = await taskCenter.read(
      'tasks',
      { lang, limit: 50, cursor },
      signal,
    );
    tasks.push(...items);
    if (next === null) break;
    cursor = next;
  }
  return tasks;
}
