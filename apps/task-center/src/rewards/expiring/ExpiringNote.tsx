import { pathFrom, usePage, useTexts } from '@exchange/site/page';
import type { Home, RewardGroup } from '@exchange/task-center-api';
import { Card, Icon } from '@exchange/ui';
import type { ReactElement } from 'react';
import { ExpiringParts } from './ExpiringParts.tsx';

/**
 * Card below what can be claimed: how many rewards expire soon, to claim and to use. Links to the
 * rewards. Where the page lists them, opens their lists. Renders nothing without any.
 */
export function ExpiringNote({
  expiring,
  path,
  onOpen,
}: {
  expiring: Home['totals']['expiring'];
  /** Page that lists the rewards. Undefined on that page. */
  path?: string;
  /** Opens the list of a group. Undefined where the page has no list. */
  onOpen?: (group: RewardGroup) => void;
}): ReactElement | null {
  const t = useTexts('screen');
  const page = usePage();
  const { count } = expiring;
  if (count === 0) return null;
  const title = t('expiring', { count });
  return (
    <Card as="section" className="expiring-note" aria-labelledby="expiring">
      <h2 id="expiring">
        <Icon name="hourglass" size={16} />
        {path === undefined ? title : <a href={pathFrom(page, path)}>{title}</a>}
      </h2>
      <ExpiringParts expiring={expiring} onOpen={onOpen} />
      <p className="expiring__loss">{t('expiring_loss', { count })}</p>
      {path === undefined ? null : <Icon name="chevronEnd" size={16} />}
    </Card>
  );
}
