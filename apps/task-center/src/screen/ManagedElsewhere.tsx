import { companies } from '@exchange/site/exchange';
import { usePage, useTexts } from '@exchange/site/page';
import type { ReactElement } from 'react';
import { useOtherSite } from './useOtherSite.ts';

/**
 * Names the company that manages rewards which the page's edition does not offer, with a link to
 * "My rewards" on its site. Neutral, because the edition may not promote them: no sums and no
 * deadlines. Renders nothing if the edition offers them.
 */
export function ManagedElsewhere({
  of: edition,
}: {
  /** Edition that offers them. */
  of: string | undefined;
}): ReactElement | null {
  const t = useTexts('screen');
  const shell = useTexts('shell');
  const { regions } = usePage();
  const site = useOtherSite(edition);
  if (!site || edition === undefined || !regions.isEdition(edition)) return null;
  return (
    <p className="managed-elsewhere">
      {t('managed_elsewhere', { company: companies[edition].name })}{' '}
      <a href={site.addressOf('/task-center/my-rewards')} hrefLang="en">
        {shell('section_rewards')}
      </a>
    </p>
  );
}
