import type { Task } from '@exchange/task-center-api';
import { Button, Card, Icon, Steps, type StepState } from '@exchange/ui';
import type { ReactElement } from 'react';
import { usePage } from '../context/PageContext.tsx';
import { useTexts } from '../context/texts/useTexts.ts';
import { pathFrom } from '../paths/address.ts';
import { taskPath } from '../paths/taskPath.ts';
import { useRewardText } from '../rewards/useRewardText.ts';
import { useValueFormat } from '../screen/formats/useValueFormat.ts';
import { ClaimButton } from '../tasks/ClaimButton.tsx';
import { closedGate, GateText } from '../tasks/GateText.tsx';
import { taskIcons } from '../tasks/taskIcons.ts';

const stepStates: Record<Task['state'], StepState> = {
  locked: 'locked',
  todo: 'todo',
  in_progress: 'todo',
  under_review: 'todo',
  claimable: 'current',
  claimed: 'done',
  expired: 'missed',
  ended: 'missed',
  rejected: 'missed',
  other: 'locked',
};

/** Starter tasks of a new account, in order. Hidden once all of them are claimed. */
export function Ladder({ tasks }: { tasks: readonly Task[] }): ReactElement | null {
  const t = useTexts('hub');
  const shared = useTexts('screen');
  const page = usePage();
  const { formatText } = useValueFormat();
  const rewardText = useRewardText();
  const done = tasks.filter(({ state }) => state === 'claimed').length;
  if (done === tasks.length) return null;
  const next = tasks.find(({ state }) => state === 'todo' || state === 'in_progress');

  const steps = tasks.map((task) => {
    const title = formatText(task.title);
    const gate = task.state === 'locked' ? closedGate(task.gates) : undefined;
    // Guests must log in for every step. The hero has the login button.
    const isWaiting = gate !== undefined && gate.reason !== 'needs_login';
    return {
      id: task.task_id,
      title: <a href={pathFrom(page, taskPath(task.task_id, task.rule_index))}>{title}</a>,
      state: task === next ? ('current' as const) : stepStates[task.state],
      stateLabel: shared(`state_${task.state}`),
      icon: <Icon name={taskIcons[task.kind]} />,
      note: rewardText(task.reward),
      // Finished steps need no details.
      children:
        task.state === 'claimed' ? undefined : (
          <StepMore
            task={task}
            title={title}
            summary={isWaiting ? <GateText gate={gate} /> : formatText(task.summary)}
            isNext={task === next}
          />
        ),
    };
  });
  return (
    <Card as="section" className="ladder" aria-labelledby="ladder">
      <div className="ladder__head">
        <div>
          <h2 id="ladder">{t('ladder_title')}</h2>
          <p className="card-text">{t('ladder_lead')}</p>
        </div>
        <p className="ladder__count">{t('ladder_count', { done, total: tasks.length })}</p>
      </div>
      <Steps layout="ladder" label={t('ladder_title')} steps={steps} />
    </Card>
  );
}

function StepMore({
  task,
  title,
  summary,
  isNext,
}: {
  task: Task;
  title: string;
  summary: ReactElement | string;
  isNext: boolean;
}): ReactElement {
  const t = useTexts('screen');
  const page = usePage();
  return (
    <div className="ladder__more">
      <p className="card-text">{summary}</p>
      {task.state === 'claimable' ? (
        <ClaimButton task={task} ruleIndex={task.rule_index} title={title} isQuiet />
      ) : isNext ? (
        <Button size="small" href={pathFrom(page, taskPath(task.task_id, task.rule_index))}>
          {t('action_details')}
        </Button>
      ) : null}
    </div>
  );
}
