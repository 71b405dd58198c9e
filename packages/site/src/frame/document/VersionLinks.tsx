import { alternateSites, type RegionEnv } from '@exchange/region-env';
import type { ReactElement } from 'react';
import { canonicalUrlOf } from '../../services/canonicalUrlOf.ts';
import { openAlternates } from '../../services/openAlternates.ts';
import { isClosedLocale } from '../isClosedLocale.ts';

interface VersionLinksProps {
  regions: RegionEnv;
  closedEditions: readonly string[];
  page: { locale: string; isLocaleInPath: boolean };
  /** Path of the page without its locale. */
  path: string;
}

/** Canonical link and links to the other languages, for search engines. */
export function VersionLinks({
  regions,
  closedEditions,
  page,
  path,
}: VersionLinksProps): ReactElement {
  // Locales of editions that are excluded from alternates (spec 9) or closed have none.
  const hasAlternates =
    alternateSites(regions).some(({ locale }) => locale === page.locale) &&
    !isClosedLocale(regions, closedEditions, page.locale);
  const alternates = hasAlternates ? openAlternates(regions, closedEditions, path) : [];
  return (
    <>
      <link rel="canonical" href={canonicalUrlOf(regions, page, path)} />
      {alternates.map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
    </>
  );
}
