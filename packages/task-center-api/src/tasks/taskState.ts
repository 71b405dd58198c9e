import { compareDecimals } from '@exchange/exchange-api';

/** States of a task or of one of its tiers, in API results. */
export const taskStates = [
  'locked',
  'todo',
  'in_progress',
  'under_review',
  'claimable',
  'claimed',
  'expired',
  'ended',
  'rejected',
] as const;

export type TaskState = (typeof taskStates)[number];

/** `claiming` exists only on the page, while the response to a claim is pending. */
export type ShownTaskState = TaskState | 'claiming' | 'other';

/** Facts about a tier. Times in ms UTC. */
export interface TaskFacts {
  now: number;
  /**
   * Current and required progress, as decimal strings. Progress counts only while the task is open.
   */
  current: string;
  target: string;
  claimed: boolean;
  /** State of the manual review. `none` if the task requires no review. */
  review: 'none' | 'pending' | 'passed' | 'rejected';
  /** Whether all gates are currently open to this account. */
  allowed: boolean;
  /** End for all accounts. */
  endsAt: number | null;
  /** End for this account, such as 30 days after it was opened. */
  expiresAt: number | null;
  /** Claim deadline of a finished tier. */
  claimBy: number | null;
}

type Rule = readonly [TaskState, (facts: TaskFacts) => boolean];

const finished = ({ current, target }: TaskFacts) => compareDecimals(current, target) >= 0;
const over = (end: number | null, now: number) => end !== null && now >= end;

/**
 * The first match wins. Completion outranks expiry: a task finished in time can be claimed after
 * the end, until `claimBy`. If a gate closes later, such as after a region change, the claim is
 * locked as well.
 */
const precedence: readonly Rule[] = [
  ['claimed', ({ claimed }) => claimed],
  ['rejected', ({ review }) => review === 'rejected'],
  ['expired', (facts) => finished(facts) && over(facts.claimBy, facts.now)],
  ['locked', (facts) => finished(facts) && !facts.allowed],
  ['under_review', (facts) => finished(facts) && facts.review === 'pending'],
  ['claimable', finished],
  ['ended', ({ endsAt, now }) => over(endsAt, now)],
  ['expired', ({ expiresAt, now }) => over(expiresAt, now)],
  ['locked', ({ allowed }) => !allowed],
  ['in_progress', ({ current }) => compareDecimals(current, '0') > 0],
];

/** Returns the state of a tier with these facts. */
export function taskState(facts: TaskFacts): TaskState {
  return precedence.find(([, fits]) => fits(facts))?.[0] ?? 'todo';
}

/**
 * Returns the index of the tier shown in a list: the first claimable tier, otherwise the first that is
 * not claimed, otherwise the last.
 *
 * @param states - states of the tiers, lowest tier first; at least one
 */
export function currentRule(states: readonly TaskState[]): number {
  const claimable = states.indexOf('claimable');
  if (claimable >= 0) return claimable;
  const open = states.findIndex((state) => state !== 'claimed');
  return open >= 0 ? open : states.length - 1;
}
