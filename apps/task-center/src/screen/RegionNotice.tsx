import { useTexts } from '@exchange/site/page';
import { Icon } from '@exchange/ui';
import type { ReactElement } from 'react';
import { useIsRegionBlocked } from '../data/useIsRegionBlocked.ts';

/** Reason why the task centre is not offered in the visitor's region, above what stays readable there. */
export function RegionNotice(): ReactElement {
  const t = useTexts('screen');
  return (
    <div className="page-width region-notice">
      <p className="risk-note" role="status">
        <Icon name="alert" size={16} />
        <span>{t('failure_regionBlocked_text')}</span>
      </p>
    </div>
  );
}

/** The same, if the server refuses the visitor's region. */
export function CheckedRegionNotice(): ReactElement | null {
  return useIsRegionBlocked() ? <RegionNotice /> : null;
}
