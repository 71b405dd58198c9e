import { useTexts } from '@exchange/site/page';
import { Button } from '@exchange/ui';
import type { ReactElement } from 'react';
import { useClaimAll } from '../rewards/claim/useClaimAll.ts';
import { FailedWrite } from '../screen/FailedWrite.tsx';

/** Claims all finished tiers of a task, as the main button of its page. */
export function ClaimTiersButton({
  taskId,
  count,
  title,
}: {
  taskId: string;
  /** Number of finished tiers of all rounds. */
  count: number;
  /** Title of the task. */
  title: string;
}): ReactElement {
  const t = useTexts('screen');
  const { start, isPending, error } = useClaimAll(({ tier }) => tier?.task_id === taskId);
  const label = t('claim_all', { count });
  return (
    <>
      <Button
        variant="primary"
        size="large"
        fullWidth
        loading={isPending}
        loadingLabel={t('action_claiming')}
        aria-label={`${label}: ${title}`}
        onClick={start}
      >
        {label}
      </Button>
      <FailedWrite error={error} />
    </>
  );
}
