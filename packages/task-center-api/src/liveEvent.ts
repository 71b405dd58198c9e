import * as v from 'valibot';
import { openEnum, count, id, time } from '@exchange/exchange-api';

/**
 * The `data` of one server-sent event: identifies what changed. It contains no texts or amounts, so
 * clients request the new data. `refresh` means that anything may have changed.
 */
export const liveEvent = v.object({
  type: openEnum([
    'progress',
    'claimed',
    'reward',
    'campaign',
    'check_in',
    'invite',
    'notices',
    'refresh',
  ]),
  at: time,
  task_id: v.nullable(id),
  rule_index: v.nullable(count),
  reward_id: v.nullable(id),
  campaign_id: v.nullable(id),
});

export type LiveEvent = v.InferOutput<typeof liveEvent>;
