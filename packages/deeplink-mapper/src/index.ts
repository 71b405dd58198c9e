export { createDeepLinkMapper, type DeepLinkMapperOptions } from './preset/mapper.ts';
export { createDeepLinkParser, type DeepLinkParserOptions } from './preset/parser.ts';
export { routes } from './preset/routes.ts';
export { toAppleAppSiteAssociation, toAssetLinks, toIntentFilters } from './preset/siteFiles.ts';
export type { DeepLinkMapper } from './mapper/mapper.ts';
export type { Explanation } from './mapper/resolver.ts';
export type { DeepLinkParser, ParsedDeepLink } from './parser/parser.ts';
export type {
  AppleAppSiteAssociation,
  AssetLinksStatement,
  LinkComponent,
} from './siteFiles/appSiteLinks.ts';
export type { NativeSchemes } from './table/config.ts';
export type { DeepLink } from './table/nativeLink.ts';
export { DeepLinkOptionError } from './table/optionError.ts';
export type { DeepLinkRoute, ParameterFormat, RouteParameter } from './table/route.ts';
export { DeepLinkTableError, type DeepLinkTableErrorKind } from './table/tableError.ts';
