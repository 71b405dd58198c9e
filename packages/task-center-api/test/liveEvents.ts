import { time } from './records.ts';

/** The `data` of a server-sent event, with and without details. */
export const liveEvents = [
  {
    type: 'claimed',
    at: time,
    task_id: 'open-account',
    rule_index: 0,
    reward_id: '7',
    campaign_id: 'volume-cup',
  },
  {
    type: 'refresh',
    at: time,
    task_id: null,
    rule_index: null,
    reward_id: null,
    campaign_id: null,
  },
];
