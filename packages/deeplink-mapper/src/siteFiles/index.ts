export { toAppleAppSiteAssociation, toAssetLinks, toIntentFilters } from './appSiteLinks.ts';
export type {
  AppleAppSiteAssociation,
  AssetLinksStatement,
  LinkComponent,
} from './appSiteLinks.ts';
