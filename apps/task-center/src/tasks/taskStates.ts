import type { ShownTaskState } from '@exchange/task-center-api';
import type { StateName } from '@exchange/ui';

/** How the kit draws each state of a task. */
export const taskStates: Record<ShownTaskState, StateName> = {
  locked: 'locked',
  todo: 'todo',
  in_progress: 'inProgress',
  under_review: 'underReview',
  claimable: 'claimable',
  claiming: 'claiming',
  claimed: 'claimed',
  expired: 'expired',
  ended: 'ended',
  rejected: 'rejected',
  other: 'locked',
};

/** Nothing can be done about these any more: they lose their colour. */
export const isOver = (state: ShownTaskState): boolean =>
  state === 'expired' || state === 'ended' || state === 'rejected';
