import type { ReactElement } from 'react';
import type { PageAddress } from './address.ts';
import { canonicalAddress } from './canonicalAddress.ts';
import { regions } from './regions.ts';

/** Where this page and its other languages live, for search engines. */
export function VersionLinks({ page, path }: { page: PageAddress; path: string }): ReactElement {
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
function alternatesOf(page: PageAddress, path: string) {
  const isTold = regions.alternateSites().some(({ locale }) => locale === page.locale);
  return isTold ? regions.alternates(path) : [];
}
