import { useTexts } from '@exchange/site/page';
import { Icon } from '@exchange/ui';
import type { ReactElement } from 'react';

/** Marks a price that has not been updated for a while. */
export function Delayed(): ReactElement {
  const t = useTexts('market');
  return (
    <span className="delayed">
      <Icon name="hourglass" size={12} />
      {t('ticker_stale')}
    </span>
  );
}
