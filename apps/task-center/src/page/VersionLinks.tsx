import type { ReactElement } from 'react';
import { canonicalAddress } from './canonicalAddress.ts';
import type { Page } from './PageContext.tsx';
import { regions } from './regions.ts';

/** Where this page and its other languages live, for search engines. */
export function VersionLinks({ page, path }: { page: Page; path: string }): ReactElement {
  return (
    <>
      <link rel="canonical" href={canonicalAddress(page, path)} />
      {alternatesOf(page, path).map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
    </>
  );
}

/** A page links its other versions only if it is one of them: some editions are not told (spec 9). */
function alternatesOf(page: Page, path: string) {
  const isTold = regions.alternateSites().some(({ locale }) => locale === page.locale);
  return isTold ? regions.alternates(path) : [];
}
