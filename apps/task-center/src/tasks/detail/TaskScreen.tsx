import { subtractDecimals } from '@exchange/exchange-api';
import { useAddressQuery, useTexts } from '@exchange/site/page';
import { OpenInApp } from '@exchange/site/page/open-in-app';
import { FailurePanel } from '@exchange/site/page/failures';
import { useValueFormat } from '@exchange/site/page/formats';
import { Detail, NumberedSteps, Terms } from '@exchange/site/page/layout';
import { DetailSkeleton, Loaded } from '@exchange/site/page/loading';
import type { RewardPreview, TaskDetail } from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import { useRead } from '../../data/useRead.ts';
import { useTrackedView } from '../../data/DataContext.ts';
import { byValue } from '../../rewards/byValue.ts';
import { ClaimWindowsProvider } from '../../rewards/claim/ClaimWindows.tsx';
import { OfferLine } from '../../rewards/OfferLine.tsx';
import { RewardConditions } from '../../rewards/RewardConditions.tsx';
import { OddsTable } from '../../rewards/detail/OddsTable.tsx';
import { isElsewhere } from '../../rewards/rewardStates.ts';
import { RewardFigure } from '../../rewards/RewardFigure.tsx';
import { useOfferNeed } from '../../rewards/useOfferNeed.ts';
import { TaskArt } from '../../screen/art/TaskArt.tsx';
import { ClosedTag } from '../../screen/ClosedTag.tsx';
import { EarnedElsewhere } from '../../screen/EarnedElsewhere.tsx';
import { CostNote, FeeEstimate, TaskRisk, useCostText } from './TaskRisk.tsx';
import { FullRules } from '../../screen/FullRules.tsx';
import { Phrases } from '../../screen/Phrases.tsx';
import { WhoCan } from '../../screen/WhoCan.tsx';
import { StateTag } from '../../screen/StateTag.tsx';
import { ClosedInRegion } from '../gates/ClosedInRegion.tsx';
import { DocumentsKept } from '../gates/DocumentsKept.tsx';
import { GateList } from '../gates/GateList.tsx';
import { closedGate, isFirstIdentityCheck } from '../gates/GateText.tsx';
import { TaskAction } from './TaskAction.tsx';
import { TaskDeadline } from '../TaskDeadline.tsx';
import { TaskFacts } from './TaskFacts.tsx';
import { TaskProgress } from '../TaskProgress.tsx';
import { claimableRules, isCompleted, isToDo, laterRules, taskBadges } from '../taskStates.ts';
import { Tiers } from './Tiers.tsx';
import { useIsClaiming } from '../ClaimButton.tsx';

/** One task, or an error message if the link is invalid. */
export function TaskScreen(): ReactElement {
  const query = useAddressQuery();
  const taskId = query.get('task-id');
  const ruleIndex = Number(query.get('rule-index') ?? 0);
  if (taskId === null || !Number.isInteger(ruleIndex)) return <FailurePanel reason="notFound" />;
  return <TaskOf taskId={taskId} ruleIndex={ruleIndex} />;
}

function TaskOf({ taskId, ruleIndex }: { taskId: string; ruleIndex: number }): ReactElement {
  const t = useTexts('tasks');
  const task = useRead('task', { task_id: taskId, rule_index: ruleIndex });
  return (
    <ClaimWindowsProvider>
      <Loaded query={task} skeleton={<DetailSkeleton guestLead={t('guest_lead')} />}>
        {(detail) => <TaskContent task={detail} />}
      </Loaded>
    </ClaimWindowsProvider>
  );
}

