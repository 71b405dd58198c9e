import { pathFrom, usePage, useTexts } from '@exchange/site/page';
import type { Home } from '@exchange/task-center-api';
import { Card, Icon } from '@exchange/ui';
import type { ReactElement } from 'react';
import { ExpiringList } from '../../rewards/expiring/ExpiringList.tsx';
import { useExpiringParts } from '../../rewards/expiring/useExpiringParts.ts';
import { Deadline } from '../../screen/Deadline.tsx';
import { useIsWide } from '../../screen/useIsWide.ts';

type Expiring = Home['totals']['expiring'];

/** Number of rewards to show at first, so that the column is not much longer than that of the tasks. */
const shownRewards = 2;

/**
 * Rewards and finished tasks that the server counts as expiring soon, earliest first. Renders nothing without them, and
 * on phones, which show only the link.
 */
export function ExpiringCard({ expiring }: { expiring: Expiring }): ReactElement | null {
  const t = useTexts('screen');
  const page = usePage();
  const isWide = useIsWide();
  const { count } = expiring;
  if (count === 0 || !isWide) return null;
  return (
    <Card as="section" className="expiring" aria-labelledby="expiring">
      <h2 id="expiring">
        <a href={pathFrom(page, '/task-center/my-rewards')}>{t('expiring', { count })}</a>
      </h2>
      <p className="card-text">
        <ExpiringParts expiring={expiring} />
      </p>
      <ExpiringList count={count} shown={shownRewards} />
    </Card>
  );
}

/** Link to the rewards and finished tasks that expire soon, with the time left for the first. Renders nothing without them. */
export function ExpiringLink({ expiring }: { expiring: Expiring }): ReactElement | null {
  const t = useTexts('screen');
  const page = usePage();
  const { count, next } = expiring;
  if (count === 0) return null;
  return (
    <a className="expiring-link" href={pathFrom(page, '/task-center/my-rewards')}>
      <Icon name="hourglass" size={16} />
      <span>
        {t('expiring', { count })}
        <span className="expiring-link__parts">
          <ExpiringParts expiring={expiring} />
          {next === null ? null : <Deadline end={next} text="use_within" isShort />}
        </span>
      </span>
      <Icon name="chevronEnd" size={16} />
    </a>
  );
}

/** How many are saved by claiming them, and how many only by using them. */
function ExpiringParts({ expiring }: { expiring: Expiring }): string {
  const { claim, use } = useExpiringParts(expiring);
  return [claim, use].filter(Boolean).join(' · ');
}
