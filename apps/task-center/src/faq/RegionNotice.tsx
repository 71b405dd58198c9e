import { useTexts } from '@exchange/site/page';
import { Icon } from '@exchange/ui';
import type { ReactElement } from 'react';
import { useIsRegionBlocked } from '../data/useIsRegionBlocked.ts';

/**
 * Says why the task centre is not offered if the server refuses the visitor's region. The questions stay readable.
 */
export function RegionNotice(): ReactElement | null {
  const t = useTexts('screen');
  const isBlocked = useIsRegionBlocked();
  if (!isBlocked) return null;
  return (
    <p className="page-width risk-note" role="status">
      <Icon name="alert" size={16} />
      <span>{t('failure_regionBlocked_text')}</span>
    </p>
  );
}
