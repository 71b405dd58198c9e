import type { Text } from '@exchange/exchange-api';
import { campaignEntry } from '../catalogue/campaignCatalogue.ts';
import type { Texts } from '../../texts/localeTexts.ts';
import type { RewardRow } from './rewards.ts';

/** Returns the title of what granted a reward. */
export function originOf(
  { source, source_id: id }: Pick<RewardRow, 'source' | 'source_id'>,
  texts: Texts,
): Text {
  switch (source) {
    case 'task':
      return texts.line(`tasks.${id.split('/', 1)[0]}.title`);
    case 'campaign':
      // Rounds after the first end with their number.
      return texts.line(
        `campaigns.${(campaignEntry(id) ?? { id: id.replace(/-\d+$/, '') }).id}.title`,
      );
    case 'box':
      return texts.line('rewards.mystery-box.title');
    case 'check_in':
    case 'invite':
    case 'gift':
    case 'shop':
      return texts.line(`rewardNotes.${source}`);
  }
}
