import { pathFrom, usePage, useTexts } from '@exchange/site/page';
import type { ReactElement } from 'react';
import { useMinimumAge } from './shownEdition.ts';

/**
 * Says beside the buttons of an offer that it is not for everyone, and links who can take part.
 *
 * @param rules - path of the rules
 */
export function WhoCan({ rules = '/legal/terms#account' }: { rules?: string }): ReactElement {
  const t = useTexts('screen');
  const page = usePage();
  return (
    <p className="who-can">
      {t('who_can', { age: useMinimumAge() })}{' '}
      <a href={pathFrom(page, rules)}>{t('who_can_link')}</a>
    </p>
  );
}
