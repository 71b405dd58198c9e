import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import type { Wallet } from '@exchange/task-center-api';
import { Icon } from '@exchange/ui';
import type { ReactElement } from 'react';
import { ClaimAllButton } from '../rewards/claim/ClaimAllButton.tsx';
import { isPoints } from '../rewards/rewardStates.ts';

/** Number of points that are ready to claim, with a button that claims them. Renders nothing without such points. */
export function ReadyPoints({ sums }: { sums: Wallet['ready']['sums'] }): ReactElement | null {
  const t = useTexts('rewards');
  const { formatValue } = useValueFormat();
  const points = sums.find(isPoints);
  if (!points) return null;
  const text = t('points_ready', { points: formatValue(points.value) });
  return (
    <div className="ready-points">
      <p>
        <Icon name="gift" size={16} />
        {text}
      </p>
      <ClaimAllButton
        isWanted={({ reward }) => isPoints(reward)}
        variant="secondaryBrand"
        size="small"
        title={text}
      />
    </div>
  );
}
