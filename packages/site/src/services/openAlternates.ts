import { alternates, type Alternate, type RegionEnv } from '@exchange/region-env';

/**
 * Returns the `hreflang` links to the versions of a page on the sites where the app is offered.
 *
 * @param path - path without a locale, such as `/task-center`
 */
export function openAlternates(
  regions: RegionEnv,
  closedEditions: readonly string[],
  path: string,
): readonly Alternate[] {
  const closedSites = closedEditions.map((edition) => regions.siteOrigin(edition));
  return alternates(regions, path).filter(
    ({ href }) => !closedSites.includes(new URL(href).origin),
  );
}
