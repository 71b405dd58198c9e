import { pathFrom, usePage, useTexts } from '@exchange/site/page';
import type { ReactElement } from 'react';

/** Says that a reward or prize is from another edition, if the displayed one does not offer it. */
export function FromElsewhere({ isOffered }: { isOffered: boolean }): ReactElement | null {
  const t = useTexts('screen');
  return isOffered ? null : <p className="earned-elsewhere">{t('earned_elsewhere')}</p>;
}

/**
 * Names the edition on which a reward was earned, with a link to its terms, which apply. Renders nothing for a reward of
 * the page's own edition.
 */
export function EarnedElsewhere({ edition }: { edition: string | undefined }): ReactElement | null {
  const t = useTexts('screen');
  const page = usePage();
  const { regions } = page;
  if (edition === undefined || !regions.isEdition(edition)) return null;
  // In English, because the edition may not offer the page's language.
  const terms = pathFrom({ ...page, isLocaleInPath: false, edition }, '/legal/terms');
  return (
    <p className="earned-elsewhere">
      <a href={terms} hrefLang="en">
        {t('earned_in', { site: new URL(regions.siteOrigin(edition)).host })}
      </a>
    </p>
  );
}
