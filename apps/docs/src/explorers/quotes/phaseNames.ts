import type { ContenderPhase } from './contender.ts';

/** Words for the phases of a connection. */
export const phaseNames: Readonly<Record<ContenderPhase, string>> = {
  idle: 'Idle',
  connecting: 'Connecting',
  open: 'Open',
  waiting: 'Waiting',
  paused: 'Paused',
  stopped: 'Stopped',
  closed: 'Closed',
};
