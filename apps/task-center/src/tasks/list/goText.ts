import type { Task } from '@exchange/task-center-api';

const keys = {
  register: 'go_register',
  kyc: 'go_kyc',
  two_factor: 'go_two_factor',
  deposit: 'go_deposit',
  trade: 'go_trade',
  derivatives: 'go_trade',
  convert: 'go_convert',
  earn: 'go_earn',
  invite: 'go_invite',
  community: 'go_share',
  other: 'go_other',
} as const satisfies Record<Task['kind'], string>;

/** Returns the translation key of the verb for a kind of task, such as "Deposit". */
export const goText = (kind: Task['kind']): (typeof keys)[Task['kind']] => keys[kind];
