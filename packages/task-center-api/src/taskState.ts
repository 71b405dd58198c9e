import { compareDecimals } from './decimal.ts';

/** States of a task, or of one of its tiers, on the wire. */
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

/** `claiming` is the page's own: a claim is under way and nothing has been answered yet. */
export type ShownTaskState = TaskState | 'claiming' | 'other';

/** What is known of a tier; times in ms UTC. */
export interface TaskFacts {
  now: number;
  /** What was reached, and what has to be; progress counts only while the task is open. */
  current: string;
  target: string;
  claimed: boolean;
  /** Of a task that somebody looks at before it counts. */
  review: 'none' | 'pending' | 'passed' | 'rejected';
  /** Whether all gates are open to this account now. */
  allowed: boolean;
  /** The end for everybody. */
  endsAt: number | null;
  /** The end for this account, such as 30 days after it was opened. */
  expiresAt: number | null;
  /** A finished tier can be claimed until then. */
  claimBy: number | null;
}

type Rule = readonly [TaskState, (facts: TaskFacts) => boolean];

const finished = ({ current, target }: TaskFacts) => compareDecimals(current, target) >= 0;
const over = (end: number | null, now: number) => end !== null && now >= end;

/**
 * The first that fits. A finished success outranks expiry: who was done in time may claim after the
 * end, until `claimBy`. A gate that closes later (another region) closes the claim as well.
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

/** The state that the facts amount to. */
export function taskState(facts: TaskFacts): TaskState {
  return precedence.find(([, fits]) => fits(facts))?.[0] ?? 'todo';
}

/**
 * The tier that a task stands for in a list: the first that can be claimed, else the first that
 * still can be worked on, else the last.
 *
 * @param states - of the tiers, lowest first; at least one
 */
export function currentRule(states: readonly TaskState[]): number {
  const claimable = states.indexOf('claimable');
  if (claimable >= 0) return claimable;
  const open = states.findIndex((state) => state !== 'claimed');
  return open >= 0 ? open : states.length - 1;
}
