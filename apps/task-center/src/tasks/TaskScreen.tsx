import type { TaskDetail } from '@exchange/task-center-api';
import { StateTag } from '@exchange/ui';
import { useEffect, type ReactElement } from 'react';
import { useView } from '../analytics/useView.ts';
import { OpenInApp } from '../app-link/OpenInApp.tsx';
import { useRead } from '../data/useRead.ts';
import { useValueFormat } from '../formats/useValueFormat.ts';
import { FailurePanel } from '../panels/FailurePanel.tsx';
import { Loaded } from '../panels/Loaded.tsx';
import { useAddressQuery } from '../screen/useAddressQuery.ts';
import { useTexts } from '../texts/useTexts.ts';
import { Eligibility } from './Eligibility.tsx';
import { TaskAction } from './TaskAction.tsx';
import { TaskDeadline } from './TaskDeadline.tsx';
import { DetailSkeleton } from '../screen/DetailSkeleton.tsx';
import { TaskFacts } from './TaskFacts.tsx';
import { taskStates } from './taskStates.ts';
import { Tiers } from './Tiers.tsx';
import { useIsClaiming } from './useClaim.ts';

/** One task, or what is wrong with the link to it. */
export function TaskScreen(): ReactElement {
  const query = useAddressQuery();
  const taskId = query.get('task-id');
  const ruleIndex = Number(query.get('rule-index') ?? 0);
  if (taskId === null || !Number.isInteger(ruleIndex)) return <FailurePanel reason="notFound" />;
  return <TaskOf taskId={taskId} ruleIndex={ruleIndex} />;
}

function TaskOf({ taskId, ruleIndex }: { taskId: string; ruleIndex: number }): ReactElement {
  const task = useRead('task', { task_id: taskId, rule_index: ruleIndex });
  return (
    <Loaded query={task} skeleton={<DetailSkeleton />}>
      {(detail) => <TaskContent task={detail} />}
    </Loaded>
  );
}

function TaskContent({ task }: { task: TaskDetail }): ReactElement {
  const t = useTexts('tasks');
  const center = useTexts('center');
  const { formatText } = useValueFormat();
  const isClaiming = useIsClaiming(task.task_id, task.rule_index);
  const state = isClaiming ? 'claiming' : task.state;
  const title = formatText(task.title);

  useView(`task ${task.task_id}`);
  useEffect(() => {
    document.title = title;
  }, [title]);

  return (
    <div className="page-width detail">
      <div className="detail__head">
        <div className="detail__states">
          <StateTag state={taskStates[state]}>{center(`state_${state}`)}</StateTag>
          <TaskDeadline task={task} />
        </div>
        <h2 className="detail__title">{title}</h2>
        <p className="detail__lead">{formatText(task.summary)}</p>
      </div>
      <div className="detail__action">
        <TaskAction task={task} title={title} />
      </div>
      <div className="detail__main">
        <Tiers task={task} />
        <section aria-labelledby="steps">
          <h3 id="steps">{t('steps_title')}</h3>
          <ol className="detail__list">
            {task.steps.map((step) => (
              <li key={step.text}>{formatText(step)}</li>
            ))}
          </ol>
        </section>
        <section aria-labelledby="terms">
          <h3 id="terms">{t('terms_title')}</h3>
          <ul className="detail__list detail__terms">
            {task.terms.map((term) => (
              <li key={term.text}>{formatText(term)}</li>
            ))}
          </ul>
        </section>
      </div>
      <div className="detail__side">
        <TaskFacts task={task} />
        <Eligibility gates={task.gates} />
        <OpenInApp />
      </div>
    </div>
  );
}
