import type { Task } from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import { Deadline } from '../screen/formats/Deadline.tsx';

type Times = Pick<Task, 'state' | 'ends_at' | 'claim_by' | 'resets_at'>;

/** The deadline that is relevant in the task's current state. Renders nothing without a deadline. */
export function TaskDeadline({ task }: { task: Times }): ReactElement | null {
  const next = nextEnd(task);
  return next ? <Deadline {...next} /> : null;
}

function nextEnd({ state, ends_at: endsAt, claim_by: claimBy, resets_at: resetsAt }: Times) {
  const ends = {
    claimable: [claimBy, 'claim_within'],
    claimed: [resetsAt, 'available_in'],
    todo: [endsAt ?? resetsAt, 'ends_in'],
    in_progress: [endsAt ?? resetsAt, 'ends_in'],
  } as const;
  if (!(state in ends)) return undefined;
  const [end, text] = ends[state as keyof typeof ends];
  return end === null ? undefined : { end, text };
}