function TaskContent({ task }: { task: TaskDetail }): ReactElement {
  const t = useTexts('tasks');
  const shared = useTexts('screen');
  const { formatText } = useValueFormat();
  const isClaiming = useIsClaiming(task.task_id, task.rule_index);
  const state = isClaiming ? 'claiming' : task.state;
  const title = formatText(task.title);
  const gate = closedGate(task.gates);
  const isTiered = task.rules.length > 1;
  const [best, ...more] = shownRewards(task);
  const firstSteps = useFirstSteps(task);

  useTrackedView(`task ${task.task_id}`);
  const isUnclaimed = task.state === 'claimable' || isElsewhere(task.reward);
  if (gate?.reason === 'region' && !isCompleted(task.state) && !isUnclaimed) {
    return <ClosedInRegion title={title} gate={gate} list="tasks" />;
  }
  const isOpen = isToDo(task.state) || (task.state === 'locked' && !isUnclaimed);
  return (
    <Detail
      title={title}
      summary={task.summary}
      states={
        <>
          {isElsewhere(task.reward) ? <ClosedTag /> : null}
          {/* Guests see what to do instead. */}
          {isElsewhere(task.reward) || gate?.reason === 'needs_login' ? null : (
            <StateTag state={taskBadges[state]}>{shared(`state_${state}`)}</StateTag>
          )}
          <TaskDeadline task={task} />
        </>
      }
      guestLead={t('guest_lead')}
      figure={
        <>
          <RewardFigure reward={best} more={more} art={<TaskArt task={task} size={72} />} isHero>
            <LaterTiers task={task} />
          </RewardFigure>
          <OfferOfTask task={task} isOpen={isOpen} />
          <TaskRisk task={task} />
        </>
      }
      action={<TaskAction task={task} title={title} />}
      note={
        <>
          {isOpen && gate?.reason === 'needs_login' ? <WhoCan /> : null}
          {/* Several tiers have their own bars below. */}
          {isTiered ? null : <TaskProgress progress={task.progress} label={title} state={state} />}
          {isOpen && task.kind === 'kyc' ? <DocumentsKept /> : null}
          <EarnedElsewhere item={task} />
        </>
      }
      side={
        <>
          <TaskFacts task={task} />
          <GateList gates={task.gates} />
          <Terms terms={task.terms}>
            {isTiered ? null : <RewardConditions reward={task.reward} />}
            {isOpen ? (
              <div className="reward-conditions">
                <FeeEstimate
                  kind={task.kind}
                  volume={subtractDecimals(task.progress.target, task.progress.current)}
                />
              </div>
            ) : null}
            <FullRules />
          </Terms>
          <OpenInApp />
        </>
      }
    >
      {isTiered ? <Tiers task={task} /> : null}
      <OddsTable reward={task.rules.find(({ reward }) => reward.odds)?.reward ?? task.reward} />
      <section aria-labelledby="steps">
        <h2 id="steps">{t('steps_title')}</h2>
        <NumberedSteps
          steps={[...(isOpen ? firstSteps : []), ...task.steps.map(formatText)].map((text) => ({
            text,
          }))}
        />
      </section>
    </Detail>
  );
}

/** Returns the rewards of the main button, the most valuable one first. Before, that of the next tier. */
function shownRewards(task: TaskDetail): [RewardPreview, ...RewardPreview[]] {
  const [best = task.reward, ...more] = byValue(claimableRules(task).map(({ reward }) => reward));
  return [best, ...more];
}

/** Number of tiers after the next one, which have requirements of their own. */
function LaterTiers({ task }: { task: TaskDetail }): ReactElement | null {
  const t = useTexts('screen');
  const { formatValue } = useValueFormat();
  const count = task.state === 'claimable' ? 0 : laterRules(task).length;
  if (count === 0) return null;
  return (
    <span>{t('and_more', { amount: formatValue({ amount: String(count), unit: 'count' }) })}</span>
  );
}

/** Steps before those of the task: signing up and the identity check, as far as the visitor still has to do them. */
function useFirstSteps({ gates, kind }: TaskDetail): string[] {
  const t = useTexts('screen');
  const open = gates.filter(({ met }) => !met);
  return [
    ...(kind !== 'register' && open.some(({ reason }) => reason === 'needs_login')
      ? [t('go_register')]
      : []),
    ...(open.some(isFirstIdentityCheck) ? [t('gate_verify')] : []),
  ];
}

/**
 * Requirements of a task while it can be done, above its button. If it has only one reward, also the
 * terms of the reward, which are otherwise in the list of tiers.
 */
function OfferOfTask({ task, isOpen }: { task: TaskDetail; isOpen: boolean }): ReactElement | null {
  const need = useOfferNeed({ task: isOpen ? task : undefined, hasRiskNote: true });
  const { reward } = task;
  const cost = useCostText({ reward, task });
  if (task.rules.length > 1) {
    return need ? (
      <p className="detail__need">
        <Phrases of={need} />
      </p>
    ) : null;
  }
  return (
    <>
      <OfferLine reward={reward} task={isOpen ? task : undefined} hasRiskNote hasPointsWithdrawal />
      {isOpen && cost !== undefined ? <CostNote>{cost}</CostNote> : null}
    </>
  );
}
