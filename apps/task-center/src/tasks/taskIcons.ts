import type { Task } from '@exchange/task-center-api';
import type { IconName } from '@exchange/ui';

/** Icon of each kind of task. */
export const taskIcons: Record<Task['kind'], IconName> = {
  register: 'user',
  kyc: 'idCard',
  two_factor: 'shield',
  deposit: 'wallet',
  trade: 'swap',
  derivatives: 'trend',
  convert: 'refresh',
  earn: 'coins',
  invite: 'users',
  community: 'chat',
  other: 'star',
};
