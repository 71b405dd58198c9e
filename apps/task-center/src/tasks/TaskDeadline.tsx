import type { Task } from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import { RewardDeadline } from '../rewards/RewardDeadline.tsx';
import { isElsewhere } from '../rewards/rewardStates.ts';
import { Deadline } from '../screen/Deadline.tsx';

type Times = Pick<Task, 'state' | 'reward' | 'ends_at' | 'claim_by' | 'resets_at'>;

/** The deadline that is relevant in the task's current state. Renders nothing without a deadline. */
export function TaskDeadline({ task }: { task: Times }): ReactElement | null {
  const { reward, claim_by: claimBy } = task;
  if (task.state === 'claimable' || isElsewhere(reward)) {
    return (
      <RewardDeadline
        reward={{ ...reward, state: 'to_claim', claim_by: claimBy, valid_until: null }}
      />
    );
  }
  const deadline = deadlineOf(task);
  return deadline && deadline.end !== null ? (
    <Deadline end={deadline.end} text={deadline.text} />
  ) : null;
}

function deadlineOf({ state, ends_at: endsAt, resets_at: resetsAt }: Times) {
  switch (state) {
    case 'claimed':
      return { end: resetsAt, text: 'available_in' } as const;
    case 'todo':
    case 'in_progress':
      return { end: endsAt ?? resetsAt, text: 'ends_in' } as const;
    default:
      return undefined;
  }
}
