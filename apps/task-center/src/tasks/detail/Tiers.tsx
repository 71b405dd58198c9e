import { compareDecimals } from '@exchange/exchange-api';
import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import type { Rule, ShownTaskState, TaskDetail } from '@exchange/task-center-api';
import { Card, Icon } from '@exchange/ui';
import type { ReactElement } from 'react';
import { RewardConditions } from '../../rewards/RewardConditions.tsx';
import { OfferLine } from '../../rewards/OfferLine.tsx';
import { RewardFigure } from '../../rewards/RewardFigure.tsx';
import { isElsewhere } from '../../rewards/rewardStates.ts';
import { useOfferNeed } from '../../rewards/useOfferNeed.ts';
import { useSentences } from '../../rewards/useRewardText.ts';
import { ClosedTag } from '../../screen/ClosedTag.tsx';
import { Disclosure } from '../../screen/Disclosure.tsx';
import { Phrases } from '../../screen/Phrases.tsx';
import { StateTag } from '../../screen/StateTag.tsx';
import { ClaimButton, useIsClaiming } from '../ClaimButton.tsx';
import { TaskProgress } from '../TaskProgress.tsx';
import { CostNote, useCostText } from './TaskRisk.tsx';
import { claimableRules, isClaimable, isOver, taskBadges } from '../taskStates.ts';

/** Tiers of a task that has several, each with its own progress and reward. */
export function Tiers({ task }: { task: TaskDetail }): ReactElement {
  const t = useTexts('tasks');
  return (
    <section aria-labelledby="tiers">
      <h2 id="tiers">{t('rewards_title')}</h2>
      <Card as="ol" className="tiers">
        {task.rules.map((rule) => (
          <Tier key={rule.rule_index} task={task} rule={rule} />
        ))}
      </Card>
    </section>
  );
}

/** A tier: its reward and its state, then what it takes. Its terms are folded. */
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
  const label = t('rule_of', { index: rule.rule_index + 1, count: task.rules.length });
  const title = `${formatText(task.title)}, ${label}`;
  return (
    <li
      className="tier"
      data-ended={isOver(state) || undefined}
      aria-current={rule.rule_index === task.rule_index ? 'step' : undefined}
    >
      <RewardFigure reward={rule.reward} isListed />
      {isClaimable(state) && !isClaimedAbove ? (
        <ClaimButton
          task={task}
          ruleIndex={rule.rule_index}
          reward={rule.reward}
          title={title}
          isQuiet
        />
      ) : (
        <TierState task={task} rule={rule} state={state} label={label} />
      )}
      {isReached ? null : (
        <>
          <TierNeed task={task} rule={rule} isOver={isOver(state)} />
          <TaskProgress progress={rule.progress} label={title} state={state} />
        </>
      )}
      <Disclosure title={t('terms_title')}>
        <OfferLine reward={rule.reward} hasPointsWithdrawal />
        <RewardConditions reward={rule.reward} />
      </Disclosure>
    </li>
  );
}

/** Work and fees of a tier, with a mark if the fees reach the reward. Renders nothing for unknown activities. */
function TierNeed({
  task: { kind },
  rule: { progress, reward },
  isOver: hasEnded,
}: {
  task: TaskDetail;
  rule: Rule;
  isOver: boolean;
}): ReactElement | null {
  const sentences = useSentences();
  const task = { kind, progress };
  const need = useOfferNeed({ task, hasRiskNote: true });
  const cost = useCostText({ reward, task });
  if (!need) return null;
  if (cost !== undefined && !hasEnded) {
    return <CostNote>{sentences([need[0], cost])}</CostNote>;
  }
  return (
    <p className="tier__need">
      <Phrases of={need} />
    </p>
  );
}

/** State of a tier, or its number if the page already shows the state. */
function TierState({
  task,
  rule,
  state,
  label,
}: {
  task: TaskDetail;
  rule: Rule;
  /** State to show, which differs from the rule's during a claim. */
  state: ShownTaskState;
  /** Number of the tier. */
  label: string;
}): ReactElement {
  const t = useTexts('screen');
  const done =
    isClaimable(state) && hasReachedTarget(rule) ? (
      <span className="tier__done">
        <Icon name="checkCircle" size={16} />
        {t('progress_done')}
      </span>
    ) : null;
  const isLockedAsWhole = state === 'locked' && task.state === 'locked';
  const badge =
    isClaimable(state) || isLockedAsWhole ? null : (
      <StateTag state={taskBadges[state]}>{t(`state_${state}`)}</StateTag>
    );
  const shown = isElsewhere(rule.reward) ? <ClosedTag /> : badge;
  return (
    <span className="tier__state">
      <span className={done || shown ? 'x-visually-hidden' : undefined}>{label}</span>
      {done}
      {shown}
    </span>
  );
}

const hasReachedTarget = ({ progress: { current, target } }: Rule): boolean =>
  compareDecimals(current, target) >= 0;
