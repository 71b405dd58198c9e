export { createDeepLinkMapper, type DeepLinkMapper } from './mapper/mapper.ts';
export type { Explanation } from './mapper/resolver.ts';
export { createDeepLinkParser, type DeepLinkParser, type ParsedDeepLink } from './parser/parser.ts';
export {
  type AppleAppSiteAssociation,
  type AssetLinksStatement,
  type LinkComponent,
  toAppleAppSiteAssociation,
  toAssetLinks,
  toIntentFilters,
} from './siteFiles/appSiteLinks.ts';
export type { DeepLinkConfig, NativeSchemes } from './table/config.ts';
export type { DeepLink } from './table/nativeLink.ts';
export { DeepLinkOptionError } from './table/optionError.ts';
export type { DeepLinkRoute, ParameterFormat, RouteParameter } from './table/route.ts';
export { DeepLinkTableError, type DeepLinkTableErrorKind } from './table/tableError.ts';
