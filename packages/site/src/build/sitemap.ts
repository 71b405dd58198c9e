import { openAlternates } from '../services/openAlternates.ts';
import type { SiteExport } from './siteExport.ts';

/**
 * Returns the `sitemap.xml` of pages in all their languages, with alternates, without the sites of closed editions.
 *
 * @param paths - paths of pages without a locale, such as `/task-center`
 */
export function sitemap(
  { regions, closedEditions }: Pick<SiteExport, 'regions' | 'closedEditions'>,
  paths: readonly string[],
): string {
  const entries = paths.flatMap((path) => {
    const versions = openAlternates(regions, closedEditions, path);
    const listed = new Set(versions.map(({ href }) => href));
    const links = versions.map(
      ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`,
    );
    return regions.editions
      .filter((edition) => !closedEditions.includes(edition))
      .flatMap((edition) => addressesOn(regions, edition, path))
      .map((address) => {
        const alternates = listed.has(address) ? links.join('') : '';
        return `<url><loc>${address}</loc>${alternates}</url>`;
      });
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

/** Returns the URLs of a page on an edition's site. Only the global site has the page without a locale. */
function addressesOn(regions: SiteExport['regions'], edition: string, path: string): string[] {
  const locales = regions.locales(edition).map(({ value }) => value);
  const isGlobal = edition === regions.editions[0];
  return [...(isGlobal ? [undefined] : []), ...locales].map((locale) =>
    regions.localizedUrl(regions.siteOrigin(edition), locale, path),
  );
}
