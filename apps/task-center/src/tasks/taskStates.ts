import type { Gate, Rule, ShownTaskState, Task, TaskDetail } from '@exchange/task-center-api';
import type { StateName } from '../screen/StateTag.tsx';

/** State badge to show for each task state. */
export const taskBadges: Record<ShownTaskState, StateName> = {
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

/** Returns whether the user can do the task now or continue with it. */
export const isToDo = (state: ShownTaskState): boolean =>
  state === 'todo' || state === 'in_progress';

/** Conditions that every visitor can meet now: sign up, and verify the identity. */
const ownSteps: ReadonlySet<Gate['reason']> = new Set(['needs_login', 'kyc_level']);

/**
 * Returns whether a locked task only waits for what every visitor can do now, so that lists show it
 * like an open one.
 */
export const isWithinReach = ({ state, gates }: Pick<Task, 'state' | 'gates'>): boolean => {
  const open = gates.filter(({ met }) => !met);
  return state === 'locked' && open.length > 0 && open.every(({ reason }) => ownSteps.has(reason));
};

/** Returns whether the user can claim the reward, or has just asked for it. */
export const isClaimable = (state: ShownTaskState): boolean =>
  state === 'claimable' || state === 'claiming';

/** Returns true for states without further actions, which are greyed out. */
export const isOver = (state: ShownTaskState): boolean =>
  state === 'expired' || state === 'ended' || state === 'rejected';

/** Returns whether the user has completed the task, so that its page stays where the task is no longer offered. */
export const isCompleted = (state: ShownTaskState): boolean =>
  state === 'under_review' || state === 'claimed' || state === 'rejected';

/** Returns the tiers of a task that the user can claim. */
export const claimableRules = ({ rules }: { rules: readonly Rule[] }): Rule[] =>
  rules.filter(({ state }) => state === 'claimable');

/** Returns the tiers of a task above the shown one. */
export const laterRules = ({
  rules,
  rule_index: shown,
}: Pick<TaskDetail, 'rules' | 'rule_index'>): Rule[] =>
  rules.filter(({ rule_index: index }) => index > shown);
