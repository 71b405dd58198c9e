import { minimumAge } from '@exchange/site/exchange';
import { pathFrom, usePage, useServices, useTexts } from '@exchange/site/page';
import type { ReactElement } from 'react';

/**
 * Minimum age of the displayed edition. The static HTML has the highest one of the editions that
 * offer the page's language.
 */
export function useMinimumAge(): number {
  const { regions, locale } = usePage();
  const edition = useServices()?.edition;
  if (edition) return minimumAge[edition];
  const offering = regions.editions.filter((each) => regions.offers(each, locale));
  return Math.max(...offering.map((each) => minimumAge[each]));
}

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
