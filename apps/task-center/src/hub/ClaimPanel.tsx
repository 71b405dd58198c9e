import type { Home } from '@exchange/task-center-api';
import { Button, Card } from '@exchange/ui';
import type { ReactElement } from 'react';
import { useTexts } from '../context/texts/useTexts.ts';
import { useWrite } from '../data/useWrite.ts';
import { FailedWrite, useNotifyFailure } from '../screen/FailedWrite.tsx';
import { useValueFormat } from '../screen/formats/useValueFormat.ts';
import { useNotify } from '../screen/Notifications.tsx';

/** The user's reward totals, and a button to claim everything that is claimable. */
export function ClaimPanel({ totals }: { totals: Home['totals'] }): ReactElement {
  const t = useTexts('hub');
  const shared = useTexts('screen');
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const { formatValue } = useValueFormat();
  const count = totals.claimable_tasks + totals.claimable_rewards;
  const { mutate, isPending, error } = useWrite('claimAll', {
    onSuccess({ claimed_tasks: tasks, claimed_rewards: rewards }) {
      const claimed = tasks + rewards;
      if (claimed > 0) notify('positive', t('claim_all_done', { count: claimed }));
      else notify('info', t('claim_all_nothing'));
    },
    onError: notifyFailure,
  });
  return (
    <Card as="section" className="claim-panel" aria-labelledby="points">
      <div>
        <h2 id="points" className="claim-panel__title">
          {t('points_title')}
        </h2>
        <p className="claim-panel__figure">
          {formatValue({ amount: totals.points, unit: 'points' })}
        </p>
      </div>
      {count === 0 && !isPending ? (
        <p className="card-text">{t('claim_all_none')}</p>
      ) : (
        <Button
          variant="primary"
          size="large"
          fullWidth
          loading={isPending}
          loadingLabel={shared('action_claiming')}
          onClick={() => mutate({})}
        >
          {t('claim_all', { count })}
        </Button>
      )}
      <FailedWrite error={error} />
    </Card>
  );
}
