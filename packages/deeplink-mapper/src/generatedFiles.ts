import { toAppleAppSiteAssociation, toAssetLinks, toIntentFilters } from './appSiteLinks.ts';

/** Stand-ins for the identities of the real apps, which are no business of this repository. */
const app = {
  appIds: ['ABCDE12345.com.brand.exchange'],
  packageName: 'com.brand.exchange',
  fingerprints: [Array.from({ length: 32 }, () => '00').join(':')],
};

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** What the command line prints; the table's own are committed in `generated/`, by these names. */
export const generatedFiles = {
  'apple-app-site-association': (options = app) => json(toAppleAppSiteAssociation(options)),
  'assetlinks.json': (options = app) => json(toAssetLinks(options)),
  'intent-filters.xml': () => toIntentFilters(),
};
