import type { Text } from '@exchange/exchange-api';
import { campaignEntry } from '../catalogue/campaignCatalogue.ts';
import { taskEntry } from '../catalogue/taskCatalogue.ts';
import type { Texts } from '../../texts/localeTexts.ts';
import type { RewardRow } from './rewards.ts';

/** Returns the title of what granted a reward. null for a task that no longer exists. */
export function originOf(
  { source, source_id: id }: Pick<RewardRow, 'source' | 'source_id'>,
  texts: Texts,
): Text | null {
  switch (source) {
    case 'task': {
      const task = taskOf(id);
      return task === null ? null : texts.line(`tasks.${task}.title`);
    }
    case 'campaign':
      return texts.line(`campaigns.${campaignOf(id)}.title`);
    case 'box':
      return texts.line('rewards.mystery-box.title');
    case 'check_in':
    case 'invite':
    case 'gift':
    case 'shop':
      return texts.line(`rewardNotes.${source}`);
  }
}

/** Returns the id of the task that granted a reward. null if it no longer exists. */
export function taskOf(sourceId: RewardRow['source_id']): string | null {
  return taskEntry(sourceId.split('/', 1)[0]!)?.id ?? null;
}

/** Returns the id of the campaign that granted a reward. */
function campaignOf(sourceId: RewardRow['source_id']): string {
  return campaignEntry(sourceId)?.id ?? sourceId.replace(/-\d+$/, '');
}
