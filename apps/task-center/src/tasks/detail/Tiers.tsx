import { compareDecimals } from '@exchange/exchange-api';
import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import type { Rule, ShownTaskState, TaskDetail } from '@exchange/task-center-api';
import { Icon } from '@exchange/ui';
import type { ReactElement, ReactNode } from 'react';
import { RewardConditions } from '../../rewards/RewardConditions.tsx';
import { OfferLine } from '../../rewards/OfferLine.tsx';
import { RewardFigure } from '../../rewards/RewardFigure.tsx';
import { isElsewhere } from '../../rewards/rewardStates.ts';
import { ClosedTag } from '../../screen/ClosedTag.tsx';
import { Disclosure } from '../../screen/Disclosure.tsx';
import { StateTag } from '../../screen/StateTag.tsx';
import { ClaimButton, useIsClaiming } from '../ClaimButton.tsx';
import { TaskProgress } from '../TaskProgress.tsx';
import { FeesReachReward, RebatePaysBack } from './TaskRisk.tsx';
import { claimableRules, isClaimable, isOver, taskBadges } from '../taskStates.ts';

/** Tiers of a task that has several, each with its own progress and reward. */
export function Tiers({
  task,
  action,
  children,
}: {
  task: TaskDetail;
  /** Button for all that are ready, beside the heading. */
  action?: ReactNode;
  /** Risks, below the button. */
  children?: ReactNode;
}): ReactElement {
  const t = useTexts('tasks');
  return (
    <section aria-labelledby="tiers">
      <div className="tiers__head">
        <h2 id="tiers">{t('rewards_title')}</h2>
        {action}
      </div>
      {children}
      <ol className="tiers">
        {task.rules.map((rule) => (
          <Tier key={rule.rule_index} task={task} rule={rule} />
        ))}
      </ol>
    </section>
  );
}

function Tier({ task, rule }: { task: TaskDetail; rule: Rule }): ReactElement {
  const t = useTexts('screen');
  const { formatText } = useValueFormat();
  const isClaiming = useIsClaiming(task.task_id, rule.rule_index);
  const state = isClaiming ? 'claiming' : rule.state;
  // The main button claims the current tier, or all that are ready.
  const isClaimedAbove =
    claimableRules(task).length > 1 ||
    (task.state === 'claimable' && rule.rule_index === task.rule_index);
  const isReached = hasReachedTarget(rule);
  const tierTask = { kind: task.kind, progress: rule.progress };
  const label = t('rule_of', { index: rule.rule_index + 1, count: task.rules.length });
  const title = `${formatText(task.title)}, ${label}`;
  return (
    <li
      className="tier"
      data-ended={isOver(state) || undefined}
      aria-current={rule.rule_index === task.rule_index ? 'step' : undefined}
    >
      <RewardFigure reward={rule.reward}>
        <span>{label}</span>
        <TierState task={task} rule={rule} state={state} />
      </RewardFigure>
      {isClaimable(state) && !isClaimedAbove ? (
        <ClaimButton
          task={task}
          ruleIndex={rule.rule_index}
          reward={rule.reward}
          title={title}
          isQuiet
        />
      ) : null}
      {isReached ? null : <TaskProgress progress={rule.progress} label={title} state={state} />}
      <OfferLine
        reward={rule.reward}
        task={isReached ? undefined : tierTask}
        hasRiskNote
        hasPointsWithdrawal
      />
      {isReached || isOver(state) ? null : (
        <>
          <FeesReachReward reward={rule.reward} task={tierTask} />
          <RebatePaysBack reward={rule.reward} task={tierTask} />
        </>
      )}
      <Disclosure title={t('terms_title')}>
        <RewardConditions reward={rule.reward} />
      </Disclosure>
    </li>
  );
}

/** Badge of a tier. Renders nothing if the page already shows the state. */
function TierState({
  task,
  rule,
  state,
}: {
  task: TaskDetail;
  rule: Rule;
  /** State to show, which differs from the rule's during a claim. */
  state: ShownTaskState;
}): ReactElement | null {
  const t = useTexts('screen');
  const done =
    isClaimable(state) && hasReachedTarget(rule) ? (
      <span className="tier__done">
        <Icon name="checkCircle" size={16} />
        {t('progress_done')}
      </span>
    ) : null;
  if (isElsewhere(rule.reward)) {
    return (
      <>
        {done}
        <ClosedTag />
      </>
    );
  }
  if (isClaimable(state)) return done;
  // The page already shows that the whole task is locked.
  const isWholeTaskLocked = state === 'locked' && task.state === 'locked';
  if (isWholeTaskLocked) return null;
  return <StateTag state={taskBadges[state]}>{t(`state_${state}`)}</StateTag>;
}

const hasReachedTarget = ({ progress: { current, target } }: Rule): boolean =>
  compareDecimals(current, target) >= 0;
