export {
  type AppleAppSiteAssociation,
  type AssetLinksStatement,
  type LinkComponent,
  toAppleAppSiteAssociation,
  toAssetLinks,
  toIntentFilters,
} from './appSiteLinks.ts';
export { createDeepLinkMapper, type DeepLinkMapper, type DeepLinkMapperOptions } from './mapper.ts';
export {
  createDeepLinkParser,
  type DeepLinkParser,
  type DeepLinkParserOptions,
  type ParsedDeepLink,
} from './parse.ts';
export type { Explanation } from './resolver.ts';
export type {
  DeepLink,
  DeepLinkRoute,
  NativeSchemes,
  ParameterFormat,
  RouteParameter,
} from './route.ts';
export { routes } from './routes.ts';
export { DeepLinkTableError, type DeepLinkTableErrorCode } from './tableError.ts';
