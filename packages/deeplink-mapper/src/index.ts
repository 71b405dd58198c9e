export { createDeepLinkMapper } from './mapper/mapper.ts';
export type { DeepLinkMapper } from './mapper/mapper.ts';
export type { Explanation } from './mapper/resolver.ts';
export type { DeepLinkConfig, NativeSchemes } from './table/config.ts';
export { DeepLinkError } from './table/deepLinkError.ts';
export type { DeepLinkErrorKind } from './table/deepLinkError.ts';
export type { DeepLink } from './table/nativeLink.ts';
export type { DeepLinkRoute, ParameterFormat, RouteParameter } from './table/route.ts';
