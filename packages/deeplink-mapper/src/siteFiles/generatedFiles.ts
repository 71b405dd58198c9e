import { toAppleAppSiteAssociation, toAssetLinks, toIntentFilters } from './appSiteLinks.ts';

/** Placeholder app. The ids of the real apps are not part of this repository. */
const app = {
  appIds: ['ABCDE12345.com.brand.exchange'],
  packageName: 'com.brand.exchange',
  fingerprints: [Array.from({ length: 32 }, () => '00').join(':')],
};

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Functions that return the content of each generated file, by file name in `generated/`. */
export const generatedFiles = {
  'apple-app-site-association': (options = app) => json(toAppleAppSiteAssociation(options)),
  'assetlinks.json': (options = app) => json(toAssetLinks(options)),
  'intent-filters.xml': () => toIntentFilters(),
};
