import { pathFrom, usePage } from '@exchange/site/page';

/** The site of another edition. */
export interface OtherSite {
  /** Such as `www.brand.com`. */
  host: string;
  /** Returns the address of a path on it. */
  addressOf: (path: string) => string;
}

/** Returns the site of an edition, or undefined if the edition is missing or unknown. */
export function useOtherSite(edition: string | undefined): OtherSite | undefined {
  const page = usePage();
  const { regions } = page;
  if (edition === undefined || !regions.isEdition(edition)) return undefined;
  return {
    host: new URL(regions.siteOrigin(edition)).host,
    // In English, because the edition may not offer the page's language.
    addressOf: (path) => pathFrom({ ...page, isLocaleInPath: false, edition }, path),
  };
}
