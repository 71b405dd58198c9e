import type { Task } from '@exchange/task-center-api';
import { Button } from '@exchange/ui';
import type { ReactElement } from 'react';
import { useTexts } from '../texts/useTexts.ts';
import { useClaim, useIsClaiming } from './useClaim.ts';

/** Claims one finished tier of a task; a second press while that is under way does nothing. */
export function ClaimButton({
  task: { task_id: taskId, period },
  ruleIndex,
  title,
  fullWidth = false,
  isQuiet = false,
}: {
  task: Pick<Task, 'task_id' | 'period'>;
  ruleIndex: number;
  /** Of the task: a page has several such buttons. */
  title: string;
  fullWidth?: boolean;
  /** Where several stand together, under one for all of them. */
  isQuiet?: boolean;
}): ReactElement {
  const t = useTexts('center');
  const claim = useClaim();
  const isClaiming = useIsClaiming(taskId, ruleIndex);
  return (
    <Button
      variant={isQuiet ? 'secondaryBrand' : 'primary'}
      size={fullWidth ? 'large' : 'middle'}
      fullWidth={fullWidth}
      loading={isClaiming}
      loadingLabel={t('action_claiming')}
      aria-label={`${t('action_claim')}: ${title}`}
      onClick={() => claim({ task_id: taskId, period, rule_index: ruleIndex })}
    >
      {t('action_claim')}
    </Button>
  );
}
