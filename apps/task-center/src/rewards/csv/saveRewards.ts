import type { QueryOf, Reward } from '@exchange/task-center-api';
import type { Data } from '../../data/DataContext.ts';
import { csvText } from './csvText.ts';
import { rewardRows } from './rewardRows.ts';

/** Number of rewards per request: the maximum that the server allows. */
const limit = 50;

type Words = Parameters<typeof rewardRows> extends [unknown, ...infer Rest] ? Rest : never;

/**
 * Reads all pages of the matching rewards and downloads them as a CSV file.
 *
 * @param now - time for the file name, in ms UTC
 * @throws ApiError if a page cannot be read, AbortError after `signal` aborts
 */
export async function saveRewards(
  { taskCenter, lang, userId }: Pick<Data, 'taskCenter' | 'lang' | 'userId'>,
  filters: Pick<QueryOf<'rewards'>, 'type' | 'search'>,
  words: Words,
  now: number,
  signal: AbortSignal,
): Promise<void> {
  const rewards: Reward[] = [];
  let cursor: string | null | undefined;
  do {
    const query = { lang, ...filters, limit, ...(cursor ? { cursor } : {}) };
    const page = await taskCenter.read('rewards', query, { userId, signal });
    rewards.push(...page.items);
    cursor = page.next_cursor;
  } while (cursor !== null);
  signal.throwIfAborted();
  const name = `rewards-${new Date(now).toISOString().slice(0, 10)}.csv`;
  download(csvText(rewardRows(rewards, ...words)), name);
}

function download(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the URL only after the click, so it is revoked later.
  setTimeout(() => URL.revokeObjectURL(url), 1_000);
}
