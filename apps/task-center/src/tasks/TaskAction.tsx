import type { TaskDetail } from '@exchange/task-center-api';
import { Button } from '@exchange/ui';
import type { ReactElement } from 'react';
import { usePage } from '../context/PageContext.tsx';
import { useTexts } from '../context/texts/useTexts.ts';
import { useServices } from '../context/useServices.ts';
import { useData } from '../data/DataContext.ts';
import { pathFrom } from '../paths/address.ts';
import { campaignPath } from '../paths/campaignPath.ts';
import { taskPath } from '../paths/taskPath.ts';
import { ClaimButton } from './ClaimButton.tsx';
import { closedGate } from './GateText.tsx';

/** Button for the next step of a task. Renders nothing if no step is left. */
export function TaskAction({
  task,
  title,
}: {
  task: TaskDetail;
  title: string;
}): ReactElement | null {
  const t = useTexts('tasks');
  const page = usePage();
  const login = useServices()?.account.login;
  const { track } = useData();
  if (task.state === 'claimable') {
    return <ClaimButton task={task} ruleIndex={task.rule_index} title={title} fullWidth />;
  }
  if (task.state === 'todo' || task.state === 'in_progress') {
    return (
      <Button
        variant="primary"
        size="large"
        fullWidth
        href={pathFrom(page, task.go_path)}
        onClick={() => track('start', { what: `task ${task.task_id}` })}
      >
        {t(task.state === 'todo' ? 'go' : 'continue')}
      </Button>
    );
  }
  const gate = task.state === 'locked' ? closedGate(task.gates) : undefined;
  if (gate?.reason === 'needs_login' && login) {
    return (
      <Button variant="primary" size="large" fullWidth onClick={() => void login.login()}>
        {t('login')}
      </Button>
    );
  }
  const target = gate && targetOf(gate);
  if (!target) return null;
  return (
    <Button variant="primary" size="large" fullWidth href={pathFrom(page, target.path)}>
      {t(target.label)}
    </Button>
  );
}

/** Returns the page where an unmet condition can be resolved. */
function targetOf(gate: TaskDetail['gates'][number]) {
  if (gate.reason === 'kyc_level') return { path: '/kyc', label: 'verify' } as const;
  if (gate.reason === 'previous_task' && gate.task_id !== null) {
    return { path: taskPath(gate.task_id, 0), label: 'previous' } as const;
  }
  if (gate.reason === 'join_campaign' && gate.campaign_id !== null) {
    return { path: campaignPath(gate.campaign_id), label: 'join' } as const;
  }
  return undefined;
}
