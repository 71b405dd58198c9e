import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import type { Wallet } from '@exchange/task-center-api';
import { Button, Icon } from '@exchange/ui';
import type { ReactElement } from 'react';
import { useClaimAll } from '../rewards/claim/useClaimAll.ts';
import { isPoints } from '../rewards/rewardStates.ts';
import { FailedWrite } from '../screen/FailedWrite.tsx';

/** Number of points that are ready to claim, with a button that claims them. Renders nothing without such points. */
export function ReadyPoints({ sums }: { sums: Wallet['ready']['sums'] }): ReactElement | null {
  const t = useTexts('rewards');
  const shared = useTexts('screen');
  const { formatValue } = useValueFormat();
  const { start, isPending, error } = useClaimAll(({ reward }) => isPoints(reward));
  const points = sums.find(isPoints);
  if (!points) return null;
  const text = t('points_ready', { points: formatValue(points.value) });
  return (
    <div className="ready-points">
      <p>
        <Icon name="gift" size={16} />
        {text}
      </p>
      <Button
        variant="primary"
        size="small"
        loading={isPending}
        loadingLabel={shared('action_claiming')}
        aria-label={`${shared('action_claim')}: ${text}`}
        onClick={start}
      >
        {shared('action_claim')}
      </Button>
      <FailedWrite error={error} />
    </div>
  );
}
