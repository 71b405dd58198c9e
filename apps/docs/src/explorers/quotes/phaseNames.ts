import type { ContenderPhase } from './contender.ts';

/** Display names of the connection phases. */
export const phaseNames: Readonly<Record<ContenderPhase, string>> = {
  idle: 'Idle',
  connecting: 'Connecting',
  open: 'Open',
  waiting: 'Waiting',
  paused: 'Paused',
  stopped: 'Stopped',
  closed: 'Closed',
};
