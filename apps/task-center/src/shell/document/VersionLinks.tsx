import { alternateSites } from '@exchange/region-env';
import type { PageAddress } from '@exchange/site/page';
import { isClosedLocale } from '@exchange/site/frame/document';
import type { ReactElement } from 'react';
import { closedEditions } from '../../../exchange.config.ts';
import { canonicalUrlOf } from '../../paths/canonicalUrl.ts';
import { openAlternates } from '../../paths/openAlternates.ts';
import { regions } from '../../paths/regions.ts';

/** Canonical link and links to the other languages, for search engines. */
export function VersionLinks({ page, path }: { page: PageAddress; path: string }): ReactElement {
  return (
    <>
      <link rel="canonical" href={canonicalUrlOf(page, path)} />
      {alternatesOf(page, path).map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
    </>
  );
}

/** Returns the hreflang alternates. Empty for locales of editions that are excluded from them (spec 9) or closed. */
function alternatesOf(page: PageAddress, path: string) {
  const isListed = alternateSites(regions).some(({ locale }) => locale === page.locale);
  const isOpen = !isClosedLocale(regions, closedEditions, page.locale);
  return isListed && isOpen ? openAlternates(path) : [];
}
