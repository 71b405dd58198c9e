import type { QueryOf, Reward } from '@exchange/task-center-api';
import type { Data } from '../../data/DataContext.ts';
import { downloadFile } from '../../screen/downloadFile.ts';
import { csvText } from './csvText.ts';
import { rewardRows, type RowTexts } from './rewardRows.ts';

/** Number of rewards per request: the maximum that the server allows. */
const limit = 50;

interface RewardFile {
  filters: Pick<QueryOf<'rewards'>, 'type' | 'search'>;
  texts: RowTexts;
  /** Time for the file's name, in ms UTC. */
  now: number;
}

/**
 * Reads all pages of the matching rewards and downloads them as a CSV file.
 *
 * @throws ApiError if a page cannot be read, AbortError after `signal` aborts
 */
export async function saveRewards(
  { taskCenter, lang, userId }: Pick<Data, 'taskCenter' | 'lang' | 'userId'>,
  { filters, texts, now }: RewardFile,
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
    new Blob([csvText(rewardRows(rewards, texts))], { type: 'text/csv;charset=utf-8' }),
    name,
  );
}
