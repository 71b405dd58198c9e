import type { TFunction } from 'i18next';
import type { ReactElement } from 'react';
import { uncoveredEditions } from '../../../exchange.config.ts';
import { regions, type Edition } from '../../exchange/regions.ts';
import type { PageAddress } from '../../page/index.ts';
import { offeringEditions } from '../../services/displayedEdition.ts';

/**
 * Risk of crypto-assets. In the editions whose law demands it, also that no guarantee covers them. The static HTML is
 * the same for all editions that offer the page, so CSS hides that sentence in the others.
 */
export function FooterRisk({
  t,
  page,
}: {
  t: TFunction<'shell'>;
  page: PageAddress;
}): ReactElement {
  const editions: readonly Edition[] = page.isLocaleInPath
    ? offeringEditions(regions, page.locale)
    : regions.editions;
  const [first] = editions;
  const isDefault = first !== undefined && uncoveredEditions.includes(first);
  return (
    <>
      {t('footer_risk')}
      {editions.some((edition) => uncoveredEditions.includes(edition)) ? (
        <span className="footer-cover" data-default={isDefault || undefined}>
          {' '}
          {t('footer_no_cover')}
        </span>
      ) : null}
    </>
  );
}
