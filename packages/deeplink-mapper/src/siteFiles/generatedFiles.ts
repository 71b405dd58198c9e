import { withBrand } from '../preset/preset.ts';
import type { DeepLinkConfig } from '../table/config.ts';
import { toAppleAppSiteAssociation, toAssetLinks, toIntentFilters } from './appSiteLinks.ts';

/** Placeholder app. The ids of the real apps are not part of this repository. */
const app = {
  appIds: ['ABCDE12345.com.brand.exchange'],
  packageName: 'com.brand.exchange',
  fingerprints: [Array.from({ length: 32 }, () => '00').join(':')],
};

/** A site, and an app other than the placeholder. */
type Options = Partial<typeof app> & Pick<DeepLinkConfig, 'locales' | 'routes' | 'siteOrigins'>;

const preset = withBrand({});

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Functions that return the content of each generated file, by file name in `generated/`. */
export const generatedFiles = {
  'apple-app-site-association': (options: Options = preset) =>
    json(toAppleAppSiteAssociation({ ...app, ...options })),
  'assetlinks.json': (options: Options = preset) => json(toAssetLinks({ ...app, ...options })),
  'intent-filters.xml': (options: Options = preset) => toIntentFilters(options),
};
