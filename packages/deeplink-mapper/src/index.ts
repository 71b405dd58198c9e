export {
  type AppleAppSiteAssociation,
  type AssetLinksStatement,
  type LinkComponent,
  toAppleAppSiteAssociation,
  toAssetLinks,
  toIntentFilters,
} from './siteFiles/appSiteLinks.ts';
export {
  createDeepLinkMapper,
  type DeepLinkMapper,
  type DeepLinkMapperOptions,
} from './mapper/mapper.ts';
export {
  createDeepLinkParser,
  type DeepLinkParser,
  type DeepLinkParserOptions,
  type ParsedDeepLink,
} from './parser/parser.ts';
export type { Explanation } from './mapper/resolver.ts';
export type {
  DeepLink,
  DeepLinkRoute,
  NativeSchemes,
  ParameterFormat,
  RouteParameter,
} from './table/route.ts';
export { routes } from './preset/routes.ts';
export { DeepLinkTableError, type DeepLinkTableErrorCode } from './table/tableError.ts';
