import { compareDecimals } from '@exchange/exchange-api';
import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import type { Rule, TaskDetail } from '@exchange/task-center-api';
import { Icon } from '@exchange/ui';
import type { ReactElement } from 'react';
import { RewardConditions } from '../../rewards/RewardConditions.tsx';
import { RewardFigure } from '../../rewards/RewardFigure.tsx';
import { StateTag } from '../../screen/StateTag.tsx';
import { ClaimButton, useIsClaiming } from '../ClaimButton.tsx';
import { TaskProgress } from '../TaskProgress.tsx';
import { claimableRules, isClaimable, isOver, taskBadges } from '../taskStates.ts';

/**
 * Tiers of a task that has several, each with its own progress and reward. If several are ready, one button above or
 * beside them claims all.
 */
export function Tiers({ task }: { task: TaskDetail }): ReactElement {
  const t = useTexts('tasks');
  return (
    <section aria-labelledby="tiers">
      <h2 id="tiers">{t('rewards_title')}</h2>
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
  const { current, target } = rule.progress;
  const label = t('rule_of', { index: rule.rule_index + 1, count: task.rules.length });
  const title = `${formatText(task.title)}, ${label}`;
  return (
    <li
      className="tier"
      data-ended={isOver(state) || undefined}
      aria-current={rule.rule_index === task.rule_index ? 'step' : undefined}
    >
      <div className="tier__line">
        <RewardFigure reward={rule.reward} hasWithdrawal />
        {isClaimable(state) ? null : (
          <StateTag state={taskBadges[state]}>{t(`state_${state}`)}</StateTag>
        )}
        {isClaimable(state) && !isClaimedAbove ? (
          <ClaimButton
            task={task}
            ruleIndex={rule.rule_index}
            reward={rule.reward}
            title={title}
            isQuiet
          />
        ) : null}
      </div>
      <div className="tier__line">
        <span className="tier__label">{label}</span>
        {compareDecimals(current, target) >= 0 ? (
          <span className="tier__done">
            <Icon name="checkCircle" size={16} />
            {t('progress_done')}
          </span>
        ) : (
          <TaskProgress progress={rule.progress} label={title} state={state} />
        )}
      </div>
      <details className="tier__terms">
        <summary>{t('terms_title')}</summary>
        <RewardConditions reward={rule.reward} />
      </details>
    </li>
  );
}
