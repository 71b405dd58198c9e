import { pathFrom, usePage, useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import type { Claimable } from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import { taskPath } from '../../screen/detailPaths.ts';
import { EarnedElsewhere } from '../../screen/EarnedElsewhere.tsx';
import { ClaimAllButton } from '../claim/ClaimAllButton.tsx';
import { ClaimDeadline } from '../RewardDeadline.tsx';
import { claimVariant } from '../rewardStates.ts';
import { RewardCells } from './RewardCells.tsx';

/** Reward of a finished task in the list of rewards. Links to the task. */
export function FinishedTaskRow({ task }: { task: Claimable }): ReactElement {
  const t = useTexts('rewards');
  const page = usePage();
  const { formatText } = useValueFormat();
  const { reward, tier } = task;
  const name = formatText(task.title);
  return (
    <article className="reward-row">
      <RewardCells
        reward={reward}
        title={
          <h3 className="reward-row__title">
            {tier ? (
              <a href={pathFrom(page, taskPath(tier.task_id, tier.rule_index))}>{name}</a>
            ) : (
              name
            )}
          </h3>
        }
        deadline={task.claim_by === null ? t('no_claim_end') : <ClaimDeadline task={task} />}
      />
      <ClaimAllButton
        isWanted={({ claim_id: id }) => id === task.claim_id}
        variant={claimVariant(reward)}
        size="small"
        title={name}
      />
      <EarnedElsewhere item={task} />
    </article>
  );
}
