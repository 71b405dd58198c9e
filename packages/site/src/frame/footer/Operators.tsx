import type { TFunction } from 'i18next';
import type { ReactElement } from 'react';
import { companies } from '../../../exchange.config.ts';
import { regions } from '../../exchange/regions.ts';
import type { PageAddress } from '../../page/index.ts';
import { offeringEditions } from '../../services/displayedEdition.ts';

/**
 * The company that operates the site, and its registration. The static HTML has the companies of all editions that offer
 * the page. CSS shows the one of the displayed edition: by default, the first.
 */
export function Operators({ t, page }: { t: TFunction<'shell'>; page: PageAddress }): ReactElement {
  const editions = page.isLocaleInPath ? offeringEditions(regions, page.locale) : regions.editions;
  return (
    <div className="operators">
      {editions.map((edition) => {
        const { name, ...registration } = companies[edition];
        return (
          <p key={edition} data-edition={edition}>
            {t('footer_operator', { company: name })} {t('footer_registration', registration)}
          </p>
        );
      })}
    </div>
  );
}
