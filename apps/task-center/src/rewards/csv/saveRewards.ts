import type { QueryOf, Reward } from '@exchange/task-center-api';
import type { Data } from '../../data/DataContext.ts';
import { downloadFile } from '../../screen/downloadFile.ts';
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
  downloadFile(
    new Blob([csvText(rewardRows(rewards, ...words))], { type: 'text/csv;charset=utf-8' }),
    name,
  );
}
