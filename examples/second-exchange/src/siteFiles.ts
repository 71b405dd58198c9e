import { toAppleAppSiteAssociation, toAssetLinks } from '@exchange/deeplink-mapper/site-files';
import { app } from '../exchange.config.ts';
import { config } from './links.ts';

const { appleAppIds: appIds, androidPackage: packageName, androidFingerprints: fingerprints } = app;

/** The files in `public` with which phones open links of the site in the app, by their path. */
export const siteFiles: Readonly<Record<string, object>> = {
  '.well-known/apple-app-site-association': toAppleAppSiteAssociation({ ...config, appIds }),
  '.well-known/assetlinks.json': toAssetLinks({ ...config, packageName, fingerprints }),
};
