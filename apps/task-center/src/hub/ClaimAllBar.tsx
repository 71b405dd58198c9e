import type { Home } from '@exchange/task-center-api';
import { Button, Icon } from '@exchange/ui';
import type { ReactElement } from 'react';
import { useWrite } from '../data/useWrite.ts';
import { writeFailure } from '../data/writeFailure.ts';
import { useValueFormat } from '../formats/useValueFormat.ts';
import { useNotify } from '../panels/Notifications.tsx';
import { useTexts } from '../texts/useTexts.ts';

/** How many rewards wait, and one press for all of them. */
export function ClaimAllBar({ totals }: { totals: Home['totals'] }): ReactElement {
  const t = useTexts('hub');
  const center = useTexts('center');
  const notify = useNotify();
  const { formatValue } = useValueFormat();
  const count = totals.claimable_tasks + totals.claimable_rewards;
  const { mutate, isPending } = useWrite('claimAll', {
    onSuccess: ({ claimed_tasks: tasks, claimed_rewards: rewards }) =>
      notify('positive', t('claim_all_done', { count: tasks + rewards })),
    onError: (error) => notify('negative', center(`claim_failed_${writeFailure(error)}`)),
  });
  return (
    <div className="claim-all">
      <p>
        <Icon name="star" />
        {t('points_balance', { points: formatValue({ amount: totals.points, unit: 'points' }) })}
      </p>
      <Button
        variant="primary"
        size="large"
        disabled={count === 0}
        loading={isPending}
        loadingLabel={center('action_claiming')}
        onClick={() => mutate({})}
      >
        {count === 0 ? t('claim_all_none') : t('claim_all', { count })}
      </Button>
    </div>
  );
}
