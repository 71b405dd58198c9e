import type { ReactElement } from 'react';
import { canonicalAddress } from './canonicalAddress.ts';
import type { Page } from './PageContext.tsx';
import { regions } from './regions.ts';

/** The path of a page on its site, from the name of its file; undefined for error pages. */
export function sitePath(file: string): string | undefined {
  const path = file.replace(/^\/\[locale\]/, '');
  return path.startsWith('/task-center') ? path : undefined;
}

/** Where this page and its other languages live, for search engines. The same on every version. */
export function VersionLinks({ page, path }: { page: Page; path: string }): ReactElement {
  return (
    <>
      <link rel="canonical" href={canonicalAddress(page, path)} />
      {regions.alternates(path).map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
    </>
  );
}
