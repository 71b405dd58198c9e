import { useTexts } from '@exchange/site/page';
import type { RewardPreview } from '@exchange/task-center-api';
import { Icon } from '@exchange/ui';
import type { ReactElement } from 'react';

/**
 * Chip with the kind of a reward, and a badge if the reward itself can be withdrawn. The page of the reward has the
 * other terms. Renders no chip for points and closed boxes, because their value names them.
 */
export function RewardKind({
  reward: { type, withdrawal },
}: {
  reward: Pick<RewardPreview, 'type' | 'withdrawal'>;
}): ReactElement {
  const t = useTexts('screen');
  return (
    <>
      {type === 'points' || type === 'mystery_box' ? null : (
        <span className="reward-kind" data-kind={type}>
          {t(`reward_${type}`)}
        </span>
      )}
      {withdrawal === 'full' ? (
        <>
          {' '}
          <span className="reward-kind__payable">
            <Icon name="check" size={16} />
            {t('withdrawal_full')}
          </span>
        </>
      ) : null}
    </>
  );
}
