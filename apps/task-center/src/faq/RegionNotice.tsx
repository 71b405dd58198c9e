import { useTexts } from '@exchange/site/page';
import { failureReason } from '@exchange/site/page/failures';
import { Icon } from '@exchange/ui';
import type { ReactElement } from 'react';
import { useRead } from '../data/useRead.ts';

/**
 * Says why the task centre is not offered if the server refuses the visitor's region. The questions stay readable. Reads one
 * campaign, because that call requires no login.
 */
export function RegionNotice(): ReactElement | null {
  const t = useTexts('screen');
  const { error } = useRead('campaigns', { limit: 1 });
  if (!error || failureReason(error) !== 'regionBlocked') return null;
  return (
    <p className="page-width risk-note" role="status">
      <Icon name="alert" size={16} />
      <span>{t('failure_regionBlocked_text')}</span>
    </p>
  );
}
