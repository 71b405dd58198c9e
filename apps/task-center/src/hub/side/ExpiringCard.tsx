import { pathFrom, usePage, useTexts } from '@exchange/site/page';
import type { Home } from '@exchange/task-center-api';
import { Card, Icon } from '@exchange/ui';
import type { ReactElement } from 'react';
import { ExpiringList } from '../../rewards/expiring/ExpiringList.tsx';
import { ExpiringParts } from '../../rewards/expiring/ExpiringParts.tsx';
import { useIsWide } from '../../screen/useIsWide.ts';

/** Number of rewards to show at first, so that the column is not much longer than that of the tasks. */
const shownRewards = 2;

/**
 * Rewards and finished tasks that the server counts as expiring soon, earliest first. Renders nothing without them, and
 * on phones, which show only the foot of what can be claimed.
 */
export function ExpiringCard({
  expiring,
}: {
  expiring: Home['totals']['expiring'];
}): ReactElement | null {
  const t = useTexts('screen');
  const page = usePage();
  const isWide = useIsWide();
  const { count } = expiring;
  if (count === 0 || !isWide) return null;
  return (
    <Card as="section" className="expiring" aria-labelledby="expiring">
      <h2 id="expiring">
        <Icon name="hourglass" size={16} />
        <a href={pathFrom(page, '/task-center/my-rewards')}>{t('expiring', { count })}</a>
      </h2>
      <p className="card-text">
        <ExpiringParts expiring={expiring} />
      </p>
      <p className="expiring__loss">{t('expiring_loss', { count })}</p>
      <ExpiringList count={count} shown={shownRewards} />
    </Card>
  );
}
