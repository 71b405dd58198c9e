import { pathFrom, usePage } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import type { Claimable } from '@exchange/task-center-api';
import { Card } from '@exchange/ui';
import type { ReactElement } from 'react';
import { taskPath } from '../../screen/detailPaths.ts';
import { ClaimItemButton } from '../claim/ClaimItemButton.tsx';
import { ClaimDeadline } from '../RewardDeadline.tsx';
import { RewardFigure } from '../RewardFigure.tsx';

/** Reward of a finished task in the list of rewards. Links to the task. */
export function FinishedTaskCard({ task }: { task: Claimable }): ReactElement {
  const page = usePage();
  const { formatText } = useValueFormat();
  const { reward, claim_by: claimBy, tier } = task;
  const name = formatText(task.title);
  return (
    <Card as="article" className="item-card reward-card">
      <RewardFigure reward={reward} />
      <h3 className="item-card__title">
        {tier ? <a href={pathFrom(page, taskPath(tier.task_id, tier.rule_index))}>{name}</a> : name}
      </h3>
      <div className="item-card__foot">
        <ClaimDeadline claimBy={claimBy} />
        <ClaimItemButton item={task} />
      </div>
    </Card>
  );
}
