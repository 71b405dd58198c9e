import { pathFrom, usePage, useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import type { ShownTaskState, Task } from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import { taskPath } from '../../screen/detailPaths.ts';
import { OfferLine } from '../../rewards/OfferLine.tsx';
import { DerivativesNote, KindChip, RewardKind } from '../../rewards/RewardKind.tsx';
import { useRiskText } from '../../rewards/RewardExample.tsx';
import { RewardWorth } from '../../rewards/RewardWorth.tsx';
import { useOfferNeed } from '../../rewards/useOfferNeed.ts';
import { useCapital, useRewardHeadline } from '../../rewards/useRewardText.ts';
import { isElsewhere } from '../../rewards/rewardStates.ts';
import { TaskArt } from '../../screen/art/TaskArt.tsx';
import { EarnedElsewhere } from '../../screen/EarnedElsewhere.tsx';
import { GateLine } from '../gates/GateLine.tsx';
import { closedGate, GateText, isFirstIdentityCheck } from '../gates/GateText.tsx';
import { takesMoney } from '../../screen/needPhrases.ts';
import { FeesReachReward } from '../detail/TaskRisk.tsx';
import { TaskDeadline } from '../TaskDeadline.tsx';
import { TaskProgress } from '../TaskProgress.tsx';
import { Phrases } from '../../screen/Phrases.tsx';
import { TaskRowAction } from './TaskRowAction.tsx';
import { isClaimable, isOver, isToDo } from '../taskStates.ts';
import { useIsClaiming } from '../ClaimButton.tsx';

/**
 * One task in a list: activity, title, reward, what it takes, progress and the next action. The title links to the task.
 *
 * @param nextTitle - title of the next step of several, whose button is outlined
 * @param hasDeadline - false if the list shows one deadline for all of its tasks
 * @param hasTerms - whether to state the terms. Otherwise, one line names what the task takes.
 */
export function TaskRow({
  task,
  nextTitle,
  hasDeadline = true,
  hasTerms = false,
}: {
  task: Task;
  nextTitle?: string;
  hasDeadline?: boolean;
  hasTerms?: boolean;
}): ReactElement {
  const t = useTexts('screen');
  const page = usePage();
  const rewardHeadline = useRewardHeadline();
  const { formatText, formatValue } = useValueFormat();
  const isClaiming = useIsClaiming(task.task_id, task.rule_index);
  const state: ShownTaskState = isClaiming ? 'claiming' : task.state;
  const title = formatText(task.title);
  const { reward } = task;
  const isOpen = isToDo(state) || (state === 'locked' && !isElsewhere(reward));
  const openTask = isOpen ? task : undefined;
  const more = state === 'claimable' ? task.claimable_rules - 1 : 0;
  const hasTime = hasDeadline && (isToDo(state) || isClaimable(state) || isElsewhere(reward));
  return (
    <article className="task-row" data-ended={isOver(state) || undefined} data-state={state}>
      <TaskArt task={task} />
      <h3 className="task-row__title">
        <a href={pathFrom(page, taskPath(task.task_id, task.rule_index))}>{nextTitle ?? title}</a>
      </h3>
      <div className="task-row__reward">
        <strong>{rewardHeadline(reward)}</strong>
        <RewardWorth worth={reward.worth} />
        {hasTerms ? (
          <span className="task-row__kind">
            <KindChip reward={reward} />
            <DerivativesNote reward={reward} />
          </span>
        ) : (
          <RewardKind reward={reward} />
        )}
        {more > 0 ? (
          <span className="task-row__more">
            {t('and_more', { amount: formatValue({ amount: String(more), unit: 'count' }) })}
          </span>
        ) : null}
      </div>
      <div className="task-row__notes">
        {hasTime ? <TaskDeadline task={task} /> : null}
        {hasTerms && !isOver(state) ? <OfferLine reward={reward} task={openTask} /> : null}
        {openTask && !hasTerms ? <ShortTerms task={openTask} /> : null}
        {openTask ? <FeesReachReward reward={reward} task={openTask} /> : null}
        <EarnedElsewhere item={task} />
        <TaskFacts task={task} state={state} title={title} />
      </div>
      <TaskRowAction task={task} state={state} title={title} isOutlined={nextTitle !== undefined} />
    </article>
  );
}

/** Effort and costs of a task, and the risk of its reward, if it has one. */
function ShortTerms({ task }: { task: Task }): ReactElement {
  const { formatText } = useValueFormat();
  const capital = useCapital();
  const need = useOfferNeed({ task });
  const risk = useRiskText(task.reward);
  const hasNeed = takesMoney(task) || task.takes;
  return (
    <>
      <p>{need && hasNeed ? <Phrases of={need} /> : formatText(task.summary)}</p>
      {risk === undefined ? null : <p>{capital(risk)}</p>}
    </>
  );
}

/** Lock and progress of a task. Renders nothing without them. */
function TaskFacts({
  task,
  state,
  title,
}: {
  task: Task;
  state: ShownTaskState;
  title: string;
}): ReactElement | null {
  // A guest's button is about signing up.
  const conditions = task.gates.filter(({ reason }) => reason !== 'needs_login');
  const next = state === 'locked' && !isElsewhere(task.reward) ? closedGate(conditions) : undefined;
  // The lock in the action's place shows it.
  const gate = next && !isFirstIdentityCheck(next) ? next : undefined;
  // A target of one action adds nothing to the title.
  const hasProgress = isToDo(state) && task.progress.target !== '1';
  if (!gate && !hasProgress) return null;
  return (
    <>
      {gate ? (
        <GateLine>
          <GateText gate={gate} />
        </GateLine>
      ) : null}
      {hasProgress ? <TaskProgress progress={task.progress} label={title} state={state} /> : null}
    </>
  );
}
