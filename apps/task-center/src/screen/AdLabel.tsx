import { usePage, useTexts } from '@exchange/site/page';
import type { ReactElement } from 'react';
import { labelledAds, promotingPages } from '../../app.config.ts';

/**
 * Label that a page of `promotingPages` is advertising, where the law requires it. Pages that other
 * editions offer too contain it, and CSS shows it in the editions of `labelledAds`, so that nothing
 * moves when the page starts.
 */
export function AdLabel({ path }: { path: string }): ReactElement | null {
  const t = useTexts('screen');
  const { regions, locale, isLocaleInPath } = usePage();
  const editions = regions.editions.filter(
    (edition) => !isLocaleInPath || regions.offers(edition, locale),
  );
  const isLabelled = (edition: (typeof editions)[number]) => labelledAds.includes(edition);
  if (!promotingPages.includes(path) || !editions.some(isLabelled)) return null;
  return (
    <p className="ad-label page-width" data-shared={editions.every(isLabelled) ? undefined : ''}>
      <span>{t('advertisement')}</span>
    </p>
  );
}
