import { pathFrom, usePage } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import type { Task } from '@exchange/task-center-api';
import { Card } from '@exchange/ui';
import type { ReactElement } from 'react';
import { OfferLine } from './OfferLine.tsx';
import { DerivativesNote, KindChip } from './RewardKind.tsx';
import { useRewardHeadline } from './useRewardText.ts';
import { TaskArt } from '../screen/art/TaskArt.tsx';
import { taskPath } from '../screen/detailPaths.ts';
import { GoArrow } from '../screen/GoButton.tsx';

/** Tasks that are still to do as cards, each with its reward and terms. A card links to its task. */
export function TaskCards({ tasks }: { tasks: readonly Task[] }): ReactElement {
  const page = usePage();
  const { formatText } = useValueFormat();
  const rewardHeadline = useRewardHeadline();
  return (
    <ol className="task-cards">
      {tasks.map(({ task_id: id, rule_index: rule, kind, title, reward, progress, takes }) => (
        <Card as="li" key={`${id} ${rule}`} className="task-card">
          <TaskArt kind={kind} />
          <h3 className="task-card__title">
            <a href={pathFrom(page, taskPath(id, rule))}>{formatText(title)}</a>
          </h3>
          <div className="task-card__reward">
            <strong>{rewardHeadline(reward)}</strong> <KindChip reward={reward} />
            <DerivativesNote reward={reward} />
          </div>
          <GoArrow />
          <OfferLine reward={reward} task={{ kind, progress, takes }} />
        </Card>
      ))}
    </ol>
  );
}
