export { createDeepLinkMapper, type DeepLinkMapper, type DeepLinkMapperOptions } from './mapper.ts';
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
