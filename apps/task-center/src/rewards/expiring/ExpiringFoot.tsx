import { pathFrom, usePage, useTexts } from '@exchange/site/page';
import type { Home, RewardGroup } from '@exchange/task-center-api';
import { Icon } from '@exchange/ui';
import type { ReactElement } from 'react';
import { ExpiringParts } from './ExpiringParts.tsx';

/**
 * Foot of the card with what can be claimed: how many rewards expire soon, to claim and to use.
 * Links to the rewards. Where the page lists them, opens their lists. Renders nothing without any.
 */
export function ExpiringFoot({
  expiring,
  path,
  onOpen,
}: {
  expiring: Home['totals']['expiring'];
  /** Page that lists the rewards. */
  path: string | undefined;
  /** Opens the list of a group. */
  onOpen: ((group: RewardGroup) => void) | undefined;
}): ReactElement | null {
  const t = useTexts('screen');
  const page = usePage();
  if (expiring.count === 0) return null;
  const content = (
    <>
      <Icon name="hourglass" size={16} />
      <span className="expiring-foot__text">
        {t('expiring', { count: expiring.count })}
        <ExpiringParts expiring={expiring} onOpen={onOpen} />
        <span className="expiring__loss">{t('expiring_loss')}</span>
      </span>
    </>
  );
  return path === undefined ? (
    <div className="expiring-foot">{content}</div>
  ) : (
    <a className="expiring-foot" href={pathFrom(page, path)}>
      {content}
      <Icon name="chevronEnd" size={16} />
    </a>
  );
}
