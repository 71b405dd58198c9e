import { pathFrom, usePage, useTexts } from '@exchange/site/page';
import type { ReactElement } from 'react';

/**
 * Link to the full rules below a summary of terms.
 *
 * @param path - path of the rules. By default, that of the part about tasks and rewards in the terms of use.
 */
export function FullRules({ path = '/legal/terms#rewards' }: { path?: string }): ReactElement {
  const t = useTexts('screen');
  return (
    <p className="full-rules">
      <a href={pathFrom(usePage(), path)}>{t('full_rules')}</a>
    </p>
  );
}
